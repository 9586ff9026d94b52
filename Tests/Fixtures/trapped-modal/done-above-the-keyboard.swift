// A Done above the keyboard that puts it away was read to its end, and closes nothing; what else it does may.
import LetterBox
import UIKit

final class Office: UIViewController {
  @objc func write() {
    show(LetterController()) // expect: trapped-modal
    show(CardController())
  }

  private func show(_ controller: UIViewController) {
    controller.modalPresentationStyle = .fullScreen
    present(controller, animated: true)
  }
}

class Paper: UIViewController {
  let field = UITextField()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
    let bar = UIToolbar()
    bar.items = [UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(finishTyping))]
    field.inputAccessoryView = bar
  }
  @objc func finishTyping() {}
}

final class LetterController: Paper {
  override func finishTyping() { field.resignFirstResponder() }
}

final class CardController: Paper {
  override func finishTyping() { LetterBox.finish(field) }
}
