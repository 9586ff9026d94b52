// An arm for the cancelled pan that does nothing leaves the screen where it is; one that springs back does not. And a transition's own
// `update`, called bare.
import UIKit

final class PictureController: UIViewController {
  @IBOutlet private var closeButton: UIButton!
  private var home = CGPoint.zero

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag)))
  }

  @IBAction private func close() { dismiss(animated: true) }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .changed: view.center = CGPoint(x: home.x, y: home.y + pan.translation(in: view).y)
    // expect: pan-without-cancelled
    case .ended: if pan.velocity(in: view).y > 400 { close() } else { springBack() }
    case .cancelled, .failed: break
    default: break
    }
  }

  private func springBack() { UIView.animate(withDuration: 0.2) { self.view.center = self.home } }
}

final class PosterController: UIViewController {
  @IBOutlet private var closeButton: UIButton!
  private var home = CGPoint.zero

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag)))
  }

  @IBAction private func close() { dismiss(animated: true) }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .changed: view.center = CGPoint(x: home.x, y: home.y + pan.translation(in: view).y)
    case .ended: if pan.velocity(in: view).y > 400 { close() } else { springBack() }
    case .cancelled, .failed: springBack()
    default: break
    }
  }

  private func springBack() { UIView.animate(withDuration: 0.2) { self.view.center = self.home } }
}

final class PullTransition: UIPercentDrivenInteractiveTransition {
  private weak var controller: UIViewController?

  func attach(to controller: UIViewController) {
    self.controller = controller
    controller.view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pull)))
  }

  @objc private func pull(_ pan: UIPanGestureRecognizer) {
    let share = pan.translation(in: pan.view).y / 500
    switch pan.state {
    case .began: controller?.dismiss(animated: true)
    case .changed: update(share)
    // expect: pan-without-cancelled
    case .ended: if share > 0.5 { finish() } else { cancel() }
    default: break
    }
  }
}

final class BannerController: UIViewController, UIViewControllerTransitioningDelegate {
  private let transition = PullTransition()
  @IBOutlet private var closeButton: UIButton!

  override func viewDidLoad() {
    super.viewDidLoad()
    transitioningDelegate = self
    transition.attach(to: self)
  }

  @IBAction private func close() { dismiss(animated: true) }

  func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
    transition
  }
}

final class WallController: UIViewController {
  @objc private func open() {
    for page in [PictureController(), PosterController(), BannerController()] {
      page.modalPresentationStyle = .fullScreen
      present(page, animated: true)
    }
  }
}
