// SwiftUI's first alerts take their buttons as they are.
import SwiftUI

struct LibraryView: View {
  @State private var asks = false
  @State private var offers = false

  var body: some View {
    VStack {
      Button("Erase") { asks = true }
        .alert(isPresented: $asks) {
          Alert( // expect: alert-without-cancel
            title: Text("Erase the library?"), dismissButton: .destructive(Text("Erase")) { erase() })
        }
      Button("More") { offers = true }
        .actionSheet(isPresented: $offers) {
          ActionSheet( // expect: alert-without-cancel
            title: Text("Library"),
            buttons: [.default(Text("Export")) { export() }, .destructive(Text("Erase")) { erase() }])
        }
    }
  }

  private func erase() {}
  private func export() {}
}
