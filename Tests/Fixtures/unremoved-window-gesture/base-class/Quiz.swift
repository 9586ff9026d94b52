// The base class removes what the subclass adds.
// clean
import UIKit

final class QuizController: ListeningController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard windowTap == nil, let window = view.window else { return }
    let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
    window.addGestureRecognizer(tap)
    windowTap = tap
  }

  @objc private func tapped() {}
}
