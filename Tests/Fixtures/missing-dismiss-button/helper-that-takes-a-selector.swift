// A helper makes a control of the selector that it is handed, whatever it is called; one that makes a gesture is no button.
import UIKit

extension Selector { static let fold = #selector(UIViewController.fold) }
extension UIViewController { @objc func fold() { dismiss(animated: true) } }

final class Hall: UIViewController {
  @objc func first() { present(First(), animated: true) }
  @objc func second() { present(Second(), animated: true) }
  @objc func third() {
    // expect: missing-dismiss-button
    present(Third(), animated: true)
  }
}

final class First: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(row("Leave", #selector(leave)))
  }
  private func row(_ title: String, _ selector: Selector) -> UIView {
    let made = UIButton(type: .system)
    made.setTitle(title, for: .normal)
    made.addTarget(self, action: selector, for: .touchUpInside)
    return made
  }
  @objc private func leave() { dismiss(animated: true) }
}

final class Second: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let made = UIButton(type: .system)
    made.setTitle("Leave", for: .normal)
    made.addTarget(self, action: .fold, for: .touchUpInside)
    view.addSubview(made)
  }
}

final class Third: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    listen(#selector(leave))
  }
  private func listen(_ selector: Selector) {
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: selector))
  }
  @objc private func leave() { dismiss(animated: true) }
}
