// clean
// What `model` is, the class says that inherits from the generic one; without a heir, what the parameter conforms to.
import UIKit

class Screen<Model>: UIViewController {
  let model: Model

  init(model: Model) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

final class Route {
  weak var controller: UIViewController?
  func close() { controller?.dismiss(animated: true) }
}

final class StoryModel {
  private let route: Route
  init(route: Route) { self.route = route }
  func leave() { route.close() }
}

final class StoryController: Screen<StoryModel> {
  private let cross = UIButton(type: .custom)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(cross)
    cross.addTarget(self, action: #selector(crossTapped), for: .touchUpInside)
  }

  @objc private func crossTapped() { model.leave() }
}

protocol Leaving: AnyObject { func leave() }

final class AlbumModel: Leaving {
  private let route: Route
  init(route: Route) { self.route = route }
  func leave() { route.close() }
}

final class AlbumController<Model: Leaving>: UIViewController {
  private let model: Model
  private let cross = UIButton(type: .custom)

  init(model: Model) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(cross)
    cross.addTarget(self, action: #selector(crossTapped), for: .touchUpInside)
  }

  @objc private func crossTapped() { model.leave() }
}

final class MenuController: UIViewController {
  func openStory() {
    let route = Route()
    let story = StoryController(model: StoryModel(route: route))
    route.controller = story
    story.modalPresentationStyle = .fullScreen
    present(story, animated: true)
  }

  func openAlbum() {
    let route = Route()
    let album = AlbumController(model: AlbumModel(route: route))
    route.controller = album
    album.modalPresentationStyle = .fullScreen
    present(album, animated: true)
  }
}
