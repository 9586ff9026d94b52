// Who hears of a swipe is set by a helper, or hears of the screen's end by a subject.
import Combine
import UIKit

final class Listener: NSObject, UIAdaptivePresentationControllerDelegate {
  private let heard: () -> Void
  init(_ heard: @escaping () -> Void) { self.heard = heard }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { heard() }
}

extension UIViewController {
  func onSwipe(_ run: @escaping () -> Void) -> Listener {
    let listener = Listener(run)
    presentationController?.delegate = listener
    return listener
  }
}

final class Palette: UIViewController {
  var onCancel: (() -> Void)?
  let didLeave = PassthroughSubject<Void, Never>()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .close, primaryAction: UIAction { [weak self] _ in self?.onCancel?() }))
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    didLeave.send()
  }
}

final class Plain: UIViewController {
  var onCancel: (() -> Void)?
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .close, primaryAction: UIAction { [weak self] _ in self?.onCancel?() }))
  }
}

final class Studio: UIViewController {
  var completion: ((Bool) -> Void)?
  private var listener: Listener?
  private var bag: Set<AnyCancellable> = []

  @objc func first() {
    let plain = Plain()
    plain.onCancel = { [weak self] in self?.dismiss(animated: true); self?.completion?(false) }
    listener = plain.onSwipe { [weak self] in self?.completion?(false) }
    present(plain, animated: true)
  }

  @objc func second() {
    let palette = Palette()
    palette.onCancel = { [weak self] in self?.dismiss(animated: true); self?.completion?(false) }
    palette.didLeave.sink { [weak self] in self?.completion?(false) }.store(in: &bag)
    present(palette, animated: true)
  }

  @objc func third() {
    let plain = Plain()
    plain.onCancel = { [weak self] in self?.dismiss(animated: true); self?.completion?(false) }
    // expect: skipped-swipe-cleanup
    present(plain, animated: true)
  }
}
