// The presenter puts a Cancel into what it presents, and the Cancel calls the presenter's own method: it answers, a swipe does not.
import UIKit

final class Reception: UIViewController {
  private var ended: ((Bool) -> Void)?

  func ask(_ ended: @escaping (Bool) -> Void) {
    self.ended = ended
    let page = NamePage()
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    present(UINavigationController(rootViewController: page), animated: true) // expect: skipped-swipe-cleanup
  }

  @objc private func cancel() {
    dismiss(animated: true)
    ended?(false)
  }
}

final class QuietReception: UIViewController {
  func ask() {
    let page = NamePage()
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    present(UINavigationController(rootViewController: page), animated: true)
  }

  @objc private func cancel() { dismiss(animated: true) }
}

final class ToldReception: UIViewController, UIAdaptivePresentationControllerDelegate {
  private var ended: ((Bool) -> Void)?

  func ask(_ ended: @escaping (Bool) -> Void) {
    self.ended = ended
    let page = NamePage()
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    let box = UINavigationController(rootViewController: page)
    box.presentationController?.delegate = self
    present(box, animated: true)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { ended?(false) }

  @objc private func cancel() {
    dismiss(animated: true)
    ended?(false)
  }
}

// Full screens are never swiped.
final class FullReception: UIViewController {
  private var ended: ((Bool) -> Void)?

  func ask(_ ended: @escaping (Bool) -> Void) {
    self.ended = ended
    let page = NamePage()
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    let box = UINavigationController(rootViewController: page)
    box.modalPresentationStyle = .fullScreen
    present(box, animated: true)
  }

  @objc private func cancel() {
    dismiss(animated: true)
    ended?(false)
  }
}

final class NamePage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UILabel())
  }
}
