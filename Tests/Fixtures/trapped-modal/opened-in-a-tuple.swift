// A flag that a tuple sets beside another opens a cover that nothing closes.
import SwiftUI

struct HomeView: View {
  @State private var showsHelp = false
  @State private var page = 0

  var body: some View {
    Button("Help") { (showsHelp, page) = (true, 2) }
      .fullScreenCover(isPresented: $showsHelp) { HelpView(page: $page) } // expect: trapped-modal
  }
}

struct HelpView: View {
  @Binding var page: Int
  var body: some View { Button("Next") { page += 1 } }
}
