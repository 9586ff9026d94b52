// A button of a prompt sets a flag, and whoever observes it closes: Close leads there by asking, also by a flag of a model's, and by a second prompt.
// What the prompt sells first is no way out.
import SwiftUI

struct Arcade: View {
  @State private var plays = false
  @State private var races = false
  @State private var digs = false
  @State private var buys = false

  var body: some View {
    VStack {
      Button("Play") { plays = true }
        .sheet(isPresented: $plays) { ChessView() }
      Button("Race") { races = true }
        .sheet(isPresented: $races) { RaceView() }
      Button("Dig") { digs = true }
        .sheet(isPresented: $digs) { MineView() }
      Button("Buy") { buys = true }
        .sheet(isPresented: $buys) { ShopView() } // expect: missing-dismiss-button
    }
  }
}

struct ChessView: View {
  @State private var hasResigned = false
  @State private var asks = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Close") { asks = true }
      .alert("Resign?", isPresented: $asks) { Button("Resign") { hasResigned = true } }
      .onChange(of: hasResigned) { dismiss() }
  }
}

@Observable final class Race {
  var isOver = false
  var asks = false
  func stop() { asks = true }
  func abandon() { isOver = true }
}

struct RaceView: View {
  @State private var race = Race()
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Stop", action: race.stop)
      .confirmationDialog("Stop?", isPresented: $race.asks) { Button("Stop", role: .destructive, action: race.abandon) }
      .onChange(of: race.isOver) { dismiss() }
  }
}

struct MineView: View {
  @State private var asks = false
  @State private var asksAgain = false
  @State private var isLeft = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Close") { asks = true }
      .alert("Leave?", isPresented: $asks) { Button("Leave") { asksAgain = true } }
      .alert("Sure?", isPresented: $asksAgain) { Button("Leave") { isLeft = true } }
      .onChange(of: isLeft) { dismiss() }
  }
}

struct ShopView: View {
  @State private var asks = false
  @State private var isDone = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Buy") { asks = true }
      .alert("Buy it?", isPresented: $asks) {
        Button("Buy") {
          Shop.shared.purchase()
          isDone = true
        }
      }
      .onChange(of: isDone) { dismiss() }
  }
}

final class Shop {
  static let shared = Shop()
  private var count = 0
  func purchase() { count += 1 }
}
