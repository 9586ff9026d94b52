import UIKit

final class TextController: UIViewController {
  @objc func share(_ sender: Any?) {
    let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
    present(sheet, animated: true)
  }
}
