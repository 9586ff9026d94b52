// A SwiftUI view that UIKit shows over the screen: the scrub is answered by a modifier of the project's own, in what the view shows, or
// where it is shown.
import SwiftUI
import UIKit

struct Offer: View {
  let close: () -> Void
  var body: some View {
    ZStack {
      Color.black.opacity(0.4).ignoresSafeArea()
      Button("Close") { close() }
    }
    .onScrub { close() }
  }
}

extension View {
  func onScrub(perform action: @escaping () -> Void) -> some View { modifier(Scrub(action: action)) }
}

struct Scrub: ViewModifier {
  let action: () -> Void
  func body(content: Content) -> some View { content.accessibilityAction(.escape) { action() } }
}

struct Rating: View {
  let close: () -> Void
  var body: some View {
    ZStack {
      Color.black.opacity(0.4).ignoresSafeArea()
      RatingCard(close: close)
    }
  }
}

struct RatingCard: View {
  let close: () -> Void
  var body: some View { Button("Close", action: close).accessibilityAction(.escape, close) }
}

struct Hint: View {
  let close: () -> Void
  var body: some View {
    ZStack {
      Color.black.opacity(0.4).ignoresSafeArea()
      Button("Close") { close() }
    }
  }
}

struct Praise: View { // expect: missing-escape-action
  let close: () -> Void
  var body: some View {
    ZStack {
      Color.black.opacity(0.4).ignoresSafeArea()
      Button("Close") { close() }
    }
  }
}

final class ShopController: UIViewController {
  @objc func offer() { show(UIHostingController(rootView: Offer { [weak self] in self?.dismiss(animated: true) })) }
  @objc func rate() { show(UIHostingController(rootView: Rating { [weak self] in self?.dismiss(animated: true) })) }

  private func show(_ host: UIViewController) {
    host.view.backgroundColor = .clear
    host.modalPresentationStyle = .overFullScreen
    present(host, animated: true)
  }
}

final class HintsController: UIViewController {
  @objc func hint() {
    let close = { [weak self] in _ = self?.dismiss(animated: true) }
    let host = UIHostingController(rootView: Hint(close: close).accessibilityAction(.escape, close))
    host.view.backgroundColor = .clear
    host.modalPresentationStyle = .overFullScreen
    present(host, animated: true)
  }
}

final class PraiseController: UIViewController {
  @objc func praise() {
    let host = UIHostingController(rootView: Praise { [weak self] in self?.dismiss(animated: true) })
    host.view.backgroundColor = .clear
    host.modalPresentationStyle = .overFullScreen
    present(host, animated: true)
  }
}
