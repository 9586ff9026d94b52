import SwiftUI
import UIKit

// What refuses the swipe rests on a flag that nobody sets, so nothing is refused.

struct Guild: View {
  @State private var writes = false
  @State private var edits = false

  var body: some View {
    VStack {
      Button("Write") { writes = true }
      Button("Edit") { edits = true }
    }
    .sheet(isPresented: $writes) { Charter() } // expect: missing-data-loss-guard
    .sheet(isPresented: $edits) { Seal() }
  }
}

final class Register {
  static let shared = Register()
  private var entries: [String] = []
  func add(_ entry: String) { entries.append(entry) }
}

struct Charter: View {
  @Environment(\.dismiss) private var dismiss
  @State private var text = ""
  @State private var hasChanges = false

  var body: some View {
    VStack {
      TextEditor(text: $text)
      Button("Cancel") { dismiss() }
      Button("Save") {
        Register.shared.add(text)
        dismiss()
      }
    }
    .interactiveDismissDisabled(hasChanges)
  }
}

struct Seal: View {
  @Environment(\.dismiss) private var dismiss
  @State private var text = ""
  @State private var hasChanges = false

  var body: some View {
    VStack {
      TextEditor(text: $text)
        .onChange(of: text) { hasChanges = true }
      Button("Cancel") { dismiss() }
      Button("Save") {
        Register.shared.add(text)
        dismiss()
      }
    }
    .interactiveDismissDisabled(hasChanges)
  }
}

// The presentation asks its delegate, which says yes for good.

final class GuildController: UIViewController {
  @objc func write() {
    let form = CharterController()
    let navigation = UINavigationController(rootViewController: form)
    navigation.presentationController?.delegate = form
    present(navigation, animated: true) // expect: missing-data-loss-guard
  }

  @objc func edit() {
    let form = SealController()
    let navigation = UINavigationController(rootViewController: form)
    navigation.presentationController?.delegate = form
    present(navigation, animated: true)
  }
}

class FormController: UIViewController, UIAdaptivePresentationControllerDelegate {
  let textView = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(textView)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
  }

  @objc func cancel() { dismiss(animated: true) }
  @objc func save() {
    Register.shared.add(textView.text)
    dismiss(animated: true)
  }
}

final class CharterController: FormController {
  private var hasChanges = false
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { !hasChanges }
}

final class SealController: FormController, UITextViewDelegate {
  private var hasChanges = false
  override func viewDidLoad() {
    super.viewDidLoad()
    textView.delegate = self
  }
  func textViewDidChange(_ textView: UITextView) { hasChanges = textView.hasText }
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { !hasChanges }
}
