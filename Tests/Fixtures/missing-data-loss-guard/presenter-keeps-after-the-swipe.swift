// A presenter that hears of the swipe takes the text of what it presented; another one only hears of it.
import UIKit

final class HarborController: UIViewController, UIAdaptivePresentationControllerDelegate {
  private var unfinished = ""

  @IBAction func write() {
    let letter = LetterController()
    letter.textView.text = unfinished
    letter.presentationController?.delegate = self
    present(letter, animated: true)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    guard let letter = presentationController.presentedViewController as? LetterController else { return }
    unfinished = letter.textView.text
  }
}

final class PierController: UIViewController, UIAdaptivePresentationControllerDelegate {
  private var unfinished = ""

  @IBAction func write() {
    let letter = LetterController()
    letter.presentationController?.delegate = self
    present(letter, animated: true)
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    keep(presentationController.presentedViewController as? LetterController)
  }

  private func keep(_ letter: LetterController?) { unfinished = letter?.textView.text ?? "" }
}

final class QuayController: UIViewController, UIAdaptivePresentationControllerDelegate {
  private let ships = UITableView()

  @IBAction func write() {
    let letter = LetterController()
    letter.presentationController?.delegate = self
    present(letter, animated: true) // expect: missing-data-loss-guard
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { ships.reloadData() }
}

final class LetterController: UIViewController {
  let textView = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(textView)
    view.addSubview(UIButton(type: .close, primaryAction: UIAction { [unowned self] _ in self.dismiss(animated: true) }))
    view.addSubview(
      UIButton(
        type: .system,
        primaryAction: UIAction(title: "Post") { [unowned self] _ in
          Mailbox.shared.add(self.textView.text)
          self.dismiss(animated: true)
        }))
  }
}

final class Mailbox {
  static let shared = Mailbox()
  private var letters: [String] = []
  func add(_ letter: String) { letters.append(letter) }
}
