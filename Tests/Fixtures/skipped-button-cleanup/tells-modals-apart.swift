// The method asks which modal has gone, and means another one than the button closes.
import UIKit

class Desk: UIViewController {
  let list = PaperList()
}

final class ByClass: Desk, UIAdaptivePresentationControllerDelegate {
  func write() {
    let page = Paper()
    page.onCancel = { [weak self] in self?.dismiss(animated: true) }
    page.presentationController?.delegate = self
    present(page, animated: true)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    switch presentationController.presentedViewController {
    case is Folder: list.reload()
    default: break
    }
  }
}

final class ByIdentity: Desk, UIAdaptivePresentationControllerDelegate {
  private var folder: UIViewController?

  func write() {
    let page = Paper()
    page.onCancel = { [weak self] in self?.dismiss(animated: true) }
    page.presentationController?.delegate = self
    present(page, animated: true)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    guard presentationController.presentedViewController === folder else { return }
    list.reload()
  }
}

final class ByItsOwnClass: Desk, UIAdaptivePresentationControllerDelegate {
  func write() {
    let page = Paper()
    // expect: skipped-button-cleanup
    page.onCancel = { [weak self] in self?.dismiss(animated: true) }
    page.presentationController?.delegate = self
    present(page, animated: true)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    if presentationController.presentedViewController is Paper { list.reload() }
  }
}

final class PaperList {
  private var loads = 0
  func reload() { loads += 1 }
}

final class Folder: UIViewController {}

final class Paper: UIViewController {
  var onCancel: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(cancel), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func cancel() { onCancel?() }
}
