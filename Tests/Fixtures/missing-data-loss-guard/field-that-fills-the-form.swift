// A field of the team's own keeps what is typed and hands it to the form by its binding: the form's state is the draft.
import SwiftUI

@main struct Bakery: App {
  var body: some Scene { WindowGroup { Counter() } }
}

final class Ledger {
  static let shared = Ledger()
  private var lines: [String] = []
  private var open: Decimal = 0
  func add(_ flour: Decimal, _ sugar: Decimal) { lines.append("\(flour) \(sugar)") }
  func keep(_ flour: Decimal) { open = flour }
}

struct WeightField: View {
  @Binding var weight: Decimal
  @State private var typed = ""
  var body: some View {
    TextField("0", text: $typed)
      .onChange(of: typed) { _, new in
        if let value = Decimal(string: new) { weight = value }
      }
  }
}

struct Dough: View {
  @Environment(\.dismiss) private var dismiss
  @State private var flour: Decimal = 0
  @State private var sugar: Decimal = 0
  var body: some View {
    Form {
      WeightField(weight: $flour)
      WeightField(weight: $sugar)
      Button("Cancel") { dismiss() }
      Button("Save") { Ledger.shared.add(flour, sugar); dismiss() }
    }
  }
}

/// The presenter's state is there again next time.
struct HandedDough: View {
  @Environment(\.dismiss) private var dismiss
  @Binding var flour: Decimal
  @Binding var sugar: Decimal
  var body: some View {
    Form {
      WeightField(weight: $flour)
      WeightField(weight: $sugar)
      Button("Cancel") { dismiss() }
      Button("Save") { Ledger.shared.add(flour, sugar); dismiss() }
    }
  }
}

/// The form keeps what it is filled with.
struct KeptDough: View {
  @Environment(\.dismiss) private var dismiss
  @State private var flour: Decimal = 0
  var body: some View {
    Form {
      WeightField(weight: $flour)
      Button("Cancel") { dismiss() }
      Button("Save") { Ledger.shared.add(flour, 0); dismiss() }
    }
    .onChange(of: flour) { _, new in Ledger.shared.keep(new) }
  }
}

struct Counter: View {
  @State private var a = false
  @State private var b = false
  @State private var c = false
  @State private var flour: Decimal = 0
  @State private var sugar: Decimal = 0
  var body: some View {
    Button("Mix") { a = true; b = true; c = true }
      .sheet(isPresented: $a) { Dough() } // expect: missing-data-loss-guard
      .sheet(isPresented: $b) { HandedDough(flour: $flour, sugar: $sugar) }
      .sheet(isPresented: $c) { KeptDough() }
  }
}
