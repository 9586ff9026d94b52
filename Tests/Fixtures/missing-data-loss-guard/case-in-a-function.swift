// A router whose `switch` stands in a function or a property of its own: each presentation shows its case only.
import SwiftUI

struct CreditsScreen: View {
  @State private var panel: Panel.Kind?

  var body: some View {
    Button("Licence") { panel = .licence("MIT") }
      .sheet(item: $panel) { Panel(kind: $0) }
  }
}

struct PantryScreen: View {
  @State private var panel: Panel.Kind?

  var body: some View {
    Button("Weigh") { panel = .weigh }
      .sheet(item: $panel) { Panel(kind: $0) }  // expect: missing-data-loss-guard, missing-dismiss-button
  }
}

struct Panel: View {
  enum Kind: Identifiable {
    case licence(String), weigh
    var id: String { "\(self)" }
  }

  let kind: Kind

  private func make() -> some View {
    switch kind {
    case .licence(let name): return AnyView(LicenceText(name: name))
    case .weigh: return AnyView(WeighForm())
    }
  }

  var body: some View { make() }
}

struct ShelfScreen: View {
  @State private var page: Page.Kind?

  var body: some View {
    Button("Licence") { page = .licence }
      .sheet(item: $page) { Page(kind: $0) }
  }
}

struct LarderScreen: View {
  @State private var page: Page.Kind?

  var body: some View {
    Button("Weigh") { page = .weigh }
      .sheet(item: $page) { Page(kind: $0) }  // expect: missing-data-loss-guard, missing-dismiss-button
  }
}

struct Page: View {
  enum Kind: Identifiable {
    case licence, weigh
    var id: Self { self }
  }

  let kind: Kind

  @ViewBuilder private var page: some View {
    switch kind {
    case .licence: LicenceText(name: "MIT")
    case .weigh: WeighForm()
    }
  }

  var body: some View { page }
}

struct LicenceText: View {
  @Environment(\.dismiss) private var dismiss
  let name: String
  var body: some View { Button("Close") { dismiss() } }
}

struct WeighForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var grams = ""
  @State private var label = ""
  var body: some View {
    Form {
      TextField("Grams", text: $grams)
      TextField("Label", text: $label)
      Button("Save") {
        UserDefaults.standard.set([grams, label], forKey: "weights")
        dismiss()
      }
    }
  }
}
