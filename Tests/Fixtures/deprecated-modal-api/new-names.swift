// deployment-target: 17.0
// clean
// What replaced them.
import SwiftUI

struct ListView: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  @State private var fails = false
  @State private var error: MyError?
  @State private var asks = false

  var body: some View {
    Button("Done") { dismiss() }
      .alert("Failed", isPresented: $fails) {}
      .alert(isPresented: $fails, error: error) {}
      .confirmationDialog("Choose", isPresented: $asks) {}
  }
}

struct MyError: LocalizedError {}
