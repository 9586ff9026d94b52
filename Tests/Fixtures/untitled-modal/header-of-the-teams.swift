// clean
// A component of the team's that shows what it is handed.
import SwiftUI
import UIKit

struct WalletView: View {
  @State private var isShown = false

  var body: some View {
    Button("Send") { isShown = true }
      .sheet(isPresented: $isShown) { SendView() }
  }
}

struct SendView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      VStack {
        SheetHeader(text: "Send")
        Button("Close") { dismiss() }
      }
    }
  }
}

struct SheetHeader: View {
  var text: String
  var body: some View { Text(text) }
}

final class PanelBar: UIView {
  init(title: String) { super.init(frame: .zero) }
  required init?(coder: NSCoder) { nil }
}

final class CoinController: UIViewController {
  private let bar = PanelBar(title: "Coins")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { _ in self.dismiss(animated: true) })
  }
}

final class PurseController: UIViewController {
  func open() { present(UINavigationController(rootViewController: CoinController()), animated: true) }
}
