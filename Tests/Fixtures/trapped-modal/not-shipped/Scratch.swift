// Previews and tests are not the app, and a flag that nobody sets shows nothing.
// clean
import SwiftUI

struct Nook: View {
  @State private var neverSet = false

  var body: some View {
    Text("Nook").fullScreenCover(isPresented: $neverSet) { Blank() }
  }
}

struct Blank: View {
  var body: some View { Color.white }
}

#Preview {
  Text("Preview").fullScreenCover(isPresented: .constant(true)) { Blank() }
}

struct Nook_Previews: PreviewProvider {
  static var previews: some View {
    Color.clear.fullScreenCover(isPresented: .constant(true)) { Blank() }
  }
}
