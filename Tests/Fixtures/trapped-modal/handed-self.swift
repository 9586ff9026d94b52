// An object that the screen is handed to gives it the control, and closes it by a handler of its own.
import UIKit

final class CloseBar: NSObject {
  private weak var controller: UIViewController?
  func attach(to controller: UIViewController) {
    self.controller = controller
    controller.navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .close, target: self, action: #selector(leave))
  }
  @objc private func leave() { controller?.dismiss(animated: true) }
}

final class Counter: NSObject {
  private weak var controller: UIViewController?
  func attach(to controller: UIViewController) { self.controller = controller }
  @objc private func count() { controller?.title = "1" }
}

final class Film: UIViewController {
  private let bar = CloseBar()
  override func viewDidLoad() {
    super.viewDidLoad()
    bar.attach(to: self)
  }
}

final class Clip: UIViewController {
  private let counter = Counter()
  override func viewDidLoad() {
    super.viewDidLoad()
    counter.attach(to: self)
  }
}

final class Cinema: UIViewController {
  @objc func film() {
    let around = UINavigationController(rootViewController: Film())
    around.modalPresentationStyle = .fullScreen
    present(around, animated: true)
  }
  @objc func clip() {
    let around = UINavigationController(rootViewController: Clip())
    around.modalPresentationStyle = .fullScreen
    // expect: trapped-modal
    present(around, animated: true)
  }
}
