// Another class of the same file has a tap on one of its own views, which keeps no tap inside of this one.
import UIKit

final class Desk: UIViewController {
  @objc func open() { present(Slip(), animated: true) }
}

final class Slip: UIViewController {
  private let paper = UIView()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(paper)
    view.addSubview(UIButton(type: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }))
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(backdropTapped)))
  }
  // expect: unfiltered-outside-tap
  @objc private func backdropTapped() { dismiss(animated: true) }
}

final class Portrait: UIViewController {
  private let picture = UIImageView()
  override func viewDidLoad() {
    super.viewDidLoad()
    picture.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(brighten)))
  }
  @objc private func brighten() { picture.isHighlighted = true }
}
