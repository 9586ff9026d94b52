// The key beside the field fills in the password and then does what Confirm does: neither leaves without removing the account.
import SwiftUI

struct AccountPage: View {
  @State private var removes = false
  @State private var renames = false
  @State private var tells = false

  var body: some View {
    VStack {
      Button("Remove") { removes = true }
        .sheet(isPresented: $removes) { RemovalView() } // expect: missing-dismiss-button
      Button("Rename") { renames = true }
        .sheet(isPresented: $renames) { RenamingView() }
      Button("Status") { tells = true }
        .sheet(isPresented: $tells) { StatusView(tell: told) }
    }
  }

  private func told(_ choice: StatusView.Choice) {
    if case .save(let text) = choice { Accounts.shared.rename(text) }
    tells = false
  }
}

struct RemovalView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var password = ""

  var body: some View {
    VStack {
      HStack {
        SecureField("Password", text: $password)
        Button(action: fillIn) { Image("keyhole") }
      }
      Button(action: remove) { Text("Confirm") }
        .disabled(password.isEmpty)
    }
  }

  private func fillIn() {
    password = Keys.shared.stored
    remove()
  }

  private func remove() {
    Accounts.shared.delete(password)
    dismiss()
  }
}

/// Here what both end in only closes, and the picture of an arrow leads back.
struct RenamingView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""

  var body: some View {
    VStack {
      Button(action: leave) { Image("arrow") }
      SearchField(text: $name)
      Button("Rename") {
        Accounts.shared.rename(name)
        leave()
      }
    }
  }

  private func leave() { dismiss() }
}

struct SearchField: View {
  @Binding var text: String

  var body: some View { Text(text) }
}

enum Keys {
  static let shared = Store()

  final class Store { var stored = "" }
}

final class Accounts {
  static let shared = Accounts()

  func delete(_ password: String) {}
  func rename(_ name: String) {}
}

/// What is handed over says what is done: the two have one way, and not one meaning.
struct StatusView: View {
  enum Choice {
    case leave
    case save(String)
  }

  let tell: (Choice) -> Void

  var body: some View {
    HStack {
      Button { told(.leave) } label: { Image("arrow") }
      Button("Save") { told(.save("away")) }
    }
  }

  private func told(_ choice: Choice) { tell(choice) }
}
