import SwiftUI

struct Reading: Identifiable {
  let id: Int
  var note: String?
}

struct ReadingsScreen: View {
  @State private var shown: Reading?
  @State private var chosen: Reading?
  let readings: [Reading]

  var body: some View {
    List(readings) { reading in
      Button("Show") { shown = reading }
      Button("Choose") { chosen = reading }
    }
    // A variable of a function has the state's name.
    .sheet(item: $shown) { reading in // expect: missing-dismiss-button
      Button("Count again") { _ = countAgain(reading) }
    }
    .sheet(item: $chosen) { reading in
      Button("Count again") { _ = countAgain(reading) }
      Button("Done") { chosen = nil }
    }
  }

  private func countAgain(_ reading: Reading) -> Int {
    var shown: Reading? = reading
    var count = 0
    while let next = shown {
      count += next.note == nil ? 0 : 1
      shown = nil
    }
    return count
  }
}
