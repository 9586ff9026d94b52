// The form sheet without its removals: one finding, at the add.
import UIKit

final class FormSheetController: UIViewController {
  private var outsideTap: UITapGestureRecognizer?
  private var isDone = false

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: #selector(done))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard outsideTap == nil, let window = view.window else { return }
    let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
    tap.cancelsTouchesInView = false
    window.addGestureRecognizer(tap) // expect: unremoved-window-gesture
    outsideTap = tap
  }

  @objc private func tapped(_ tap: UITapGestureRecognizer) {
    guard tap.state == .ended, !view.bounds.contains(tap.location(in: view)) else { return }
    done()
  }

  @objc private func done() {
    guard !isDone else { return }
    isDone = true
    dismiss(animated: true)
  }
}
