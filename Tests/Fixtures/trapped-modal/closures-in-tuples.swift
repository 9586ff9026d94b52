// Closures that stand in tuples: of each of a list, of one that is handed in, of one that has another name, and of one that nobody
// can tell.
import SwiftUI

struct Kiosk: View {
  @State private var buys = false
  @State private var looks = false
  @State private var pays = false
  @State private var waits = false
  @State private var leaves = false
  @State private var asks = false
  @State private var tells = false

  var body: some View {
    VStack {
      Button("Buy") { buys = true }
        .fullScreenCover(isPresented: $buys) { Choices(buttons: [("Help", {}), ("Close", { buys = false })]) }
      Button("Look") { looks = true }
        .fullScreenCover(isPresented: $looks) { Choices(buttons: [("Help", {}), ("More", {})]) } // expect: trapped-modal
      Button("Pay") { pays = true }
        .fullScreenCover(isPresented: $pays) { Single(button: (title: "Close", run: { pays = false })) }
      Button("Wait") { waits = true }
        .fullScreenCover(isPresented: $waits) { Single(button: (title: "Help", run: {})) } // expect: trapped-modal
      Button("Leave") { leaves = true }
        .fullScreenCover(isPresented: $leaves) { Given(buttons: makeButtons()) }
      Button("Ask") { asks = true }
        .fullScreenCover(isPresented: $asks) { Named(rows: [("Help", {}), ("Close", { asks = false })]) }
      Button("Tell") { tells = true }
        .fullScreenCover(isPresented: $tells) { Named(rows: [("Help", {}), ("More", {})]) } // expect: trapped-modal
    }
  }

  private func makeButtons() -> [(title: String, run: () -> Void)] {
    var all: [(title: String, run: () -> Void)] = []
    all.append((title: "Close", run: { leaves = false }))
    return all
  }
}

struct Choices: View {
  let buttons: [(String, () -> Void)]

  var body: some View {
    ForEach(buttons, id: \.0) { button in
      Button(button.0) { button.1() }
    }
  }
}

struct Single: View {
  let button: (title: String, run: () -> Void)

  var body: some View {
    Button(button.title) { button.run() }
  }
}

struct Given: View {
  let buttons: [(title: String, run: () -> Void)]

  var body: some View {
    ForEach(buttons, id: \.title) { button in
      Button(button.title) { button.run() }
    }
  }
}

typealias Row = (title: String, run: () -> Void)
typealias Rows = [Row]

struct Named: View {
  let rows: Rows

  var body: some View {
    ForEach(rows, id: \.title) { row in
      Button(row.title) { row.run() }
    }
  }
}
