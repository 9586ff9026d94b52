// What is not seen is not judged: closures that are handed the sheet, functions and styles from elsewhere.
// clean
import UIKit

final class OddController: UIViewController {
  var configure: ((UIViewController) -> Void)?
  var options = Options()

  @objc func one() {
    let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
    configure?(sheet)
    present(sheet, animated: true)
  }

  @objc func two(_ sender: UIButton) {
    let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
    PopoverKit.attach(sheet, to: sender)
    present(sheet, animated: true)
  }

  @objc func three() {
    let question = UIAlertController(title: "Sure?", message: nil, preferredStyle: options.style)
    question.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(question, animated: true)
  }
}
