// A view that its class gives the button trait closes by a tap as a button does; any other view only by a gesture.
import UIKit

final class GalleryController: UIViewController {
  func openMarked() { present(MarkedController(), animated: true) }
  func openInserted() { present(InsertedController(), animated: true) }
  func openPlain() {
    present(PlainController(), animated: true)  // expect: missing-dismiss-button
  }
}

final class MarkedController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let cross = UIImageView(image: UIImage(systemName: "xmark"))
    cross.isUserInteractionEnabled = true
    cross.isAccessibilityElement = true
    cross.accessibilityTraits = .button
    cross.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(leave)))
    view.addSubview(cross)
  }

  @objc private func leave() { dismiss(animated: true) }
}

final class InsertedController: UIViewController {
  private let cross = UIImageView(image: UIImage(systemName: "xmark"))

  override func viewDidLoad() {
    super.viewDidLoad()
    cross.accessibilityTraits.insert(.button)
    let tap = UITapGestureRecognizer(target: self, action: #selector(leave))
    cross.addGestureRecognizer(tap)
    view.addSubview(cross)
  }

  @objc private func leave() { dismiss(animated: true) }
}

final class PlainController: UIViewController {
  private let picture = UIImageView()
  private let title1 = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title1.accessibilityTraits = .button
    picture.accessibilityTraits = .image
    picture.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(leave)))
    view.addSubview(picture)
  }

  @objc private func leave() { dismiss(animated: true) }
}
