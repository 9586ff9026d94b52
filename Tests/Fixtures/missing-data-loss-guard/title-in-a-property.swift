// What a button says stands in a property, of the class that is shown or of the view.
import SwiftUI
import UIKit

class FormController: UIViewController {
  let note = UITextView()
  var rightTitle: String { "Look" }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(note)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(leave))
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: rightTitle, style: .plain, target: self, action: #selector(rightTapped))
  }

  func finish() {}
  @objc func leave() { dismiss(animated: true) }

  @objc private func rightTapped() {
    finish()
    leave()
  }
}

final class LetterController: FormController {
  override var rightTitle: String { NSLocalizedString("Send", comment: "") }
  override func finish() { Post.shared.take(note.text) }
}

// It only looks.
final class MirrorController: FormController {
  override func finish() { Post.shared.take(note.text) }
}

final class CardController: UIViewController {
  private static let rightTitle = "Send"
  private let note = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(note)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(leave))
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: Self.rightTitle, style: .plain, target: self, action: #selector(rightTapped))
  }

  @objc private func leave() { dismiss(animated: true) }

  @objc private func rightTapped() {
    Post.shared.take(note.text)
    leave()
  }
}

final class Post {
  static let shared = Post()
  private var taken: [String] = []
  func take(_ text: String) { taken.append(text) }
}

final class OfficeController: UITableViewController {
  func write() { present(UINavigationController(rootViewController: LetterController()), animated: true) } // expect: missing-data-loss-guard
  func look() { present(UINavigationController(rootViewController: MirrorController()), animated: true) }
  func card() { present(UINavigationController(rootViewController: CardController()), animated: true) } // expect: missing-data-loss-guard
}

struct Office: View {
  @State private var writes = false
  var body: some View {
    Button("Write") { writes = true }
      .sheet(isPresented: $writes) { Letter() } // expect: missing-data-loss-guard
  }
}

struct Letter: View {
  @Environment(\.dismiss) private var dismiss
  @State private var note = ""
  private var rightTitle: String { "Send" }

  var body: some View {
    TextEditor(text: $note)
    Button("Cancel") { dismiss() }
    Button(rightTitle) {
      Post.shared.take(note)
      dismiss()
    }
  }
}
