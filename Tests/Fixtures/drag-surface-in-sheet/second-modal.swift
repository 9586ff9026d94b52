// The slider stands in the cover that the sheet presents, not in the sheet.
// clean
import SwiftUI

struct HomeView: View {
  @State private var shows = false

  var body: some View {
    Button("Library") { shows = true }
      .sheet(isPresented: $shows) { LibraryView() }
  }
}

struct LibraryView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var adjusts = false
  @AppStorage("speed") private var speed = 1.0

  var body: some View {
    Button("Close") { dismiss() }
    Button("Speed") { adjusts = true }
      .fullScreenCover(isPresented: $adjusts) {
        VStack {
          Slider(value: $speed)
          Button("Done") { adjusts = false }
        }
      }
  }
}
