// Nobody ever sets the model's flag back; where somebody may, the cover may close.
import SwiftUI

final class Basket: ObservableObject {
  @Published var showsTerms = false
  @Published var showsThanks = false
  @Published var showsHelp = false
  func openTerms() { showsTerms = true }
  func pay() { showsThanks = true }
  func rest() { showsThanks = false }
}

struct BasketView: View {
  @StateObject private var basket = Basket()

  var body: some View {
    VStack {
      Button("Terms", action: basket.openTerms)
        // expect: trapped-modal
        .fullScreenCover(isPresented: $basket.showsTerms) { ScrollView { Text("Terms") } }
      Button("Pay", action: basket.pay)
        .fullScreenCover(isPresented: $basket.showsThanks) { Text("Thanks") }
        .task { basket.rest() }
      HelpRow(isOn: $basket.showsHelp)
        .fullScreenCover(isPresented: $basket.showsHelp) { Text("Help") }
    }
  }
}

struct HelpRow: View {
  @Binding var isOn: Bool
  var body: some View { Text("Help").onAppear { isOn = true } }
}
