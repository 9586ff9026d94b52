// Drafts by id in an object that outlives the sheet, and a method of the one that all share; a list of the sheet's own keeps nothing.
import SwiftUI
import UIKit

final class Drafts: ObservableObject { var texts: [Int: String] = [:] }

struct Home: View {
  @State private var replies = false
  @State private var answers = false

  var body: some View {
    Button("Reply") { replies = true; answers = true }
      .sheet(isPresented: $replies) { Reply() }
      .sheet(isPresented: $answers) { Answer() } // expect: missing-data-loss-guard
  }
}

struct Reply: View {
  @EnvironmentObject private var drafts: Drafts
  @Environment(\.dismiss) private var dismiss
  @State private var text = ""

  var body: some View {
    VStack {
      TextEditor(text: $text)
        .onAppear { text = drafts.texts[7] ?? "" }
        .onChange(of: text) { drafts.texts[7] = $0 }
      Button("Close") { dismiss() }
      Button("Send") { Mailer.shared.send(text); dismiss() }
    }
  }
}

struct Answer: View {
  @Environment(\.dismiss) private var dismiss
  @State private var text = ""
  @State private var seen: [Int: String] = [:]

  var body: some View {
    VStack {
      TextEditor(text: $text)
        .onChange(of: text) { seen[7] = $0 }
      Button("Close") { dismiss() }
      Button("Send") { Mailer.shared.send(text); dismiss() }
    }
  }
}

final class Mailer {
  static let shared = Mailer()
  private(set) var draft = ""
  private var sent: [String] = []
  func note(_ text: String) { draft = text }
  func send(_ text: String) { sent.append(text) }
}

final class Note: UIViewController, UITextViewDelegate {
  let textView = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    textView.delegate = self
    view.addSubview(textView)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Send", style: .done, target: self, action: #selector(send))
  }

  func textViewDidChange(_ textView: UITextView) { Mailer.shared.note(textView.text) }
  @objc private func close() { dismiss(animated: true) }

  @objc private func send() {
    Mailer.shared.send(textView.text)
    dismiss(animated: true)
  }
}

final class Desk: UIViewController {
  func write() { present(UINavigationController(rootViewController: Note()), animated: true) }
}
