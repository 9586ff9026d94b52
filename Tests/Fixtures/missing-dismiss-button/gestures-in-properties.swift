// A gesture that stands in a property, or names what it ends with, closes like one that is written in place.
import SwiftUI

struct Album: View {
  @State private var first = false
  @State private var second = false
  @State private var third = false

  var body: some View {
    VStack {
      // expect: missing-dismiss-button
      Button("First") { first = true }.fullScreenCover(isPresented: $first) { Photo() }
      // expect: missing-dismiss-button
      Button("Second") { second = true }.fullScreenCover(isPresented: $second) { Slide() }
      // expect: trapped-modal
      Button("Third") { third = true }.fullScreenCover(isPresented: $third) { Poster() }
    }
  }
}

struct Photo: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Image("photo").simultaneousGesture(drag) }
  private var drag: some Gesture {
    DragGesture(minimumDistance: 20).onEnded { drag in
      if drag.translation.height > 100 { dismiss() }
    }
  }
}

struct Slide: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Image("slide").gesture(DragGesture().onEnded(leave)) }
  private func leave(_ drag: DragGesture.Value) { dismiss() }
}

struct Poster: View {
  @State private var shift = CGSize.zero
  var body: some View { Image("poster").offset(shift).gesture(drag) }
  private var drag: some Gesture { DragGesture().onChanged { shift = $0.translation } }
}
