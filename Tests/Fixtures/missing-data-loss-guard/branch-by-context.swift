// What the site hands in tells which arm is shown.
import SwiftUI

enum Purpose { case overview, buy }

struct PurseView: View {
  var purpose: Purpose

  var body: some View {
    switch purpose {
    case .overview: Text("Nothing to type")
    case .buy: BuyForm()
    }
  }
}

struct BuyForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var sum = ""

  var body: some View {
    VStack {
      TextField("Sum", text: $sum)
      Button("Cancel") { dismiss() }
      Button("Send") {
        Bank.buy(sum)
        dismiss()
      }
    }
  }
}

enum Bank { static func buy(_ sum: String) { print(sum) } }

struct Home: View {
  @State private var shows = false

  var body: some View {
    Button("Purse") { shows = true }
      .sheet(isPresented: $shows) { PurseView(purpose: .overview) }  // expect: missing-dismiss-button
  }
}

struct Shop: View {
  @State private var shows = false

  var body: some View {
    Button("Buy") { shows = true }
      .sheet(isPresented: $shows) { PurseView(purpose: .buy) }  // expect: missing-data-loss-guard
  }
}
