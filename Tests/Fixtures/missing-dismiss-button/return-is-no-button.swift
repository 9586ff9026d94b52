// What Return does in a field is no button to leave by, whether a modifier says it or an argument.
import SwiftUI

struct HostList: View {
  @State private var adds = false
  @State private var renames = false
  @State private var asks = false
  @State private var hosts: [String] = []

  var body: some View {
    VStack {
      Button("Add") { adds = true }
      Button("Rename") { renames = true }
      Button("Ask") { asks = true }
    }
    .sheet(isPresented: $adds) { // expect: missing-dismiss-button, missing-data-loss-guard
      NavigationStack { HostForm(onSave: { hosts.append($0) }) }
    }
    .sheet(isPresented: $renames) { // expect: missing-dismiss-button, missing-data-loss-guard
      NavigationStack { NameForm(onSave: { hosts.append($0) }) }
    }
    .sheet(isPresented: $asks) { // expect: missing-data-loss-guard
      NavigationStack { PortForm(onSave: { hosts.append($0) }) }
    }
  }
}

struct HostForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var address = ""
  let onSave: (String) -> Void

  var body: some View {
    List {
      TextField("Address", text: $address, onCommit: commit)
    }
    .toolbar { Button("Save", action: commit) }
  }

  private func commit() {
    onSave(address)
    dismiss()
  }
}

struct NameForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  let onSave: (String) -> Void

  var body: some View {
    List {
      TextField("Name", text: $name, onEditingChanged: { _ in }, onCommit: { commit() })
    }
    .toolbar { Button("Save", action: commit) }
  }

  private func commit() {
    onSave(name)
    dismiss()
  }
}

struct PortForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var port = ""
  let onSave: (String) -> Void

  var body: some View {
    List {
      TextField("Port", text: $port, onCommit: commit)
    }
    .toolbar {
      Button("Save", action: commit)
      Button("Cancel") { dismiss() }
    }
  }

  private func commit() {
    onSave(port)
    dismiss()
  }
}
