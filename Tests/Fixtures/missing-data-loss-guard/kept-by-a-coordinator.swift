// A coordinator is handed the navigation controller that is presented. What is set on it by the coordinator's property counts: by who presents it, in
// the coordinator's own `start()`, on what a method of it gives back. What is set on another coordinator's does not.
import UIKit

class Flow {
  let stack: UINavigationController
  init(stack: UINavigationController) { self.stack = stack }
  func start() {}
  func screen() -> UIViewController { stack }

  func show(_ child: Flow, in style: UIModalPresentationStyle) {
    child.start()
    child.stack.modalPresentationStyle = style
    stack.present(child.stack, animated: true)
  }
}

final class MainFlow: Flow, UIAdaptivePresentationControllerDelegate {
  func styled() {
    let child = NoteFlow(stack: UINavigationController())
    child.start()
    child.stack.modalPresentationStyle = .fullScreen
    stack.present(child.stack, animated: true)
  }

  func locked() {
    let child = NoteFlow(stack: UINavigationController())
    child.start()
    child.stack.isModalInPresentation = true
    stack.present(child.stack, animated: true)
  }

  func asked() {
    let child = NoteFlow(stack: UINavigationController())
    child.start()
    child.stack.presentationController?.delegate = self
    stack.present(child.stack, animated: true)
  }

  func byItself() {
    let child = FullFlow(stack: UINavigationController())
    child.start()
    stack.present(child.stack, animated: true)
  }

  func byHelper() { show(NoteFlow(stack: UINavigationController()), in: .fullScreen) }

  func plain() {
    let child = NoteFlow(stack: UINavigationController())
    let other = NoteFlow(stack: UINavigationController())
    child.start()
    other.stack.isModalInPresentation = false
    stack.present(child.stack, animated: true) // expect: missing-data-loss-guard
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { false }
}

final class NoteFlow: Flow {
  override func start() { stack.setViewControllers([NoteController()], animated: false) }
}

final class FullFlow: Flow {
  override func start() {
    stack.modalPresentationStyle = .fullScreen
    stack.setViewControllers([NoteController()], animated: false)
  }
}

protocol Screened { func screen() -> UIViewController }
extension UIViewController: Screened { func screen() -> UIViewController { self } }

final class DeskController: UIViewController {
  func full(_ page: Screened) {
    page.screen().modalPresentationStyle = .fullScreen
    present(page.screen(), animated: true)
  }

  func sheet(_ page: Screened) { present(page.screen(), animated: true) }

  @objc func write() { full(NoteController()) }
  @objc func jot() { sheet(NoteController()) } // expect: missing-data-loss-guard
}

final class NoteController: UIViewController {
  private let text = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(text)
    let cancel = UIButton(primaryAction: UIAction(title: "Cancel") { [unowned self] _ in dismiss(animated: true) })
    let save = UIButton(primaryAction: UIAction(title: "Save") { [unowned self] _ in
      UserDefaults.standard.set(text.text, forKey: "note")
      dismiss(animated: true)
    })
    view.addSubview(cancel)
    view.addSubview(save)
  }
}
