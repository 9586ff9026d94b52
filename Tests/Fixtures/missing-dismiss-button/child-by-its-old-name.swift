// `addChildViewController` is what `addChild` was called: a child that is handed in may hold the way out.
import UIKit

final class QuayController: UIViewController {
  @objc func open() { present(CrateController(), animated: true) }
  @objc func close() { present(LidController(), animated: true) }  // expect: missing-dismiss-button
}

final class CrateController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    fill(UINavigationController(rootViewController: InnerController()))
  }

  private func fill(_ inner: UIViewController) {
    addChildViewController(inner)
    view.addSubview(inner.view)
    inner.didMove(toParentViewController: self)
  }
}

final class LidController: UIViewController {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
  }
}

final class InnerController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(leave))
  }

  @objc private func leave() { dismiss(animated: true) }
}
