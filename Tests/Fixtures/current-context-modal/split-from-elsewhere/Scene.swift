// The scene puts the pane into a split view.
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func show() {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(ListController(), for: .primary)
    split.setViewController(UINavigationController(rootViewController: NoteController()), for: .secondary)
    window?.rootViewController = split
  }
}
