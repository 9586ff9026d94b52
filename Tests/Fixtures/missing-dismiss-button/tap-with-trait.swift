// A tap gesture with the button trait can be operated like a button.
// clean
import SwiftUI

struct Frame: View {
  @State private var shows = false

  var body: some View {
    Button("Portrait") { shows = true }
      .sheet(isPresented: $shows) { Portrait() }
  }
}

struct Portrait: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Image(systemName: "xmark")
      .onTapGesture { dismiss() }
      .accessibilityLabel("Close")
      .accessibilityAddTraits(.isButton)
  }
}
