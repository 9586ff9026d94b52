// Hosting controllers whose view closes by what a caller hands in, or by nothing that matters: what one caller hands in says nothing
// of the next, whichever is read first.
import SwiftUI
import UIKit

struct Offer: View {
  var title: String
  var onClose: () -> Void

  var body: some View {
    VStack {
      Text(title)
      Button("Close") { onClose() }
    }
  }
}

final class OfferHost: UIHostingController<Offer> {
  init(title: String, onClose: @escaping () -> Void) {
    super.init(rootView: Offer(title: title, onClose: onClose))
  }

  required init?(coder: NSCoder) { fatalError("not used") }
}

final class Shop: UIViewController {
  func offerToSee() {
    present(OfferHost(title: "One", onClose: { print("seen") }), animated: true) // expect: missing-dismiss-button
  }

  func offerToClose() {
    present(OfferHost(title: "Two", onClose: { [weak self] in self?.dismiss(animated: true) }), animated: true)
  }

  func offerToSeeAgain() {
    present(OfferHost(title: "Three", onClose: { print("seen") }), animated: true) // expect: missing-dismiss-button
  }
}

/// The closure comes through a function that all callers share.
struct Terms: View {
  let agreed: () -> Void

  var body: some View {
    Button("Agree", action: agreed)
  }
}

enum Screens {
  static func terms(agreed: @escaping () -> Void) -> UIViewController {
    UIHostingController(rootView: Terms(agreed: agreed))
  }
}

final class First: UIViewController {
  func show() {
    present(Screens.terms { [weak self] in self?.dismiss(animated: true) }, animated: true)
  }
}

final class Second: UIViewController {
  private var count = 0

  func show() {
    present(Screens.terms { self.count += 1 }, animated: true) // expect: missing-dismiss-button
  }
}

/// A controller that is handed a closure and holds another one, which hosts.
final class Frame: UIViewController {
  private let leave: () -> Void

  init(leave: @escaping () -> Void) {
    self.leave = leave
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let child = UIHostingController(rootView: Terms(agreed: leave))
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

final class Third: UIViewController {
  func show() {
    present(Frame { print("agreed") }, animated: true) // expect: missing-dismiss-button
    present(Frame { [weak self] in self?.dismiss(animated: true) }, animated: true)
  }
}

/// What is handed over decides nothing here.
struct Notice: View {
  var text: String

  var body: some View { Text(text) }
}

enum Notices {
  static func notice(_ text: String) -> UIViewController { UIHostingController(rootView: Notice(text: text)) }
}

final class Fourth: UIViewController {
  func show() {
    present(Notices.notice("One"), animated: true) // expect: missing-dismiss-button
    present(Notices.notice("Two"), animated: true) // expect: missing-dismiss-button
  }
}
