// Name and password are no draft.
// clean
import SwiftUI

struct Entry: View {
  @State private var signsIn = false

  var body: some View {
    Button("Sign in") { signsIn = true }
      .sheet(isPresented: $signsIn) { LoginForm(signIn: { _, _ in }) }
  }
}

struct LoginForm: View {
  let signIn: (String, String) -> Void
  @State private var name = ""
  @State private var password = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button("Cancel") { dismiss() }
      TextField("Name", text: $name)
      SecureField("Password", text: $password)
      Button("Sign in") {
        signIn(name, password)
        dismiss()
      }
    }
  }
}
