// A presenter's base class shows whatever it presents full screen: a sheet or full screen, both want a button.

import UIKit

class CoveringController: UIViewController {
  override func present(_ page: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    if #available(iOS 13.0, *) { page.modalPresentationStyle = .fullScreen }
    super.present(page, animated: animated, completion: completion)
  }
}

final class Attic: CoveringController {
  @objc func showTrunk() {
    present(Trunk(), animated: true) // expect: missing-dismiss-button
  }

  @objc func showChest() { present(Chest(), animated: true) }
}

final class Trunk: UIViewController {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
  }
}

final class Chest: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(close), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func close() { dismiss(animated: true) }
}
