import UIKit

final class LibraryController: UIViewController {
  func remove() {
    present(Confirmation.removal(of: "Book", then: {}), animated: true)
  }

  func erase() {
    let alert = Confirmation.erasure(then: {})
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }
}
