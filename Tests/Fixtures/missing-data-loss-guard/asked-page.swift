// A navigation controller that refuses the swipe for pages of some kind only guards no draft on a page of another.
import UIKit

protocol Confirming: UIViewController {
  var mayLeave: Bool { get }
}

protocol Important {}

final class NoteStore {
  static let shared = NoteStore()
  func add(_ text: String) {}
}

class FormController: UIViewController {
  let field = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
  }

  @objc func cancel() { dismiss(animated: true) }

  @objc func save() {
    NoteStore.shared.add(field.text)
    dismiss(animated: true)
  }
}

final class NoteFormController: FormController {}

final class LetterFormController: FormController, Confirming, Important {
  var mayLeave: Bool { field.text.isEmpty }
}

class DiaryFormController: FormController {}

final class LongDiaryFormController: DiaryFormController, Confirming, Important {
  var mayLeave: Bool { field.text.isEmpty }
}

class StackController: UINavigationController, UIAdaptivePresentationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    presentationController?.delegate = self
  }
}

final class AskingStack: StackController {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    guard let page = topViewController as? Confirming else { return true }
    return page.mayLeave
  }
}

final class CoalescingStack: StackController {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    (viewControllers.last as? Confirming)?.mayLeave ?? true
  }
}

final class ImportantStack: StackController {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    let holdsImportant = viewControllers.contains { ($0 as? Important) != nil }
    return !holdsImportant
  }
}

final class BusyStack: StackController {
  var isBusy = false

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    if let page = topViewController as? Confirming { return page.mayLeave }
    return !isBusy
  }

  func begin() { isBusy = true }
}

final class StrictStack: StackController {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    guard let page = topViewController as? Confirming else { return false }
    return page.mayLeave
  }
}

final class DeskController: UIViewController {
  @objc func asking() { present(AskingStack(rootViewController: NoteFormController()), animated: true) }  // expect: missing-data-loss-guard

  @objc func coalescing() { present(CoalescingStack(rootViewController: NoteFormController()), animated: true) }  // expect: missing-data-loss-guard

  @objc func important() { present(ImportantStack(rootViewController: NoteFormController()), animated: true) }  // expect: missing-data-loss-guard

  @objc func askingForLetter() { present(AskingStack(rootViewController: LetterFormController()), animated: true) }

  @objc func coalescingForLetter() { present(CoalescingStack(rootViewController: LetterFormController()), animated: true) }

  @objc func importantLetter() { present(ImportantStack(rootViewController: LetterFormController()), animated: true) }

  // What is handed in may be an heir.
  func askingForDiary(_ page: DiaryFormController) { present(AskingStack(rootViewController: page), animated: true) }

  func showDiary() { askingForDiary(LongDiaryFormController()) }

  @objc func busy() { present(BusyStack(rootViewController: NoteFormController()), animated: true) }

  @objc func strict() { present(StrictStack(rootViewController: NoteFormController()), animated: true) }
}
