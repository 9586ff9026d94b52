// A modal closes itself and tells its delegate, which presents the next one.
import UIKit

protocol TipDelegate: AnyObject {
  func tipWantsMore(_ tip: TipController)
}

final class TipController: UIViewController {
  weak var delegate: TipDelegate?

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.addTarget(self, action: #selector(more), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func more() {
    dismiss(animated: true)
    delegate?.tipWantsMore(self) // expect: presenting-during-dismissal
  }
}

final class GuideController: UIViewController, TipDelegate {
  func tipWantsMore(_ tip: TipController) {
    let sheet = UIAlertController(title: "More tips", message: nil, preferredStyle: .alert)
    sheet.addAction(UIAlertAction(title: "OK", style: .default))
    present(sheet, animated: true)
  }
}
