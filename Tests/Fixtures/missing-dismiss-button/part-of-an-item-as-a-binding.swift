// A binding to a property that is worked out from the presented item sets the item; one that sets something else does not.
import SwiftUI

enum Card: Identifiable {
  case plan
  var id: Self { self }
}

extension Optional {
  var isThere: Bool {
    get { self != nil }
    set { if !newValue { self = nil } }
  }
}

@Observable final class Deck {
  var card: Card?
  var isTurned = false
  var showsCard: Bool {
    get { card != nil }
    set { if !newValue { card = nil } }
  }
}

struct Table: View {
  @State private var deck = Deck()
  @State private var card: Card?
  @State private var other: Card?
  @State private var isTurned = false

  var body: some View {
    VStack {
      Button("1") { deck.card = .plan }
      Button("2") { card = .plan }
      Button("3") { other = .plan }
    }
    .fullScreenCover(item: $deck.card) { _ in CardView(isShown: $deck.showsCard) }
    .fullScreenCover(item: $card) { _ in CardView(isShown: $card.isThere) }
    .fullScreenCover(item: $other) { _ in CardView(isShown: $isTurned) } // expect: trapped-modal
  }
}

struct CardView: View {
  @Binding var isShown: Bool
  var body: some View { Button("Close") { isShown = false } }
}
