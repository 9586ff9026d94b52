// A helper that hosts a view of any type is followed to its callers, also where it adds to the view.
import SwiftUI
import UIKit

final class Session: ObservableObject {}

extension UIViewController {
  func cover<Page: View>(_ page: Page) {
    let host = UIHostingController(rootView: page.environmentObject(Session()))
    host.modalPresentationStyle = .fullScreen
    present(host, animated: true)
  }

  func coverInNavigation<Page: View>(_ page: Page) {
    let host = UIHostingController(rootView: NavigationView { page })
    host.modalPresentationStyle = .fullScreen
    present(host, animated: true)
  }
}

final class ClearHost<Page: View>: UIHostingController<Page> {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .clear
  }
}

final class TipsController: UIViewController {
  func tips() { cover(Tips()) } // expect: trapped-modal
  func tipsInNavigation() { coverInNavigation(Tips()) } // expect: trapped-modal
  func terms() { cover(Terms()) }

  func clear() {
    let host = ClearHost(rootView: Tips())
    host.modalPresentationStyle = .fullScreen
    present(host, animated: true) // expect: trapped-modal
  }
}

struct Tips: View { var body: some View { Toggle("Tips", isOn: .constant(true)) } }

struct Terms: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Close") { dismiss() } }
}
