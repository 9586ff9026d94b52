// A function makes the binding; its `get` hands the state to a closure.
import SwiftUI

final class Wallet: ObservableObject {
  enum Place: Equatable { case none, pay(Int), help }
  enum Told { case helpWanted, payWanted, closed }

  @Published private(set) var place: Place = .none

  func hear(_ told: Told) {
    switch told {
    case .helpWanted: place = .help
    case .payWanted: place = .pay(1)
    case .closed: place = .none
    }
  }

  func isAt(_ matches: @escaping (Place) -> Bool) -> Binding<Bool> {
    Binding(get: { matches(self.place) }, set: { [weak self] in if !$0 { self?.hear(.closed) } })
  }
}

struct Purse: View {
  @StateObject private var wallet = Wallet()

  var body: some View {
    VStack {
      Button("Pay") { wallet.hear(.payWanted) }
      Button("Help") { wallet.hear(.helpWanted) }
    }
    .sheet(isPresented: wallet.isAt { $0 == .help }) { Help(tell: wallet.hear) }
    // expect: missing-dismiss-button
    .sheet(isPresented: wallet.isAt { $0 == .pay(1) }) { Pay(tell: wallet.hear) }
  }
}

struct Help: View {
  let tell: (Wallet.Told) -> Void

  var body: some View {
    Button("Done") { tell(.closed) }
  }
}

struct Pay: View {
  let tell: (Wallet.Told) -> Void

  var body: some View {
    Text("Pay at the counter")
  }
}
