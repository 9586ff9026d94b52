// A default argument tells which arm is shown.
import SwiftUI
import UIKit

enum Purpose { case overview, buy }

struct PurseView: View {
  var purpose: Purpose

  var body: some View {
    switch purpose {
    case .overview: Text("Nothing to type")
    case .buy: BuyForm()
    }
  }
}

struct BuyForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var sum = ""

  var body: some View {
    VStack {
      TextField("Sum", text: $sum)
      Button("Cancel") { dismiss() }
      Button("Send") {
        Bank.buy(sum)
        dismiss()
      }
    }
  }
}

enum Bank { static func buy(_ sum: String) { print(sum) } }

final class PurseController: UIHostingController<PurseView> {
  init(purpose: Purpose = .overview) {
    super.init(rootView: PurseView(purpose: purpose))
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class HomeController: UIViewController {
  func showPurse() {
    let purse = PurseController()
    dismiss(animated: true) { self.present(purse, animated: true) }  // expect: missing-dismiss-button
  }
}
