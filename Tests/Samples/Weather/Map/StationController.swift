import UIKit

/// A station's values. A tap anywhere is to close it, on the iPad also outside of the sheet; but the
/// window keeps the recogniser when the sheet is gone.
final class StationController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
    tap.delegate = self
    // expect: unremoved-window-gesture
    view.window?.addGestureRecognizer(tap)
  }

  @objc private func tapped(_ tap: UITapGestureRecognizer) {
    guard !view.bounds.contains(tap.location(in: view)) else { return }
    dismiss(animated: true)
  }
}

extension StationController: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gesture: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    true
  }
}
