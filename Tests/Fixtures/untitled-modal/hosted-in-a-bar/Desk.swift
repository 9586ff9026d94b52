import SwiftUI
import UIKit

final class DeskController: UIViewController {
  func openNote() {
    present(UINavigationController(rootViewController: UIHostingController(rootView: NoteView())), animated: true) // expect: untitled-modal
  }

  // Whoever makes the hosting controller may name it.
  func openMemo() {
    let hosting = UIHostingController(rootView: MemoView())
    hosting.title = "Memo"
    present(UINavigationController(rootViewController: hosting), animated: true)
  }
}
