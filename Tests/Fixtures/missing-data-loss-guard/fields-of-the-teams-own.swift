// A field of the team's own, a form that is handed a model, a function that makes fields, UIKit's text view: what they
// fill is the draft, by whatever name. What only searches, or is handed from the presenter, is none.
import SwiftUI
import UIKit

struct Kennel: View {
  @State private var shows = false
  @State private var edits = false
  @State private var writes = false
  @State private var finds = false
  @State private var name = ""

  var body: some View {
    VStack {
      Button("New") { shows = true }
        .sheet(isPresented: $shows) { NewDog() } // expect: missing-data-loss-guard
      Button("Owner") { edits = true }
        .sheet(isPresented: $edits) { NewOwner() } // expect: missing-data-loss-guard
      Button("Letter") { writes = true }
        .sheet(isPresented: $writes) { Letter() } // expect: missing-data-loss-guard
      Button("Find") { finds = true }
        .sheet(isPresented: $finds) { Finder(kept: $name) }
    }
  }
}

struct LabeledField: View {
  let label: String
  @Binding var value: String
  var isSecret = false

  var body: some View {
    HStack {
      Text(label)
      if isSecret {
        SecureField(label, text: $value)
      } else {
        TextField(label, text: $value)
      }
    }
  }
}

struct NewDog: View {
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  @State private var breed = ""

  var body: some View {
    VStack {
      LabeledField(label: "Name", value: $name)
      field("Breed", $breed)
      Button("Cancel") { dismiss() }
      Button("Save") {
        Dogs.save(name.trimmingCharacters(in: .whitespaces), breed)
        dismiss()
      }
    }
  }

  private func field(_ title: String, _ text: Binding<String>) -> some View { TextField(title, text: text) }
}

@Observable final class Owner {
  var name = ""
  var street = ""
}

struct OwnerForm: View {
  @Bindable var owner: Owner

  var body: some View {
    Form {
      TextField("Name", text: $owner.name)
      TextField("Street", text: $owner.street)
    }
  }
}

struct NewOwner: View {
  @Environment(\.dismiss) private var dismiss
  @State private var draft = Owner()

  var body: some View {
    VStack {
      OwnerForm(owner: draft)
      Button("Cancel") { dismiss() }
      Button("Add") {
        Dogs.add(draft)
        dismiss()
      }
    }
  }
}

struct RichText: UIViewRepresentable {
  @Binding var text: String

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) { view.text = text }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  final class Coordinator: NSObject, UITextViewDelegate {
    let parent: RichText
    init(_ parent: RichText) { self.parent = parent }
    func textViewDidChange(_ view: UITextView) { parent.text = view.text }
  }
}

struct Letter: View {
  @Environment(\.dismiss) private var dismiss
  @State private var message = ""

  var body: some View {
    VStack {
      RichText(text: $message)
      Button("Cancel") { dismiss() }
      Button("Send") {
        Dogs.send(message)
        dismiss()
      }
    }
  }
}

struct SearchBar: View {
  @Binding var text: String

  var body: some View { TextField("Name or breed", text: $text) }
}

struct Finder: View {
  @Binding var kept: String
  @Environment(\.dismiss) private var dismiss
  @State private var wanted = ""

  var body: some View {
    VStack {
      SearchBar(text: $wanted)
      LabeledField(label: "Kept", value: $kept)
      Button("Cancel") { dismiss() }
      Button("Send") {
        Dogs.send(wanted + kept)
        dismiss()
      }
    }
  }
}

enum Dogs {
  static func save(_ name: String, _ breed: String) {}
  static func add(_ owner: Owner) { print(owner.name, owner.street) }
  static func send(_ text: String) {}
}
