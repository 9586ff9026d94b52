// A button or a bar item that another type's function makes closes what it is told to, wherever that type is declared; and what a builder, a
// method that subclasses must override or an extension's property gives back is what is shown.
import UIKit

enum Items {
  static func close(_ controller: UIViewController) -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .close, primaryAction: UIAction { [weak controller] _ in controller?.dismiss(animated: true) })
  }
  static func reload(_ table: UITableView) -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .refresh, primaryAction: UIAction { [weak table] _ in table?.reloadData() })
  }
}
final class Buttons {
  static let shared = Buttons()
  func cross(_ action: @escaping () -> Void) -> UIButton {
    UIButton(type: .close, primaryAction: UIAction { _ in action() })
  }
}
extension UIViewController {
  func asModal() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: self)
    navigation.modalPresentationStyle = .fullScreen
    navigationItem.leftBarButtonItem = Items.close(self)
    return navigation
  }
  func asReader() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: self)
    navigation.modalPresentationStyle = .fullScreen
    return navigation
  }
  var inNavigation: UINavigationController {
    let navigation = UINavigationController(rootViewController: self)
    navigation.modalPresentationStyle = .fullScreen
    return navigation
  }
}

final class Atlas: UIViewController {
  @objc func openAll() {
    present(IslandController().asModal(), animated: true)
    present(IslandController().asReader(), animated: true) // expect: trapped-modal
    present(CapeController().inNavigation, animated: true)
    present(IslandController().inNavigation, animated: true) // expect: trapped-modal
    present(StraitController().inNavigation, animated: true) // expect: trapped-modal
    present(Wrapper(IslandController()).build(), animated: true)
    present(Box(page: IslandController()).build(), animated: true)
    present(Bare(page: IslandController()).build(), animated: true) // expect: trapped-modal
    GulfFlow(self).start()
    FjordFlow(self).start()
  }
}

final class IslandController: UITableViewController {}
final class CapeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(Buttons.shared.cross { [weak self] in self?.dismiss(animated: true) })
  }
}
final class StraitController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = Items.reload(tableView)
  }
}

struct Wrapper {
  let root: UIViewController
  init(_ root: UIViewController) { self.root = root }
  func build() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: root)
    navigation.modalPresentationStyle = .fullScreen
    root.navigationItem.leftBarButtonItem = Items.close(navigation)
    return navigation
  }
}
struct Box {
  let page: UIViewController
  func build() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: page)
    navigation.modalPresentationStyle = .fullScreen
    page.navigationItem.leftBarButtonItem = Items.close(page)
    return navigation
  }
}
struct Bare {
  let page: UIViewController
  func build() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: page)
    navigation.modalPresentationStyle = .fullScreen
    return navigation
  }
}

class Flow {
  let presenter: UIViewController
  init(_ presenter: UIViewController) { self.presenter = presenter }
  func makePage() -> UIViewController { fatalError("makePage") }
  func start() { presenter.present(makePage(), animated: true) }
}
final class GulfFlow: Flow {
  override func makePage() -> UIViewController { CapeController() }
}
final class FjordFlow: Flow {
  override func makePage() -> UIViewController { CapeController() }
}
