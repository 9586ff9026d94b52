// The bar above a pushed screen stays when that is popped; that above the first of a stack goes with it, and of a screen that nobody is
// seen to push nothing is known.
import UIKit

final class Feed: UIViewController {
  func open() { navigationController?.pushViewController(Post(), animated: true) }

  func openOther() { navigationController?.pushViewController(Story(), animated: true) }
}

final class Post: UIViewController {
  private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(panned))

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    navigationController?.navigationBar.addGestureRecognizer(pan) // expect: unremoved-window-gesture
  }

  @objc private func panned() { view.endEditing(true) }
}

final class Story: UIViewController {
  private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(panned))

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    navigationController?.navigationBar.addGestureRecognizer(pan)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.navigationBar.removeGestureRecognizer(pan)
  }

  @objc private func panned() { view.endEditing(true) }
}

final class Profile: UIViewController {
  private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(panned))

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    navigationController?.navigationBar.addGestureRecognizer(pan)
  }

  @objc private func panned() { view.endEditing(true) }
}
