// A row that is declared twice, of which one is a leftover: both set the same case.
// clean
import SwiftUI

enum Panel: Identifiable {
  case licence, weigh
  var id: Self { self }
}

struct CreditsScreen: View {
  @State private var panel: Panel?

  var body: some View {
    LicenceRow(panel: $panel)
      .sheet(item: $panel) { shown in
        switch shown {
        case .licence: LicenceText()
        case .weigh: WeighForm()
        }
      }
  }
}

struct PantryScreen: View {
  @State private var panel: Panel?

  var body: some View {
    Button("Weigh") { panel = .weigh }.sheet(item: $panel) { _ in LicenceText() }
  }
}

struct LicenceText: View {
  @Environment(\.dismiss) private var dismiss
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
