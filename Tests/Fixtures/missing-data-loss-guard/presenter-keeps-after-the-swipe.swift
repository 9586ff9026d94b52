// A presenter that hears of the swipe takes the text of what it presented; another one only hears of it.
import SwiftUI
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

/// The one letter that it keeps is there again.
final class DockController: UIViewController {
  private lazy var letter = LetterController()
  @IBAction func write() { present(letter, animated: true) }
}

final class WharfController: UIViewController, UIAdaptivePresentationControllerDelegate {
  private var model: LetterModel?

  @IBAction func write() {
    let model = LetterModel()
    let host = UIHostingController(rootView: LetterView(model: model))
    host.presentationController?.delegate = self
    self.model = model
    present(host, animated: true)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { model?.keep() }
}

final class LetterModel: ObservableObject {
  @Published var words = ""
  func keep() { Mailbox.shared.draft = words }
  func post() { Mailbox.shared.add(words) }
}

struct LetterView: View {
  @ObservedObject var model: LetterModel
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    TextEditor(text: $model.words)
    Button("Close") { dismiss() }
    Button("Post") { model.post(); dismiss() }
  }
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
  var draft = ""
  private var letters: [String] = []
  func add(_ letter: String) { letters.append(letter) }
}
