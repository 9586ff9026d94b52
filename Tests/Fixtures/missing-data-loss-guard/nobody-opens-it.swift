// clean
// The flag is never set, though another view has one of the same name that is.
import SwiftUI

struct Attic: View {
  private let boxes: [String]
  @State private var writes = false

  init(boxes: [String]) { self.boxes = boxes }

  var body: some View {
    Text("\(boxes.count)").sheet(isPresented: $writes) { LabelForm() }
  }
}

struct Cellar: View {
  @State private var writes = false
  var body: some View {
    Button("Write") { writes = true }.alert("Full", isPresented: $writes) {}
  }
}

struct LabelForm: View {
  @State private var label = ""
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack {
      TextEditor(text: $label)
      Button("Cancel") { dismiss() }
      Button("Save") {
        Printer.save(label)
        dismiss()
      }
    }
  }
}

enum Printer {
  static func save(_ label: String) {}
}
