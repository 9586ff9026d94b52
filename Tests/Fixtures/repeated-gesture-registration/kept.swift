// One that is kept is added again, which does nothing.
// clean
import UIKit

final class SliderController: UIViewController {
  private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(dragged))
  private var tap: UITapGestureRecognizer!

  override func viewDidLoad() {
    super.viewDidLoad()
    tap = UITapGestureRecognizer(target: self, action: #selector(dragged))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.addGestureRecognizer(pan)
    view.addGestureRecognizer(tap)
  }

  @objc private func dragged() { view.alpha = 1 }
}
