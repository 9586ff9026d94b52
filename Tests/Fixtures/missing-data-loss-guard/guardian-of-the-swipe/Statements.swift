// Another object refuses the swipe; the form gives it to what presents it, once it is on screen.
import UIKit

final class Desk: UIViewController {
  func complain() { present(UINavigationController(rootViewController: ComplaintController()), animated: true) }

  func appeal() { present(UINavigationController(rootViewController: AppealController()), animated: true) }

  func object() { present(UINavigationController(rootViewController: ObjectionController()), animated: true) }

  func answer() { present(UINavigationController(rootViewController: AnswerController()), animated: true) } // expect: missing-data-loss-guard

  func reply() { present(UINavigationController(rootViewController: ReplyController()), animated: true) } // expect: missing-data-loss-guard

  func withdraw() {
    let form = UINavigationController(rootViewController: StatementController())
    form.sheetPresentationController?.delegate = guardian
    present(form, animated: true)
  }

  private let guardian = SwipeGuardian()
}

final class ComplaintController: StatementController {
  private let guardian = SwipeGuardian()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.presentationController?.delegate = guardian
  }
}

final class AppealController: StatementController {
  private lazy var guardian = SwipeGuardian()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let sheet = navigationController?.sheetPresentationController { sheet.delegate = guardian }
  }
}

final class ObjectionController: StatementController {
  private let guardian: UIAdaptivePresentationControllerDelegate = SwipeGuardian()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    presentationController?.delegate = guardian
  }
}

/// Its delegate refuses nothing.
final class AnswerController: StatementController {
  private let listener = EndListener()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.presentationController?.delegate = listener
  }
}

/// The guardian is for what it presents itself.
final class ReplyController: StatementController {
  private let guardian = SwipeGuardian()

  func attach() {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [])
    picker.presentationController?.delegate = guardian
    present(picker, animated: true)
  }
}
