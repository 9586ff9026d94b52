import SwiftUI
import UIKit

final class Home: UIViewController {
  func open() {
    present(UINavigationController(rootViewController: UIHostingController(rootView: Note())), animated: true) // expect: untitled-modal
  }

  func openTitled() {
    let hosting = UIHostingController(rootView: Memo())
    hosting.title = "Memo"
    present(UINavigationController(rootViewController: hosting), animated: true)
  }
}
