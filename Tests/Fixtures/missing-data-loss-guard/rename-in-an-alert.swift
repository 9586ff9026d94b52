// An alert with a field is the system's, and no swipe closes it.
// clean
import SwiftUI

struct Album: View {
  @State private var renames = false
  @State private var name = ""

  var body: some View {
    Button("Rename") { renames = true }
      .alert("Rename", isPresented: $renames) {
        TextField("Name", text: $name)
        Button("Save") { print(name) }
        Button("Cancel", role: .cancel) {}
      }
  }
}
