// A binding that is always true: not even the binding can close it.
import SwiftUI

struct Aquarium: View {
  var body: some View {
    Color.blue
      .fullScreenCover(isPresented: .constant(true)) { FishList() } // expect: trapped-modal
  }
}

struct FishList: View {
  var body: some View { List { Text("Carp") } }
}
