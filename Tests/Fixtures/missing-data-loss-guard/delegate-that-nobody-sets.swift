// Who answers whether a swipe closes it is asked only as the delegate of the presentation.
import UIKit

class NoteController: UIViewController, UIAdaptivePresentationControllerDelegate {
  fileprivate let note = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(note)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(leave))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { !note.hasText }

  @objc private func leave() { dismiss(animated: true) }

  @objc private func save() {
    UserDefaults.standard.set(note.text, forKey: "note")
    dismiss(animated: true)
  }
}

final class LonelyController: NoteController, UITextViewDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    note.delegate = self
  }
}

final class CarefulController: NoteController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.presentationController?.delegate = self
  }
}

final class HandedController: NoteController {}

final class BoardController: UITableViewController {
  func lonely() { present(UINavigationController(rootViewController: LonelyController()), animated: true) } // expect: missing-data-loss-guard
  func careful() { present(UINavigationController(rootViewController: CarefulController()), animated: true) }

  func handed() {
    let page = HandedController()
    let bar = UINavigationController(rootViewController: page)
    bar.presentationController?.delegate = page
    present(bar, animated: true)
  }
}
