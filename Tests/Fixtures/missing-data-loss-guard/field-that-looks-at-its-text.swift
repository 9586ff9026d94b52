// A field of the project's own that looks at what is typed into it, and tells its formatter, keeps nothing by that.
import Formatting
import SwiftUI

struct Prices: View {
  @State private var edits = false
  var body: some View {
    Button("Edit") { edits = true }
      .sheet(isPresented: $edits) { PriceForm() } // expect: missing-data-loss-guard
  }
}

struct PriceForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var price = ""
  @State private var notes = ""
  var body: some View {
    VStack {
      PriceField(text: $price)
      PriceField(text: $notes)
      Button("Cancel") { dismiss() }
      Button("Save") { Catalogue.shared.add(price + notes); dismiss() }
    }
  }
}

struct PriceField: View {
  @Binding var text: String
  private let formatter = PriceFormatter()
  var body: some View {
    TextField("Price", text: $text)
      .onChange(of: text) { formatter.send($0) }
  }
}

final class Catalogue {
  static let shared = Catalogue()
  private var entries: [String] = []
  func add(_ entry: String) { entries.append(entry) }
}
