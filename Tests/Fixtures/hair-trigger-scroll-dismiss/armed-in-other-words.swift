// The finger is asked for by an early return, an extension, a model, a helper, a pan's handler; the distance is added before.
import PullKit
import UIKit

final class EarlyController: UIViewController, UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if !scrollView.isTracking { return }
    if scrollView.contentOffset.y < -60 { dismiss(animated: true) }
  }
}

final class SummingController: UIViewController, UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let overshoot = -scrollView.contentOffset.y - 80
    guard scrollView.isDragging, overshoot > 0 else { return }
    dismiss(animated: true)
  }
}

final class RangeController: UIViewController, UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView.isTracking, !(-80...).contains(scrollView.contentOffset.y) { dismiss(animated: true) }
  }
}

final class AddedController: UIViewController, UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView.isHeld, scrollView.contentOffset.y < -60 { dismiss(animated: true) }
  }
}

extension UIScrollView {
  var isHeld: Bool { isTracking || isDragging }
}

final class OutsideController: UIViewController, UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView.isPulledByFinger, scrollView.contentOffset.y < -60 { dismiss(animated: true) }
  }
}

final class ModelController: UIViewController, UIScrollViewDelegate {
  private let pull = PullModel()

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { pull.begin() }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if pull.isRunning, scrollView.contentOffset.y < -60 { dismiss(animated: true) }
  }
}

final class PullModel {
  private(set) var isRunning = false
  func begin() { isRunning = true }
}

final class FlippedController: UIViewController, UIScrollViewDelegate {
  private var isDown = false

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isDown.toggle() }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { isDown.toggle() }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if isDown, scrollView.contentOffset.y < -60 { dismiss(animated: true) }
  }
}

final class PannedController: UIViewController, UIScrollViewDelegate {
  private let scrollView = UIScrollView()
  private var isDown = false

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.panGestureRecognizer.addTarget(self, action: #selector(panned))
  }

  @objc private func panned(_ pan: UIPanGestureRecognizer) { isDown = pan.state == .changed }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if isDown, scrollView.contentOffset.y < -60 { dismiss(animated: true) }
  }
}

final class HandedController: UIViewController, UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView.contentOffset.y < -60 { close(if: scrollView.isTracking) }
  }

  private func close(if isTracking: Bool) {
    guard isTracking else { return }
    dismiss(animated: true)
  }
}

// Only the hint that it has presented goes.
final class HintController: UIViewController, UIScrollViewDelegate {
  private weak var hint: UIViewController?

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView.contentOffset.y > 0 { hint?.dismiss(animated: true) }
  }

  func showHint() {
    let hint = HintBubble()
    present(hint, animated: true)
    self.hint = hint
  }
}

final class HintBubble: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(close), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func close() { dismiss(animated: true) }
}

// Nobody asks for a finger: a flag that the loading sets, an edge with the bars' inset, and a way out that only returns at the other end.
final class LoadedController: UIViewController, UIScrollViewDelegate {
  private var isLoaded = false

  override func viewDidLoad() {
    super.viewDidLoad()
    isLoaded = true
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { // expect: hair-trigger-scroll-dismiss
    if isLoaded, scrollView.contentOffset.y < -60 { dismiss(animated: true) }
  }
}

final class EdgeController: UIViewController, UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { // expect: hair-trigger-scroll-dismiss
    if scrollView.isTracking, scrollView.contentOffset.y + scrollView.contentInset.top < 0 { dismiss(animated: true) }
  }
}

final class FarController: UIViewController, UIScrollViewDelegate {
  var distance: CGFloat = 80

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView.isTracking, scrollView.contentOffset.y + distance < 0 { dismiss(animated: true) }
  }
}
