// A page that used to be pushed still pops itself. Its Back is the way out where it is pushed, and does nothing where it is all there
// is in a navigation controller of its own.
import SwiftUI
import UIKit

final class PierController: UIViewController {
  @objc func showPrices() {
    let prices = UIHostingController(rootView: Prices(back: { [weak self] in self?.navigationController?.popViewController(animated: true) }))
    present(UINavigationController(rootViewController: prices), animated: true) // expect: missing-dismiss-button
  }

  @objc func showTides() {
    let pages = UINavigationController()
    let tides = UIHostingController(rootView: Prices(back: { pages.popToRootViewController(animated: true) }))
    pages.setViewControllers([tides], animated: false)
    present(pages, animated: true) // expect: missing-dismiss-button
  }

  @objc func showBerths() {
    let berths = UIHostingController(rootView: Prices(back: { [weak self] in
      self?.navigationController?.popViewController(animated: false)
      self?.dismiss(animated: true)
    }))
    present(UINavigationController(rootViewController: berths), animated: true)
  }
}

struct Prices: View {
  let back: () -> Void

  var body: some View {
    VStack {
      Text("A night is twelve")
      Button("Back") { back() }
    }
  }
}
