// What runs once may make one.
// clean
import UIKit

final class FlagView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(waved)))
  }

  @objc private func waved() { alpha = 1 }
}

final class FlagController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(waved)))
  }

  @objc private func waved() { view.alpha = 1 }
}
