// Marked by a function that is handed the view or called on it; a function that marks another view, or is told not to, marks nothing.
import UIKit

func keepVoiceOver(in view: UIView?) {
  guard let view else { return }
  view.accessibilityViewIsModal = true
  UIAccessibility.post(notification: .screenChanged, argument: view)
}

func letVoiceOverGo(from view: UIView) { view.accessibilityViewIsModal = false }

extension UIAccessibility {
  static func confine(to view: UIView) { keepVoiceOver(in: view) }
}

extension UIView {
  func shutOutTheRest() { accessibilityViewIsModal = true }

  @discardableResult
  func described(_ text: String, isModal: Bool = false) -> Self {
    accessibilityLabel = text
    accessibilityViewIsModal = isModal
    return self
  }
}

final class Handed: UIView {
  init() {
    super.init(frame: UIScreen.main.bounds)
    backgroundColor = UIColor.black.withAlphaComponent(0.5)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
    UIAccessibility.confine(to: self)
  }

  required init?(coder: NSCoder) { nil }
  @objc private func close() { removeFromSuperview() }
  override func accessibilityPerformEscape() -> Bool { close(); return true }
}

final class Described: UIView {
  init() {
    super.init(frame: UIScreen.main.bounds)
    backgroundColor = UIColor.black.withAlphaComponent(0.5)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
  }

  required init?(coder: NSCoder) { nil }
  @objc private func close() { removeFromSuperview() }
  override func accessibilityPerformEscape() -> Bool { close(); return true }
}

final class Labelled: UIView { // expect: overlay-open-to-voiceover
  init() {
    super.init(frame: UIScreen.main.bounds)
    backgroundColor = UIColor.black.withAlphaComponent(0.5)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
  }

  required init?(coder: NSCoder) { nil }
  @objc private func close() { removeFromSuperview() }
  override func accessibilityPerformEscape() -> Bool { close(); return true }
}

final class Released: UIView { // expect: overlay-open-to-voiceover
  init() {
    super.init(frame: UIScreen.main.bounds)
    backgroundColor = UIColor.black.withAlphaComponent(0.5)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
  }

  required init?(coder: NSCoder) { nil }
  @objc private func close() {
    letVoiceOverGo(from: self)
    removeFromSuperview()
  }
  override func accessibilityPerformEscape() -> Bool { close(); return true }
}

final class Bystander: UIViewController {
  private let map = UIView()
  private let badge = UIView()

  func show() {
    view.addSubview(Handed())
    let told = Described()
    view.addSubview(told.described("Told", isModal: true))
    let labelled = Labelled()
    view.addSubview(labelled)
    labelled.described("Labelled")
    view.addSubview(Released())
    keepVoiceOver(in: map)
    badge.shutOutTheRest()
  }
}

// What is presented by a controller of one's own.

final class StripPresentation: UIPresentationController {
  private let shade = UIView()

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    shade.backgroundColor = UIColor.black.withAlphaComponent(0.4)
    containerView.addSubview(shade)
    keepVoiceOver(in: containerView)
  }
}

final class BarePresentation: UIPresentationController { // expect: overlay-open-to-voiceover
  private let shade = UIView()

  override func presentationTransitionWillBegin() {
    shade.backgroundColor = UIColor.black.withAlphaComponent(0.4)
    containerView?.addSubview(shade)
  }
}

final class Strips: NSObject, UIViewControllerTransitioningDelegate {
  var isBare = false

  func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
    isBare ? BarePresentation(presentedViewController: presented, presenting: presenting) : StripPresentation(presentedViewController: presented, presenting: presenting)
  }
}

// Windows.

final class BellController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .close, primaryAction: UIAction { [weak self] _ in self?.view.window?.isHidden = true }))
  }
}

final class Bells: UIViewController {
  private var loud: UIWindow?
  private var soft: UIWindow?

  func ring(in scene: UIWindowScene) {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = BellController()
    window.shutOutTheRest()
    window.makeKeyAndVisible()
    loud = window
  }

  func hum(in scene: UIWindowScene) {
    soft = UIWindow(windowScene: scene) // expect: overlay-open-to-voiceover
    soft?.rootViewController = BellController()
    soft?.makeKeyAndVisible()
  }

  func hush() {
    loud = nil
    soft = nil
  }
}
