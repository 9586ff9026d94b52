// clean
// Two classes of one name in two targets: the call fits only one of them.
import UIKit

final class Lobby: UIViewController {
  func open() {
    let frame = FrameController { DoorController() }
    present(UINavigationController(rootViewController: frame), animated: true)
  }
}

final class FrameController: UIViewController {
  private let make: () -> UIViewController
  init(make: @escaping () -> UIViewController) {
    self.make = make
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) })
  }
}

final class DoorController: UIViewController {}
