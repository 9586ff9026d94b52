import UIKit

final class PanelController: UIViewController, UIGestureRecognizerDelegate {
  private var outsideTap: UITapGestureRecognizer?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard outsideTap == nil, let window = view.window else { return }
    let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
    tap.delegate = self
    window.addGestureRecognizer(tap)
    outsideTap = tap
  }

  @objc private func tapped(_ tap: UITapGestureRecognizer) {
    if !view.bounds.contains(tap.location(in: view)) { dismiss(animated: true) }
  }

  func gestureRecognizer(_ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool { true }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if let recognizer = outsideTap {
      recognizer.view?.removeGestureRecognizer(recognizer)
      outsideTap = nil
    }
  }
}
