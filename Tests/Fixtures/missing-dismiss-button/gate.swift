// A sign-in that replaces the root is no modal that one leaves.
// clean
import SwiftUI

struct Entrance: View {
  @State private var signsIn = false

  var body: some View {
    Button("Members") { signsIn = true }
      .sheet(isPresented: $signsIn) { SignInView() }
  }
}

struct SignInView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var user = ""
  @State private var password = ""

  var body: some View {
    VStack {
      TextField("User", text: $user)
      SecureField("Password", text: $password)
      Button("Sign in") {
        Session.open(user, password)
        dismiss()
      }
    }
  }
}

enum Session {
  static func open(_ user: String, _ password: String) {}
}
