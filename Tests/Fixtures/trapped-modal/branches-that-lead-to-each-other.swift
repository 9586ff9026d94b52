// Where a button of one branch leads to another one, the two are one screen, and one way out is enough.
import SwiftUI

struct Easel: View {
  @State private var paints = false
  @State private var edits = false
  @State private var mixes = false
  @State private var stirs = false

  var body: some View {
    VStack {
      Button("Paint") { paints = true }
        .fullScreenCover(isPresented: $paints) {
          if edits {
            Button("Back") { edits = false }
          } else {
            VStack {
              Button("Edit") { edits = true }
              Button("Close") { paints = false }
            }
          }
        }
      Button("Mix") { mixes = true }
        .fullScreenCover(isPresented: $mixes) { // expect: trapped-modal
          if stirs {
            Button("Back") { stirs = false }
          } else {
            Button("Stir") { stirs = true }
          }
        }
    }
  }
}
