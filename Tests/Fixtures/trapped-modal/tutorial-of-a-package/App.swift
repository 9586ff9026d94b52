// The steps of a tutorial in a documentation catalogue are never compiled: a view of the same name there is not the app's.

import SwiftUI

struct Shore: View {
  @State private var shows = false

  var body: some View {
    Button("Tide") { shows = true }
      .fullScreenCover(isPresented: $shows) { TideView() } // expect: trapped-modal
  }
}

struct TideView: View {
  @State private var height = 0

  var body: some View { Stepper("Height", value: $height) }
}
