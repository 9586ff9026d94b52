// A design system's header or bar may have the Close; its other parts have none.
import BrandKit
import SwiftUI

struct MenuView: View {
  @State private var showsPrices = false
  @State private var showsHours = false
  @State private var showsWay = false

  var body: some View {
    VStack {
      Button("Prices") { showsPrices = true }
        .fullScreenCover(isPresented: $showsPrices) { VStack { BKNavigationBar(title: "Prices"); Text("Soup") } }
      Button("Hours") { showsHours = true }
        .fullScreenCover(isPresented: $showsHours) { VStack { ModalHeader("Hours"); Text("Nine to five") } }
      Button("Way") { showsWay = true }
        // expect: trapped-modal
        .fullScreenCover(isPresented: $showsWay) { VStack { ProgressBar(0.5); Text("Left, then right") } }
    }
  }
}
