// A generic type's own parameter, and not what other classes call by that letter.
// clean
import UIKit

protocol RowSource { associatedtype T: UIView }

final class GreenRow: UITableViewCell {
  final class Source: RowSource { typealias T = GreenRow }
}

struct Page<T: UIViewController> {
  let make: () -> UIViewController

  func load() -> T {
    guard let page = make() as? T else { fatalError() }
    return page
  }
}

enum Pages { static let help = Page<UINavigationController> { UINavigationController(rootViewController: HelpController()) } }

final class HelpController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(close), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func close() { dismiss(animated: true) }
}

final class HomeController: UIViewController {
  func help() {
    let page = Pages.help.load()
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true)
  }
}
