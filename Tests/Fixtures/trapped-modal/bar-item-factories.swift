// Bar items that are handed the controller, or what to do: by a static function, an initialiser, a class of their own.
import UIKit

extension UIBarButtonItem {
  static func leaving(_ controller: UIViewController) -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .close, primaryAction: UIAction { [weak controller] _ in controller?.dismiss(animated: true) })
  }

  static func back(_ handler: @escaping () -> Void) -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { _ in handler() })
  }

  static func printing(_ controller: UIViewController) -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .action, primaryAction: UIAction { [weak controller] _ in print(controller as Any) })
  }

  convenience init(ending controller: UIViewController) {
    self.init(barButtonSystemItem: .close, target: controller, action: #selector(UIViewController.leave))
  }
}

extension UIViewController {
  @objc func leave() { dismiss(animated: true) }
}

final class LeaveItem: UIBarButtonItem {
  private weak var controller: UIViewController?

  init(of controller: UIViewController) {
    self.controller = controller
    super.init()
    image = UIImage(systemName: "xmark")
    target = self
    action = #selector(tapped)
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  @objc private func tapped() { controller?.dismiss(animated: true) }
}

final class NorthController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "North"
    navigationItem.leftBarButtonItems = [.leaving(self)]
  }
}

final class EastController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "East"
    navigationItem.leftBarButtonItem = .back { [weak self] in self?.leave() }
  }
}

final class SouthController: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "South"
    navigationItem.leftBarButtonItem = .back(leave)
  }
}

final class WestController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "West"
    navigationItem.leftBarButtonItem = UIBarButtonItem(ending: self)
  }
}

final class ZenithController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Zenith"
    navigationItem.leftBarButtonItem = LeaveItem(of: self)
  }
}

final class NadirController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Nadir"
    navigationItem.leftBarButtonItem = .printing(self)
  }
}

final class CompassController: UIViewController {
  @objc func north() { cover(NorthController()) }
  @objc func east() { cover(EastController(style: .plain)) }
  @objc func south() { cover(SouthController(collectionViewLayout: UICollectionViewFlowLayout())) }
  @objc func west() { cover(WestController()) }
  @objc func zenith() { cover(ZenithController()) }

  @objc func nadir() {
    let navigation = UINavigationController(rootViewController: NadirController())
    navigation.modalPresentationStyle = .fullScreen
    // expect: trapped-modal
    present(navigation, animated: true)
  }

  private func cover(_ root: UIViewController) {
    let navigation = UINavigationController(rootViewController: root)
    navigation.modalPresentationStyle = .fullScreen
    present(navigation, animated: true)
  }
}
