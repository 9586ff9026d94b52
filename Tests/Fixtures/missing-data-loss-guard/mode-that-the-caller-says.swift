// Fields that stand in a branch of another mode than the one that is shown are not there.
import SwiftUI

enum Mode { case look, edit }

struct People: View {
  @State private var looks = false
  @State private var edits = false
  @State private var peeks = false

  var body: some View {
    VStack {
      Button("Look") { looks = true }
      Button("Edit") { edits = true }
      Button("Peek") { peeks = true }
    }
    .sheet(isPresented: $looks) { PersonView(mode: .look) }
    .sheet(isPresented: $edits) { PersonView(mode: .edit) } // expect: missing-data-loss-guard
    .sheet(isPresented: $peeks) { PetView(mode: .look) }
  }
}

struct PersonView: View {
  let mode: Mode
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  @State private var notes = ""
  var body: some View {
    VStack {
      if mode == .edit {
        TextField("Name", text: $name)
        TextEditor(text: $notes)
      } else {
        Text(name)
      }
      Button("Close") { dismiss() }
      if mode != .look { Button("Save") { Register.shared.add(name + notes); dismiss() } }
    }
  }
}

struct PetView: View {
  let mode: Mode
  @Environment(\.dismiss) private var dismiss
  @State private var notes = ""
  var body: some View {
    VStack {
      if case .edit = mode { TextEditor(text: $notes) }
      Button("Close") { dismiss() }
      if case .edit = mode { Button("Save") { Register.shared.add(notes); dismiss() } }
    }
  }
}

final class Register {
  static let shared = Register()
  private var all: [String] = []
  func add(_ entry: String) { all.append(entry) }
}
