// The modal is bound to what a property works out, or to a binding that a function makes: the state below counts.
import SwiftUI

final class Flow: ObservableObject {
  @Published private var isVisible = false
  @Published private var cards: [Card] = []
  @Published var count = 0
  var shown: Bool { get { isVisible } set { isVisible = newValue } }
  func show() { isVisible = true }
  func hide() { isVisible = false }
  func top() -> Binding<Card?> { Binding { self.cards.last } set: { _ in self.drop() } }
  func draw() { cards.append(Card(id: 1)) }
  func drop() { cards.removeLast() }
  func add() { count += 1 }
}

struct Card: Identifiable { let id: Int }

struct Table: View {
  @StateObject private var flow = Flow()
  var body: some View {
    VStack {
      Button("Show", action: flow.show).fullScreenCover(isPresented: $flow.shown) { Button("Put back") { flow.hide() } }
      Button("Draw", action: flow.draw).fullScreenCover(item: flow.top()) { _ in Button("Put back") { flow.drop() } }
      // expect: missing-dismiss-button
      Button("Look", action: flow.show).sheet(isPresented: $flow.shown) { Button("Count") { flow.add() } }
    }
  }
}
