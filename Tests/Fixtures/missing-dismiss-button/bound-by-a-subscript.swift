// A presentation may be bound to a subscript of the project's: what that asks for drives it. A binding's getter may ask a part of an
// optional, which goes with the whole.

import Observation
import SwiftUI

@Observable final class Compass {
  enum Place { case harbour, market }
  var place: Place?
  private var open: Set<Int> = []
  private(set) var visits = 0

  func show(_ page: Int) { open.insert(page) }
  func hide(_ page: Int) { open.remove(page) }
  func count() { visits += 1 }

  subscript(isAt place: Place) -> Bool {
    get { self.place == place }
    set { self.place = newValue ? place : nil }
  }

  subscript(shows page: Int) -> Bool {
    get { open.contains(page) }
    set { if newValue { open.insert(page) } else { open.remove(page) } }
  }
}

@Observable final class Tram {
  enum Stop { case square, bridge }
  var stop: Stop?

  subscript(at stop: Stop) -> Binding<Bool> {
    Binding(get: { self.stop == stop }, set: { if !$0 { self.stop = nil } })
  }
}

struct Trip { var note: Note? }
struct Note: Identifiable { let id = 1 }

struct City: View {
  @State private var compass = Compass()
  @State private var tram = Tram()
  @State private var trip: Trip? = Trip()
  @State private var sights: Set<Int> = []

  private func shows(_ sight: Int) -> Binding<Bool> {
    .init { sights.contains(sight) } set: { if !$0 { sights.remove(sight) } }
  }

  var body: some View {
    VStack {
      Button("Harbour") { compass.place = .harbour }
        .fullScreenCover(isPresented: $compass[isAt: .harbour]) { Harbour().environment(compass) }
      Button("Page") { compass.show(1) }
        .fullScreenCover(isPresented: $compass[shows: 1]) { Leaf { compass.hide(1) } }
      Button("Square") { tram.stop = .square }
        .fullScreenCover(isPresented: tram[at: .square]) { Leaf { tram.stop = nil } }
      Button("Note") { trip?.note = Note() }
        .fullScreenCover(item: Binding(get: { trip?.note }, set: { trip?.note = $0 })) { _ in Leaf { trip = nil } }
      Button("Sight") { sights.insert(1) }
        .fullScreenCover(isPresented: shows(1)) { Leaf { sights.remove(1) } }
      Button("Market") { compass.place = .market }
        .fullScreenCover(isPresented: $compass[isAt: .market]) { Market { compass.count() } } // expect: missing-dismiss-button
    }
  }
}

struct Harbour: View {
  @Environment(Compass.self) private var compass
  var body: some View { Button("Back") { compass.place = nil } }
}

struct Leaf: View {
  let close: () -> Void
  var body: some View { Button("Back", action: close) }
}

struct Market: View {
  let buy: () -> Void
  var body: some View { Button("Count", action: buy) }
}
