import UIKit

protocol ShelfScreenProtocol: AnyObject {
  func show(titleModel: NameInputViewModel, placeModel: NameInputViewModel)
}

final class ShelfLayout: UIView {
  let titleField = NameInputField()
  let placeField = NameInputField()
}

final class ShelfScreen: UIViewController, ShelfScreenProtocol {
  private let presenter: ShelfPresenterProtocol
  private let layout = ShelfLayout()
  private let saveItem = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)

  init(presenter: ShelfPresenterProtocol) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = layout }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shelf"
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    navigationItem.rightBarButtonItem = saveItem
    saveItem.target = self
    saveItem.action = #selector(save)
    presenter.begin()
  }

  func show(titleModel: NameInputViewModel, placeModel: NameInputViewModel) {
    layout.titleField.show(titleModel)
    layout.placeField.show(placeModel)
  }

  @objc private func close() { dismiss(animated: true) }
  @objc private func save() { presenter.save() }
}
