// The split view tells whether there are panes; a condition that leads to the style and not to the present chooses it; and whoever is
// not seen may say what becomes of it.
import AdaptiveKit
import UIKit

final class Adaptor: NSObject, UIAdaptivePresentationControllerDelegate {
  func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle { .pageSheet }
}

final class NoteController: UIViewController {
  private let adaptor = Adaptor()

  init() {
    super.init(nibName: nil, bundle: nil)
    presentationController?.delegate = adaptor
  }

  required init?(coder: NSCoder) { nil }
}

final class CardController: AdaptiveController {}

final class DetailController: UIViewController {
  private var isSideBySide: Bool { splitViewController.map { !$0.isCollapsed } ?? false }

  @objc func byPanes() {
    let editor = UIViewController()
    if isSideBySide { editor.modalPresentationStyle = .currentContext }
    present(editor, animated: true)
  }

  @objc func early() {
    let editor = UIViewController()
    if splitViewController?.isCollapsed ?? true { return present(editor, animated: true) }
    editor.modalPresentationStyle = .currentContext
    present(editor, animated: true)
  }

  @objc func byCaller() {
    if splitViewController?.isCollapsed == true { present(UIViewController(), animated: true) } else { editInPane() }
  }

  private func editInPane() {
    let editor = UIViewController()
    editor.modalPresentationStyle = .currentContext
    present(editor, animated: true)
  }

  @objc func byItself() {
    let note = NoteController()
    note.modalPresentationStyle = .currentContext
    present(note, animated: true)
  }

  @objc func byBase() {
    let card = CardController()
    card.modalPresentationStyle = .currentContext
    present(card, animated: true)
  }

  @objc func byPackage() {
    let editor = UIViewController()
    editor.modalPresentationStyle = .currentContext
    editor.makeAdaptive()
    present(editor, animated: true)
  }

  @objc func never() {
    let editor = UIViewController()
    guard isEditing else { return }
    editor.modalPresentationStyle = .currentContext
    editor.loadViewIfNeeded()
    present(editor, animated: true) // expect: current-context-modal
  }
}
