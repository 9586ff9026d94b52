import SwiftUI

extension TripScreen {
  func withTickets(_ view: some View) -> some View {
    view.sheet(isPresented: $showsTickets) {
      VStack {
        Text("Two adults")
        Button("Cancel", role: .cancel) { dismiss() } // expect: dismissed-presenter
      }
    }
  }
}
