import UIKit

final class ListController: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let about = segue.destination as? AboutController {
      about.modalPresentationStyle = .fullScreen
    }
  }
}

final class AboutController: UIViewController {
  @IBAction private func close() {
    dismiss(animated: true)
  }
}
