// The guard is an argument of the team's own modifier.
// clean
import SwiftUI

struct Stable: View {
  @State private var adds = false

  var body: some View {
    Button("Horse") { adds = true }
      .teamSheet(isPresented: $adds, dismissible: false) { HorseForm() }
  }
}

struct HorseForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  @State private var breed = ""

  var body: some View {
    Form {
      TextField("Name", text: $name)
      TextField("Breed", text: $breed)
      Button("Cancel") { dismiss() }
      Button("Save") {
        Horses.save(name, breed)
        dismiss()
      }
    }
  }
}

enum Horses {
  static func save(_ name: String, _ breed: String) {}
}
