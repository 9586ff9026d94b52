import UIKit

// Before the container is presented, the controller in it has a presentation controller of its own, whose delegate nobody asks.

final class Library: UIViewController {
  @objc func catalogue() {
    let card = Card()
    let navigation = UINavigationController(rootViewController: card)
    card.presentationController?.delegate = card
    present(navigation, animated: true) // expect: missing-data-loss-guard
  }
}

/// Once it is presented, its presentation controller is that of what it is in.
final class Archive: UIViewController {
  @objc func catalogue() {
    let card = Leaf()
    let navigation = UINavigationController(rootViewController: card)
    present(navigation, animated: true)
    card.presentationController?.delegate = card
  }
}

/// One that is presented bare is asked.
final class Reading: UIViewController {
  @objc func catalogue() {
    let card = Slip()
    card.presentationController?.delegate = card
    present(card, animated: true)
  }
}

class Entry: UIViewController, UIAdaptivePresentationControllerDelegate {
  let nameField = UITextField()
  let noteView = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(nameField)
    view.addSubview(noteView)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
    let close = UIButton(type: .close)
    close.addTarget(self, action: #selector(cancel), for: .touchUpInside)
    view.addSubview(close)
  }

  @objc func cancel() { dismiss(animated: true) }
  @objc func save() {
    Catalogue.shared.add(nameField.text ?? "", noteView.text)
    dismiss(animated: true)
  }
}

final class Catalogue {
  static let shared = Catalogue()
  private var all: [String] = []
  func add(_ name: String, _ note: String) { all.append(name + note) }
}

final class Card: Entry {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { !noteView.hasText }
}

final class Leaf: Entry {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { !noteView.hasText }
}

final class Slip: Entry {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { !noteView.hasText }
}
