// clean
// A tuple of flags is set at once: one of them opens the cover, and closes it.
import SwiftUI

struct HomeView: View {
  @State private var showsHelp = false
  @State private var page = 0

  var body: some View {
    Button("Help") { (showsHelp, page) = (true, 2) }
      .fullScreenCover(isPresented: $showsHelp) { HelpView(shows: $showsHelp, page: $page) }
  }
}

struct HelpView: View {
  @Binding var shows: Bool
  @Binding var page: Int
  var body: some View { Button("Close") { (shows, page) = (false, 0) } }
}
