// SwiftUI's own dismissal animates too; what UIKit presents meanwhile is lost.
import SwiftUI
import UIKit

struct MenuScreen: View {
  @Environment(\.dismiss) private var dismiss
  let owner: ReaderController

  var body: some View {
    VStack {
      Button("Share") {
        dismiss()
        owner.share() // expect: presenting-during-dismissal
      }
      Button("Close") { dismiss() }
    }
  }
}

final class ReaderController: UIViewController {
  func share() {
    let note = UIAlertController(title: "Shared", message: nil, preferredStyle: .alert)
    note.addAction(UIAlertAction(title: "OK", style: .default))
    present(note, animated: true)
  }
}
