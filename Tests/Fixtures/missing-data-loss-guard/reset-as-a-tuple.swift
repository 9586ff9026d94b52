// A button that sets a form's own fields back commits nothing, however it is written.
import SwiftUI

struct Home: View {
  @State private var splits = false
  @State private var orders = false

  var body: some View {
    Button("Split") { splits = true; orders = true }
      .sheet(isPresented: $splits) { Split() }
      .sheet(isPresented: $orders) { Order() } // expect: missing-data-loss-guard
  }
}

struct Split: View {
  @State private var total = ""
  @State private var people = "2"
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      TextField("Total", text: $total)
      TextField("People", text: $people)
      Button("Start over") { (total, people) = ("", "2") }
      Button("Done") { dismiss() }
    }
  }
}

struct Order: View {
  @State private var dish = ""
  @State private var note = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      TextField("Dish", text: $dish)
      TextField("Note", text: $note)
      Button("Send") { Kitchen.shared.cook(dish, note); dismiss() }
      Button("Close") { dismiss() }
    }
  }
}

final class Kitchen {
  static let shared = Kitchen()
  private var all: [String] = []
  func cook(_ dish: String, _ note: String) { all.append(dish + note) }
}
