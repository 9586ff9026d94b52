// What a store of the app's is told with each letter is kept; a model that the form makes for itself keeps it no longer than the form.
import SwiftUI

@Observable final class ProfileStore {
  var name = ""
  func rename(_ newName: String) { name = newName }
  func publish(_ name: String) { print(name) }
}

struct Settings: View {
  @State private var names = false
  @State private var nicknames = false

  var body: some View {
    Button("Name") { names = true }
      .sheet(isPresented: $names) { NameForm() }
    Button("Nickname") { nicknames = true }
      .sheet(isPresented: $nicknames) { NicknameForm() } // expect: missing-data-loss-guard
  }
}

struct NameForm: View {
  @Environment(ProfileStore.self) private var store
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""

  var body: some View {
    TextField("Name", text: $name)
      .onChange(of: name) { store.rename(name) }
    Button("Close") { dismiss() }
    Button("Publish") {
      store.publish(name)
      dismiss()
    }
  }
}

struct NicknameForm: View {
  @State private var store = ProfileStore()
  @Environment(\.dismiss) private var dismiss
  @State private var nickname = ""

  var body: some View {
    TextField("Nickname", text: $nickname)
      .onChange(of: nickname) { store.rename(nickname) }
    Button("Close") { dismiss() }
    Button("Publish") {
      store.publish(nickname)
      dismiss()
    }
  }
}
