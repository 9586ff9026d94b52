// Another kind empties the fields, and puts the keyboard away: nothing of what was typed is kept by that. Where the text itself goes to an
// object that outlives the form, it is.
import SwiftUI
import UIKit

final class Picked: ObservableObject {
  @Published var network: Int?
  @Published var name = ""
}

struct Assets: View {
  @StateObject private var picked = Picked()
  @State private var adds = false
  @State private var keeps = false

  var body: some View {
    VStack {
      Button("Add") { adds = true }
        .sheet(isPresented: $adds) { NewAsset(picked: picked) } // expect: missing-data-loss-guard
      Button("Keep") { keeps = true }
        .sheet(isPresented: $keeps) { KeptAsset(picked: picked) }
    }
  }
}

struct NewAsset: View {
  @ObservedObject var picked: Picked
  @Environment(\.dismiss) private var dismiss
  @State private var kind = 0
  @State private var name = ""
  @State private var symbol = ""

  var body: some View {
    Form {
      Picker("Kind", selection: $kind) {
        Text("Token").tag(0)
        Text("Picture").tag(1)
      }
      TextField("Name", text: $name)
      TextField("Symbol", text: $symbol)
      Button("Cancel") { dismiss() }
      Button("Add") {
        AssetStore.shared.add(name, symbol)
        dismiss()
      }
    }
    .onChange(of: kind) { _ in
      UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
      clear()
    }
  }

  private func clear() {
    name = ""
    symbol = ""
    picked.network = nil
  }
}

struct KeptAsset: View {
  @ObservedObject var picked: Picked
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  @State private var symbol = ""

  var body: some View {
    Form {
      TextField("Name", text: $name)
      TextField("Symbol", text: $symbol)
      Button("Cancel") { dismiss() }
      Button("Add") {
        AssetStore.shared.add(name, symbol)
        dismiss()
      }
    }
    .onChange(of: name) { _ in keep() }
    .onChange(of: symbol) { _ in keep() }
  }

  private func keep() { picked.name = name + symbol }
}

final class AssetStore {
  static let shared = AssetStore()
  private var all: [String] = []
  func add(_ name: String, _ symbol: String) { all.append(name + symbol) }
}
