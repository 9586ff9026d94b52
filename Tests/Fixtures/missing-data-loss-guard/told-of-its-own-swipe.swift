// A form that makes itself, or a helper, the delegate of its own presentation is told of the swipe, and may keep the text then. Who is never made the delegate, or only that of another presentation, hears nothing.

import UIKit

final class Berth: UIViewController {
  func logs() { present(UINavigationController(rootViewController: LogForm()), animated: true) }
  func notes() { present(NoteForm(), animated: true) }
  func cards() { present(CardForm(), animated: true) }
  func letters() { present(LetterForm(), animated: true) } // expect: missing-data-loss-guard
  func plans() { present(PlanForm(), animated: true) } // expect: missing-data-loss-guard
  func words() { present(WordForm(), animated: true) } // expect: missing-data-loss-guard
}

class Form: UIViewController {
  let text = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(text)
    view.addSubview(UIButton(type: .system, primaryAction: UIAction(title: "Save") { [unowned self] _ in
      Drawer.shared.keep(text.text)
      dismiss(animated: true)
    }))
    view.addSubview(UIButton(type: .system, primaryAction: UIAction(title: "Cancel") { [unowned self] _ in dismiss(animated: true) }))
  }
}

final class LogForm: Form, UIAdaptivePresentationControllerDelegate {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    navigationController?.presentationController?.delegate = self
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { Drawer.shared.keep(text.text) }
}

final class NoteForm: Form, UIAdaptivePresentationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    presentationController?.delegate = self
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { putAway() }
  private func putAway() { Drawer.shared.keep(text.text) }
}

/// A helper is told in its place.
final class CardForm: Form {
  private lazy var listener = Listener(form: self)

  override func viewDidLoad() {
    super.viewDidLoad()
    presentationController?.delegate = listener
  }
}

final class Listener: NSObject, UIAdaptivePresentationControllerDelegate {
  weak var form: CardForm?
  init(form: CardForm) { self.form = form }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { Drawer.shared.keep(form?.text.text ?? "") }
}

/// Nobody makes it the delegate.
final class LetterForm: Form, UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { Drawer.shared.keep(text.text) }
}

/// It is told, and keeps nothing.
final class PlanForm: Form, UIAdaptivePresentationControllerDelegate {
  private var isTold = false

  override func viewDidLoad() {
    super.viewDidLoad()
    presentationController?.delegate = self
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { isTold = true }
}

/// It is told of what it presents itself.
final class WordForm: Form, UIAdaptivePresentationControllerDelegate {
  func help() {
    let page = UIViewController()
    page.presentationController?.delegate = self
    present(page, animated: true)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { Drawer.shared.keep(text.text) }
}

final class Drawer {
  static let shared = Drawer()
  private var all: [String] = []
  func keep(_ text: String) { all.append(text) }
}
