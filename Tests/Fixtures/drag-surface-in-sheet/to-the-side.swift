// A swipe to the side, and one that only asks how it ended.
// clean
import SwiftUI

struct CardsView: View {
  @State private var shows = false

  var body: some View {
    Button("Cards") { shows = true }
      .sheet(isPresented: $shows) { CardView() }
  }
}

struct CardView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var shift: CGFloat = 0
  @State private var card = 0

  var body: some View {
    Button("Close") { dismiss() }
    Text("Card \(card)")
      .offset(x: shift)
      .gesture(DragGesture().onChanged { shift = $0.translation.width }.onEnded { _ in shift = 0 })
    Text("Next")
      .gesture(DragGesture().onEnded { if $0.translation.height < -40 { card += 1 } })
  }
}
