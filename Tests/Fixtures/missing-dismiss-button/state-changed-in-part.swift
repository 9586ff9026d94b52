// A part of what drives the modal is changed, or all of it is made anew: a button may close so.
import SwiftUI

enum Deck { case bow(Bow), stern }
struct Bow: Identifiable { let id = 1 }
extension Deck { var bow: Bow? { if case .bow(let bow) = self { bow } else { nil } } }

struct Rigging {
  var showsSails = false
  var knots = [false, false]
  mutating func reset() { self = Rigging() }
}

struct ShipView: View {
  @State private var deck: Deck?
  @State private var rigging = Rigging()
  @State private var lamps = [false, false]

  var body: some View {
    VStack {
      Button("Bow") { deck = .bow(Bow()) }
        .fullScreenCover(item: $deck.bow) { _ in Button("Ashore") { deck = nil } }
      Button("Sails") { rigging.showsSails = true }
        .fullScreenCover(isPresented: $rigging.showsSails) { Button("Furl") { rigging.reset() } }
      Button("Lamp") { lamps[0] = true }
        .fullScreenCover(isPresented: $lamps[0]) { Button("Put out") { lamps[0] = false } }
      Button("Second lamp") { lamps[1] = true }
        // expect: missing-dismiss-button
        .fullScreenCover(isPresented: $lamps[1]) { Button("Brighter") { deck = .stern } }
    }
  }
}
