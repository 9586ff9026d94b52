// A closure that is stored, a request that takes its time, a method that is only named.
// clean
import UIKit

final class UploadController: UIViewController {
  private var retry: (() -> Void)?

  func stop(_ upload: (@escaping (String) -> Void) -> Void) {
    dismiss(animated: true)
    retry = { self.tell("Again") }
    upload { result in self.tell(result) }
    upload(self.tell(_:))
  }

  private func tell(_ title: String) {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}
