// The alert's own action closes, after deleting.
import SwiftUI

struct Garage: View {
  @State private var car: Car?

  var body: some View {
    Button("Car") { car = Car(id: 1) }
      .sheet(item: $car) { CarView(car: $0) } // expect: missing-dismiss-button
  }
}

struct Car: Identifiable { let id: Int }

struct CarView: View {
  let car: Car
  @Environment(\.dismiss) private var dismiss
  @State private var asks = false

  var body: some View {
    Button("Sell", role: .destructive) { asks = true }
      .alert("Sell it?", isPresented: $asks) {
        Button("Sell", role: .destructive) {
          Dealer.sell(car)
          dismiss()
        }
        Button("Keep", role: .cancel) {}
      }
  }
}

enum Dealer {
  static func sell(_ car: Car) {}
}
