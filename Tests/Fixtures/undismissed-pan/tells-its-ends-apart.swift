// Of the ends that one arm has, the state is asked for again, to know whether the finger was lifted far down.
import UIKit

final class ClipController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let close = UIButton(type: .close)
    close.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
    view.addSubview(close)
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(dragged)))
  }

  @objc private func closeTapped() { dismiss(animated: true) }

  @objc private func dragged(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .changed: view.frame.origin.y = max(0, pan.translation(in: view).y)
    case .ended, .cancelled, .failed:
      let isFar = pan.state == .ended && pan.translation(in: view).y > 120
      UIView.animate(withDuration: 0.2) { self.view.frame.origin.y = isFar ? self.view.bounds.height : 0 } // expect: undismissed-pan
    default: break
    }
  }
}

final class ReelController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let close = UIButton(type: .close)
    close.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
    view.addSubview(close)
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(dragged)))
  }

  @objc private func closeTapped() { dismiss(animated: true) }

  @objc private func dragged(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .changed: view.frame.origin.y = max(0, pan.translation(in: view).y)
    case .ended, .cancelled, .failed:
      let isFar = pan.state == .ended && pan.translation(in: view).y > 120
      if isFar { return closeTapped() }
      UIView.animate(withDuration: 0.2) { self.view.frame.origin.y = 0 }
    default: break
    }
  }
}

final class HomeController: UIViewController {
  @objc func clip() {
    let clip = ClipController()
    clip.modalPresentationStyle = .fullScreen
    present(clip, animated: true)
  }

  @objc func reel() {
    let reel = ReelController()
    reel.modalPresentationStyle = .fullScreen
    present(reel, animated: true)
  }
}
