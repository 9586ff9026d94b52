// What closes is handed to an initialiser, which keeps it, and nothing runs it yet.
import SwiftUI

struct Harbour: View {
  @State private var showsTides = false
  @State private var showsBerths = false
  @State private var showsPrices = false

  var body: some View {
    VStack {
      Button("Tides") { showsTides = true }
      Button("Berths") { showsBerths = true }
      Button("Prices") { showsPrices = true }
    }
    .sheet(isPresented: $showsTides) { // expect: missing-dismiss-button
      Tides(hour: 3) { showsTides = false }
    }
    .sheet(isPresented: $showsBerths) {
      Berths(count: 2, onDismiss: { showsBerths = false })
    }
    .sheet(isPresented: $showsPrices) {
      Prices(night: 12, onDismiss: { showsPrices = false })
    }
  }
}

struct Tides: View {
  private let hour: Int
  private let onDismiss: () -> Void

  init(hour: Int, onDismiss: @escaping () -> Void) {
    self.hour = hour
    self.onDismiss = onDismiss
  }

  var body: some View { Text("High water at \(hour)") }
}

struct Berths: View {
  private let count: Int
  private let onDismiss: () -> Void

  init(count: Int, onDismiss: @escaping () -> Void) {
    self.count = count
    self.onDismiss = onDismiss
  }

  var body: some View {
    VStack {
      Text("\(count) are free")
      Button("Close") { onDismiss() }
    }
  }
}

struct Prices: View {
  private let list: PriceList
  private let onDismiss: () -> Void

  init(night: Int, onDismiss: @escaping () -> Void) {
    self.list = PriceList(night: night, leave: onDismiss)
    self.onDismiss = onDismiss
  }

  var body: some View { list }
}

struct PriceList: View {
  let night: Int
  let leave: () -> Void

  var body: some View {
    VStack {
      Text("A night is \(night)")
      Button("Close", action: leave)
    }
  }
}
