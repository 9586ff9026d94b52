// What takes it off is handed on by its name: to SwiftUI, to a closure that the class keeps, as a selector, to a control's class.
import SwiftUI
import UIKit

struct NoteView: View {
  @State private var pan: UIPanGestureRecognizer?

  var body: some View {
    Text("Note")
      .onAppear(perform: attach)
      .onDisappear(perform: detach)
  }

  private func attach() {
    guard pan == nil, let window = UIApplication.shared.windows.first else { return }
    let pan = UIPanGestureRecognizer(target: window, action: #selector(UIView.endEditing))
    window.addGestureRecognizer(pan)
    self.pan = pan
  }

  private func detach() {
    guard let pan else { return }
    pan.view?.removeGestureRecognizer(pan)
    self.pan = nil
  }
}

final class ClosureController: UIViewController {
  private var onClose: (() -> Void)?
  private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(panned))

  override func viewDidLoad() {
    super.viewDidLoad()
    onClose = detach
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.addGestureRecognizer(pan)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    onClose?()
  }

  private func detach() { pan.view?.removeGestureRecognizer(pan) }

  @objc private func panned() { view.endEditing(true) }
}

final class SelectorController: UIViewController {
  fileprivate lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(panned))

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(detach), name: UIScene.didEnterBackgroundNotification, object: nil)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.addGestureRecognizer(pan)
  }
}

@objc private extension SelectorController {
  func detach() { pan.view?.removeGestureRecognizer(pan) }
  func panned() { view.endEditing(true) }
}

final class HeaderController: UIViewController {
  private let header = Header()
  private var press: UILongPressGestureRecognizer?

  override func viewDidLoad() {
    super.viewDidLoad()
    header.onClose = leave
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard press == nil, let window = view.window else { return }
    let press = UILongPressGestureRecognizer(target: self, action: #selector(leave))
    window.addGestureRecognizer(press)
    self.press = press
  }

  @objc private func leave() {
    if let press { press.view?.removeGestureRecognizer(press) }
    title = "Left"
  }
}

final class Header: UIView {
  var onClose: (() -> Void)?

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onClose?() }
}

// Nobody hands it on.
final class IdleController: UIViewController {
  private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(panned))

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.addGestureRecognizer(pan) // expect: unremoved-window-gesture
  }

  private func takeOff() { pan.view?.removeGestureRecognizer(pan) }

  @objc private func panned() { view.endEditing(true) }
}
