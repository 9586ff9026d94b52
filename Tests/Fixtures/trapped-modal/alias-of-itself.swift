// clean
// An alias that leads back to itself, as while it is being written: nothing is known of what it means.
import SwiftUI

typealias Panel = Optional<Panel>
typealias Chain = Link.Panel
enum Link { typealias Panel = Optional<Chain> }

struct Kitchen: View {
  @State private var shows = false
  var panel: Panel
  var link: Chain
  var body: some View {
    Button("Open") { shows = true }
      .fullScreenCover(isPresented: $shows) {
        panel
        link.part
      }
  }
}
