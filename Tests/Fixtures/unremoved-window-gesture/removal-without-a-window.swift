// In `deinit` the view has no window any more: this removes nothing.
import UIKit

final class NoteController: UIViewController {
  private let tap = UITapGestureRecognizer()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tap.addTarget(self, action: #selector(tapped))
    view.window?.addGestureRecognizer(tap) // expect: unremoved-window-gesture
  }

  deinit { view.window?.removeGestureRecognizer(tap) }

  @objc private func tapped() {}
}
