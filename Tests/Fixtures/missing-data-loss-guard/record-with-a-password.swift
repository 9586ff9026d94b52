// A record that is saved holds a password among other things: that is no sign-in, which is typed again in a moment.
import SwiftUI

struct Servers: View {
  @State private var adds = false
  @State private var signsIn = false

  var body: some View {
    VStack {
      Button("Add") { adds = true }
        .sheet(isPresented: $adds) { NewServer() } // expect: missing-data-loss-guard
      Button("Sign in") { signsIn = true }
        .sheet(isPresented: $signsIn) { SignIn() }
    }
  }
}

struct ServerRecord {
  var alias = ""
  var host = ""
  var user = ""
  var password = ""
}

struct NewServer: View {
  @Environment(\.dismiss) private var dismiss
  @State private var entry = ServerRecord()
  @FocusState private var isFocused: Bool

  var body: some View {
    Form {
      TextField("Alias", text: $entry.alias)
      TextField("Host", text: $entry.host)
        .focused($isFocused)
        // What the form fills itself is kept by nobody.
        .onChange(of: isFocused) { isFocused in
          if isFocused, entry.host.isEmpty { entry.host = "https://" }
        }
      TextField("User", text: $entry.user)
      SecureField("Password", text: $entry.password)
      Button("Cancel") { dismiss() }
      Button("Save") {
        ServerStore.shared.insert(entry)
        dismiss()
      }
    }
  }
}

struct SignIn: View {
  @Environment(\.dismiss) private var dismiss
  @State private var user = ""
  @State private var password = ""

  var body: some View {
    Form {
      TextField("User", text: $user)
      SecureField("Password", text: $password)
      Button("Cancel") { dismiss() }
      Button("Log in") {
        ServerStore.shared.open(user, password)
        dismiss()
      }
    }
  }
}

final class ServerStore {
  static let shared = ServerStore()
  private var all: [ServerRecord] = []
  func insert(_ record: ServerRecord) { all.append(record) }
  func open(_ user: String, _ password: String) { print(user, password) }
}
