// The container's bar is the same each time that the screen appears.
import UIKit

final class Inbox: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let tap = UITapGestureRecognizer(target: self, action: #selector(toTop))
    navigationController?.navigationBar.addGestureRecognizer(tap) // expect: repeated-gesture-registration
  }

  @objc private func toTop() { view.setNeedsLayout() }
}

final class Outbox: UIViewController {
  private var hold: UILongPressGestureRecognizer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard hold == nil else { return }
    let hold = UILongPressGestureRecognizer(target: self, action: #selector(toTop))
    tabBarController?.tabBar.addGestureRecognizer(hold)
    self.hold = hold
  }

  @objc private func toTop() { view.setNeedsLayout() }
}

final class Drafts: UIViewController {
  private var tap: UITapGestureRecognizer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let tap = UITapGestureRecognizer(target: self, action: #selector(toTop))
    navigationController?.navigationBar.addGestureRecognizer(tap)
    self.tap = tap
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if let tap { tap.view?.removeGestureRecognizer(tap) }
  }

  @objc private func toTop() { view.setNeedsLayout() }
}
