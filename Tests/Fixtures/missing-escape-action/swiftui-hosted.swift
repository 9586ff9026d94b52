// A SwiftUI view over the screen by UIKit.
import SwiftUI
import UIKit

struct OfferView: View { // expect: missing-escape-action
  let close: () -> Void
  var body: some View {
    ZStack {
      Color.black.opacity(0.4).ignoresSafeArea()
      VStack {
        Text("An offer")
        Button("Close") { close() }
      }
    }
  }
}

final class ShopController: UIViewController {
  @objc func offer() {
    let host = UIHostingController(rootView: OfferView { [weak self] in self?.dismiss(animated: true) })
    host.view.backgroundColor = .clear
    host.modalPresentationStyle = .overFullScreen
    present(host, animated: true)
  }
}
