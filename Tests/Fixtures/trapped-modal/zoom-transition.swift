// With the zoom transition a cover can be swiped away.
import SwiftUI

struct Wall: View {
  @Namespace private var space
  @State private var shows = false

  var body: some View {
    Button("Photo") { shows = true }
      .matchedTransitionSource(id: 1, in: space)
      .fullScreenCover(isPresented: $shows) { // expect: missing-dismiss-button
        Photo().navigationTransition(.zoom(sourceID: 1, in: space))
      }
  }
}

struct Photo: View {
  var body: some View { Image("photo") }
}
