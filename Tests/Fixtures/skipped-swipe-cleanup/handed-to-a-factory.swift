// The closure goes through a function that makes the screen, of the presenter's own or of another object's.
import SwiftUI
import UIKit

final class ShopFlow: NSObject {
  private let root = UINavigationController()
  private let locator = ShopLocator()

  func showNearby() {
    locator.startUpdating()
    let nearby = makeNearby(onClose: { [weak self] in
      self?.locator.stopUpdating()
      self?.root.dismiss(animated: true)
    })
    root.present(nearby, animated: true) // expect: skipped-swipe-cleanup
  }

  private func makeNearby(onClose: @escaping () -> Void) -> UIViewController {
    UIHostingController(rootView: NearbyShops(onClose: onClose))
  }

  func showFilter() {
    locator.startUpdating()
    let maker = FilterMaker()
    let filter = maker.filter(whenClosed: { [weak self] in
      self?.root.dismiss(animated: true)
      self?.locator.stopUpdating()
    })
    root.present(filter, animated: true) // expect: skipped-swipe-cleanup
  }

  // The function that makes it also tells who is told of swipes.
  func showWatched() {
    locator.startUpdating()
    let nearby = makeWatched { [weak self] in
      self?.locator.stopUpdating()
      self?.root.dismiss(animated: true)
    }
    root.present(nearby, animated: true)
  }

  private func makeWatched(onClose: @escaping () -> Void) -> UIViewController {
    let host = UIHostingController(rootView: NearbyShops(onClose: onClose))
    host.presentationController?.delegate = watcher
    return host
  }

  private let watcher = ShopWatcher()

  // What it is handed does nothing but close.
  func showPlain() {
    locator.startUpdating()
    let nearby = makeNearby(onClose: { [weak self] in self?.root.dismiss(animated: true) })
    root.present(nearby, animated: true)
  }
}

final class ShopWatcher: NSObject, UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { print("gone") }
}

final class FilterMaker {
  func filter(whenClosed: @escaping () -> Void) -> ShopFilter {
    let filter = ShopFilter()
    filter.onClose = whenClosed
    return filter
  }
}

struct NearbyShops: View {
  let onClose: () -> Void
  var body: some View {
    VStack {
      Text("Nothing near")
      Button("Close", action: onClose)
    }
  }
}

final class ShopFilter: UIViewController {
  var onClose: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(close), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func close() { onClose?() }
}

final class ShopLocator {
  private var isOn = false
  func startUpdating() { isOn = true }
  func stopUpdating() { isOn = false }
}
