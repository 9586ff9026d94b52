// `super.viewDidLoad()` runs the superclass's method and no override of a sibling; `self.leave()` runs what the class that is shown has.
import UIKit

class PosterController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.clipsToBounds = true
    let button = UIButton(type: .system)
    button.addTarget(self, action: #selector(pressed), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc func pressed() { self.press() }

  func press() {}
}

final class QuietPoster: PosterController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Quiet"
  }

  override func press() { title = "Pressed" }
}

final class HastyPoster: PosterController {
  override func viewDidLoad() {
    super.viewDidLoad()
    dismiss(animated: true)
  }

  override func press() { dismiss(animated: true) }
}

/// Its superclass closes.
class ShortController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    DispatchQueue.main.async { self.dismiss(animated: true) }
  }
}

final class ShortPoster: ShortController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Short"
  }
}

final class Wall: UIViewController {
  @IBAction func hang() {
    let poster = QuietPoster()
    poster.modalPresentationStyle = .fullScreen
    present(poster, animated: true) // expect: trapped-modal
  }

  @IBAction func hangHasty() {
    let poster = HastyPoster()
    poster.modalPresentationStyle = .fullScreen
    present(poster, animated: true)
  }

  @IBAction func hangShort() {
    let poster = ShortPoster()
    poster.modalPresentationStyle = .fullScreen
    present(poster, animated: true)
  }
}
