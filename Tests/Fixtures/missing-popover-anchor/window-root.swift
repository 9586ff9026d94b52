// Presented on the window's root, from an alert's action and from a static function.
import UIKit

enum Mail {
  static func share(_ parent: UIViewController, text: String?) {
    guard let text else { return }
    let sheet = UIActivityViewController(activityItems: [text], applicationActivities: nil)
    parent.present(sheet, animated: true) // expect: missing-popover-anchor
  }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func received(_ text: String) {
    let note = UIAlertController(title: text, message: nil, preferredStyle: .alert)
    note.addAction(
      UIAlertAction(title: "More", style: .default) { _ in
        let root = self.window?.rootViewController
        let sheet = UIActivityViewController(activityItems: [text], applicationActivities: nil)
        root?.present(sheet, animated: true) // expect: missing-popover-anchor
      })
    note.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    window?.rootViewController?.present(note, animated: true)
  }
}

final class LetterController: UIViewController {
  @objc func send() { Mail.share(self, text: "A letter") }
}
