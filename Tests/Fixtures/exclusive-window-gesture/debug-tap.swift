// Three fingers, or a tap that only counts, shut nobody out.
// clean
import UIKit

final class CounterController: UIViewController {
  private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tapped))

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tap.numberOfTouchesRequired = 3
    view.window?.addGestureRecognizer(tap)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    tap.view?.removeGestureRecognizer(tap)
  }

  @objc private func tapped() {
    if !view.bounds.contains(tap.location(in: view)) { dismiss(animated: true) }
  }
}

final class MeterController: UIViewController {
  private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tapped))

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.addGestureRecognizer(tap)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    tap.view?.removeGestureRecognizer(tap)
  }

  @objc private func tapped() { title = "Touched" }
}
