// A text field of UIKit's whose coordinator is handed the binding, and sets it as somebody types: what is bound to it is the draft. One
// that only shows what it is bound to takes nothing.
import SwiftUI
import UIKit

struct AmountField: UIViewRepresentable {
  let placeholder: String
  @Binding var text: String

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = context.coordinator
    return field
  }

  func makeCoordinator() -> Coordinator { Coordinator($text) }

  func updateUIView(_ field: UITextField, context: Context) {
    field.placeholder = placeholder
    field.text = text
  }
}

extension AmountField {
  final class Coordinator: NSObject, UITextFieldDelegate {
    @Binding var text: String

    init(_ text: Binding<String>) { _text = text }

    func textField(_ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
      if let current = field.text, let place = Range(range, in: current) {
        text = current.replacingCharacters(in: place, with: string)
      }
      return false
    }
  }
}

struct ShownAmount: UIViewRepresentable {
  @Binding var text: String

  func makeUIView(context: Context) -> UITextField { UITextField() }

  func updateUIView(_ field: UITextField, context: Context) { field.text = text }
}

struct Till: View {
  @State private var charges = false
  @State private var repeats = false

  var body: some View {
    VStack {
      Button("Charge") { charges = true }
        .sheet(isPresented: $charges) { ChargeForm() } // expect: missing-data-loss-guard
      Button("Again") { repeats = true }
        .sheet(isPresented: $repeats) { RepeatForm() }
    }
  }
}

struct ChargeForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var amount = ""
  @State private var note = ""

  var body: some View {
    VStack {
      AmountField(placeholder: "0.00", text: $amount)
      AmountField(placeholder: "Note", text: $note)
      Button("Cancel") { dismiss() }
      Button("Save") {
        Register.shared.save(amount, note)
        dismiss()
      }
    }
  }
}

struct RepeatForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var amount = "10"

  var body: some View {
    VStack {
      ShownAmount(text: $amount)
      Button("Cancel") { dismiss() }
      Button("Save") {
        Register.shared.save(amount, "")
        dismiss()
      }
    }
  }
}

final class Register {
  static let shared = Register()
  private var all: [String] = []
  func save(_ amount: String, _ note: String) { all.append(amount + note) }
}
