import UIKit

final class ListController: UIViewController {
  private let more = UIStoryboard(name: "More", bundle: nil)

  func byIdentifier() {
    let shown = more.instantiateViewController(withIdentifier: "Help")
    present(shown, animated: true) // expect: missing-dismiss-button
  }

  func byConstant() {
    present(more.instantiateViewController(identifier: Scene.about.rawValue), animated: true)
  }

  func byClassName() {
    present(more.instantiateViewController(withIdentifier: TermsController.identifier), animated: true) // expect: missing-dismiss-button
  }

  func initial() {
    let shown = UIStoryboard(name: "More", bundle: nil).instantiateInitialViewController() as! UINavigationController
    present(shown, animated: true) // expect: missing-dismiss-button
  }

  func told() {
    present(more.make(AboutController.self), animated: true)
    present(more.make(HelpController.self), animated: true) // expect: missing-dismiss-button
  }

  func declared() {
    let help: HelpController = more.make()
    present(help, animated: true) // expect: missing-dismiss-button
  }

  func byItself() {
    present(HelpController.fromStoryboard(), animated: true) // expect: missing-dismiss-button
    present(AboutController.fromStoryboard(), animated: true)
  }

  func generated() {
    present(StoryboardScene.More.help.instantiate(), animated: true) // expect: missing-dismiss-button
  }

  func unknown(_ name: String) {
    present(more.instantiateViewController(withIdentifier: name), animated: true)
  }
}

enum Scene: String {
  case about = "About"
}

extension UIStoryboard {
  func make<T: UIViewController>(_ type: T.Type = T.self) -> T {
    instantiateViewController(withIdentifier: String(describing: type)) as! T
  }
}

protocol FromStoryboard: UIViewController {}

extension FromStoryboard {
  static var identifier: String { String(describing: self) }

  static func fromStoryboard() -> Self {
    UIStoryboard(name: "More", bundle: nil).instantiateViewController(withIdentifier: identifier) as! Self
  }
}

final class HelpController: UIViewController, FromStoryboard {}

final class TermsController: UIViewController, FromStoryboard {}

final class AboutController: UIViewController, FromStoryboard {
  @IBAction private func done() {
    dismiss(animated: true)
  }
}
