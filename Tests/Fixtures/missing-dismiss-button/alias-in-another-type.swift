// `typealias View` in one type says nothing of `View` elsewhere: what these structs are is SwiftUI's.
import SwiftUI
import UIKit

protocol Accessory {
  associatedtype View: UIView
  static func make() -> View
}

struct Badge: Accessory {
  typealias View = BadgeView
  static func make() -> BadgeView { BadgeView() }
}

final class BadgeView: UIView {}

final class CardHost<Content: View>: UIHostingController<Content> {
  init(card: Content) { super.init(rootView: card) }
  required init?(coder: NSCoder) { fatalError() }
}

struct Note: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack {
      Text("Note")
      Button("Close") { dismiss() }
    }
  }
}

struct Hint: View {
  var body: some View {
    VStack {
      Text("Hint")
      Button("More") { UIPasteboard.general.string = "hint" }
    }
  }
}

final class Desk: UIViewController {
  @IBAction func note() { present(CardHost(card: Note()), animated: true) }
  @IBAction func hint() { present(CardHost(card: Hint()), animated: true) } // expect: missing-dismiss-button
}
