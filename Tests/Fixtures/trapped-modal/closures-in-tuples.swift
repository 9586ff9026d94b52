// Closures that stand in tuples: of each of a list, of one that is handed in, and of one that nobody can tell.
import SwiftUI

struct Kiosk: View {
  @State private var buys = false
  @State private var looks = false
  @State private var pays = false
  @State private var waits = false
  @State private var leaves = false

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
