// A binding that a view makes by hand as it is made: nobody hands it in, and what it sets closes nothing.
import SwiftUI

struct Shop: View {
  @State private var offer: Offer?

  var body: some View {
    Button("Buy") { offer = Offer() }
      .sheet(item: $offer) { _ in // expect: hidden-dismiss-button
        Curtain { OfferPage(isPresented: isPresented) }
      }
  }

  private var isPresented: Binding<Bool> {
    Binding { offer != nil } set: { if !$0 { offer = nil } }
  }
}

struct Offer: Identifiable { let id = 1 }

struct OfferPage: View {
  @Binding var isPresented: Bool

  var body: some View {
    Text("Two for one").toolbar {
      ToolbarItem(placement: .cancellationAction) { Button("Close") { isPresented = false } }
    }
  }
}

struct Curtain<Content: View>: View {
  @Environment(\.scenePhase) private var phase
  private let content: () -> Content
  @Binding private var fall: Rail.Fall

  init(content: @escaping () -> Content) {
    self.content = content
    _fall = .init {
      Rail.shared.fall
    } set: {
      Rail.shared.fall = $0
    }
  }

  var body: some View {
    content().onChange(of: phase) { phase in
      if phase == .active { fall = .none } else { fall = .whole }
    }
  }
}

final class Rail: ObservableObject {
  enum Fall { case none, whole }
  static let shared = Rail()
  @Published var fall = Fall.none
}
