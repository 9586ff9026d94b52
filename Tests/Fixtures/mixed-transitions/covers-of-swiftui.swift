// clean
// SwiftUI's are not compared: one that switches its animation off among those that slide.
import SwiftUI
import UIKit

class Page: UIViewController {
  lazy var close = UIButton(type: .close, primaryAction: UIAction { _ in self.dismiss(animated: true) })
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(close)
  }
}

final class LinePage: Page {}
final class StopPage: Page {}
final class FarePage: Page {}
final class PassPage: Page {}
final class ClockPage: Page {}

final class TramController: UIViewController {
  func open() {
    present(LinePage(), animated: true)
    present(StopPage(), animated: true)
    present(FarePage(), animated: true)
    present(PassPage(), animated: true)
    present(ClockPage(), animated: true)
  }
}

struct TicketsView: View {
  @State private var isShown = false

  var body: some View {
    Button("Ticket") { isShown = true }
      .fullScreenCover(isPresented: $isShown) { TicketView() }
      .transaction { $0.disablesAnimations = true }
  }
}

struct TicketView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Close") { dismiss() }.transition(.opacity) }
}
