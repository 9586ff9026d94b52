// Less than the whole height away, a card still shows; and what is handed over by its name may dismiss.
import UIKit

class PulledController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag)))
  }

  @objc func close() { dismiss(animated: true) }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    let offset = pan.translation(in: view).y
    switch pan.state {
    case .changed: view.frame.origin.y = max(offset, 0)
    case .ended, .cancelled:
      UIView.animate(withDuration: 0.2) { self.view.frame.origin.y = offset > 120 ? self.view.bounds.height - 140 : 0 }
    default: break
    }
  }
}

final class NamedController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag)))
  }

  @objc private func close() { dismiss(animated: true) }

  private func closeIfAway(_ finished: Bool) {
    if view.frame.minY > 0 { dismiss(animated: false) }
  }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    let offset = pan.translation(in: view).y
    switch pan.state {
    case .changed: view.frame.origin.y = max(offset, 0)
    case .ended, .cancelled:
      UIView.animate(
        withDuration: 0.2, animations: { self.view.frame.origin.y = offset > 120 ? self.view.bounds.height : 0 }, completion: closeIfAway)
    default: break
    }
  }
}

final class TellingController: UIViewController {
  var onSettled: ((Bool) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag)))
  }

  @objc private func close() { dismiss(animated: true) }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    let offset = pan.translation(in: view).y
    switch pan.state {
    case .changed: view.frame.origin.y = max(offset, 0)
    case .ended, .cancelled:
      UIView.animate(
        withDuration: 0.2, animations: { self.view.frame.origin.y = offset > 120 ? self.view.bounds.height : 0 }, completion: onSettled)
    default: break
    }
  }
}

final class ShownController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag)))
  }

  @objc private func close() { dismiss(animated: true) }

  private func settle(_ finished: Bool) { view.layoutIfNeeded() }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    let offset = pan.translation(in: view).y
    switch pan.state {
    case .changed: view.frame.origin.y = max(offset, 0)
    case .ended, .cancelled:
      UIView.animate(
        withDuration: 0.2,
        animations: { self.view.frame.origin.y = offset > 120 ? 0 - self.view.bounds.height : 0 }, // expect: undismissed-pan
        completion: settle)
    default: break
    }
  }
}

final class HomeController: UIViewController {
  func show() {
    open(PulledController())
    open(NamedController())
    open(TellingController())
    open(ShownController())
  }

  private func open(_ screen: UIViewController) {
    let navigation = UINavigationController(rootViewController: screen)
    navigation.modalPresentationStyle = .fullScreen
    present(navigation, animated: true)
  }
}
