// A base class calls an empty method after a swipe, and the class that inherits it does the work in it.
import UIKit

class EndingSheet: UIViewController, UIAdaptivePresentationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    presentationController?.delegate = self
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
    view.addSubview(button)
  }

  func sheetDidClose() {}

  // expect: skipped-button-cleanup
  @objc func closeTapped() { dismiss(animated: true) }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { sheetDidClose() }
}

final class MoodSheet: EndingSheet {
  var onEnd: (() -> Void)?
  override func sheetDidClose() { onEnd?() }
}

// Its button runs the same method.
class SharedEndingSheet: UIViewController, UIAdaptivePresentationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    presentationController?.delegate = self
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
    view.addSubview(button)
  }

  func sheetDidClose() {}

  @objc func closeTapped() {
    dismiss(animated: true)
    sheetDidClose()
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { sheetDidClose() }
}

final class NoteSheet: SharedEndingSheet {
  var onEnd: (() -> Void)?
  override func sheetDidClose() { onEnd?() }
}

// Its button hands it on.
class LaterEndingSheet: UIViewController, UIAdaptivePresentationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    presentationController?.delegate = self
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
    view.addSubview(button)
  }

  func sheetDidClose() {}

  @objc func closeTapped() { dismiss(animated: true, completion: sheetDidClose) }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { sheetDidClose() }
}

final class PageSheet: LaterEndingSheet {
  var onEnd: (() -> Void)?
  override func sheetDidClose() { onEnd?() }
}

// Whoever inherits closes by a button of its own making, or hears of swipes himself.
class OpenEndingSheet: UIViewController, UIAdaptivePresentationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    presentationController?.delegate = self
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
    view.addSubview(button)
  }

  func sheetDidClose() {}

  @objc func closeTapped() { dismiss(animated: true) }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { sheetDidClose() }
}

final class FormSheet: OpenEndingSheet {
  var onEnd: (() -> Void)?

  override func closeTapped() {
    super.closeTapped()
    onEnd?()
  }

  override func sheetDidClose() { onEnd?() }
}

final class MapSheet: OpenEndingSheet {
  var onEnd: (() -> Void)?
  override func sheetDidClose() { onEnd?() }
  override func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { print("gone") }
}
