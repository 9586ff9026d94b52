// `prepare(for:sender:)` may name what it prepares in a pattern, or by what is inside. A class that it asks for and that is not shown is another segue's.
import UIKit

final class SwitchController: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch segue.destination {
    case let stack as UINavigationController: stack.isModalInPresentation = true
    default: break
    }
  }
}

final class TupleController: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch (segue.identifier, segue.destination) {
    case ("write", let stack as UINavigationController): stack.modalPresentationStyle = .fullScreen
    default: break
    }
  }
}

final class AroundController: UIViewController, UIAdaptivePresentationControllerDelegate {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let letter = (segue.destination as? UINavigationController)?.viewControllers.first as? LetterController else { return }
    letter.navigationController?.presentationController?.delegate = self
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { false }
}

final class RootController: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    (segue.destination as? UINavigationController)?.topViewController.map { page in page.isModalInPresentation = true }
  }
}

final class OtherSegueController: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch segue.destination {
    case let stamps as StampController: stamps.isModalInPresentation = true
    default: break
    }
  }
}

final class StampController: UIViewController {}

final class LetterController: UIViewController {
  @IBOutlet private var text: UITextView!

  @IBAction private func cancel() { dismiss(animated: true) }

  @IBAction private func save() {
    Letters.shared.add(text.text)
    dismiss(animated: true)
  }
}

final class Letters {
  static let shared = Letters()
  private var all: [String] = []
  func add(_ letter: String) { all.append(letter) }
}
