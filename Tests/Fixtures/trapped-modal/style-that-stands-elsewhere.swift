// A style is what it is wherever it stands: in a constant, handed to a function that wraps, as an initialiser's default, as what an enum says.
import UIKit

enum Look {
  static let wide: UIModalPresentationStyle = .fullScreen
  static let small: UIModalPresentationStyle = .pageSheet
}

enum Size {
  case large, small
  var style: UIModalPresentationStyle {
    switch self {
    case .large: return .fullScreen
    case .small: return .formSheet
    }
  }
}

class SceneController: UIViewController {
  init(style: UIModalPresentationStyle = .fullScreen) {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = style
  }
  required init?(coder: NSCoder) { nil }
}

final class BannerController: SceneController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UILabel())
    view.addGestureRecognizer(UIHoverGestureRecognizer())
  }
}

final class LegalController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UILabel())
  }
}

extension UIViewController {
  func wrapped(in style: UIModalPresentationStyle = .automatic) -> UINavigationController {
    let stack = UINavigationController(rootViewController: self)
    stack.modalPresentationStyle = style
    return stack
  }
}

final class LobbyController: UIViewController {
  func constant() {
    let legal = LegalController()
    legal.modalPresentationStyle = Look.wide
    present(legal, animated: true) // expect: trapped-modal
  }

  func handed() { present(LegalController().wrapped(in: .fullScreen), animated: true) } // expect: trapped-modal

  func byDefault() { present(BannerController(), animated: true) } // expect: trapped-modal

  func large() { show(LegalController(), .large) } // expect: trapped-modal
  func small() { show(LegalController(), .small) } // expect: missing-dismiss-button

  func sheet() {
    let legal = LegalController()
    legal.modalPresentationStyle = Look.small
    present(legal, animated: true) // expect: missing-dismiss-button
  }

  private func show(_ page: UIViewController, _ size: Size) {
    page.modalPresentationStyle = size.style
    present(page, animated: true)
  }
}
