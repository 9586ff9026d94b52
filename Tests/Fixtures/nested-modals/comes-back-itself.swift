// A call that shrinks to a small window, and comes back by that: it stands on no other call. Beside it a step that shows the next of its class.
import UIKit

final class StudioViewController: UIViewController {
  func call() { present(CallViewController(), animated: true) }
  func guide() { present(StepViewController(number: 0), animated: true) }
}

final class SmallWindow {
  let call: CallViewController
  var root: UIViewController?

  init(from call: CallViewController) { self.call = call }

  @objc func tapped() { root?.present(call, animated: true) }
}

final class CallViewController: UIViewController {
  var small: SmallWindow?

  @IBAction func shrink() {
    small = SmallWindow(from: self)
    dismiss(animated: true)
  }

  @IBAction func chooseCamera() { present(CameraViewController(), animated: true) }
  @IBAction func close() { dismiss(animated: true) }
}

final class CameraViewController: UIViewController {
  @IBAction func close() { dismiss(animated: true) }
}

final class StepViewController: UIViewController {
  let number: Int

  init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  @objc func next() { present(StepViewController(number: number + 1), animated: true) }
  @IBAction func close() { dismiss(animated: true) }
  @objc func help() { present(HelpViewController(), animated: true) }  // expect: nested-modals
}

final class HelpViewController: UIViewController {
  @IBAction func close() { dismiss(animated: true) }
}
