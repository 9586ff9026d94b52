// A control that tracks touches by itself.
import UIKit

final class RatingControl: UIControl {
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { sendActions(for: .valueChanged) }
}

final class ReviewController: UIViewController {
  private let rating = RatingControl()
  private let text = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(rating)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(endTyping))) // expect: swallowed-touches
  }

  @objc private func endTyping() { text.resignFirstResponder() }
}
