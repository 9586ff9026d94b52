protocol ShelfPresenterProtocol: AnyObject {
  func begin()
  func save()
}

final class ShelfPresenter: ShelfPresenterProtocol {
  weak var screen: ShelfScreenProtocol?
  private var titleModel: NameInputViewModel?
  private var placeModel: NameInputViewModel?

  func begin() {
    let titleModel = NameInputViewModel(text: "")
    let placeModel = NameInputViewModel(text: "Hall")
    (self.titleModel, self.placeModel) = (titleModel, placeModel)
    screen?.show(titleModel: titleModel, placeModel: placeModel)
  }

  func save() {
    guard let title = titleModel?.text, let place = placeModel?.text else { return }
    Shelves.add(title, at: place)
  }
}

enum Shelves {
  static func add(_ title: String, at place: String) {}
}
