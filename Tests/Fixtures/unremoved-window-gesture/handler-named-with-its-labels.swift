// A selector that says the labels of the handler calls nothing: it is still the handler alone that takes the recogniser off.
import UIKit

final class Sketch: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let pan = UIPanGestureRecognizer(target: self, action: #selector(panned(_:)))
    view.window?.addGestureRecognizer(pan) // expect: unremoved-window-gesture
  }

  @objc private func panned(_ sender: UIPanGestureRecognizer) {
    sender.view?.removeGestureRecognizer(sender)
    view.endEditing(true)
  }
}

/// Its button does the same.
final class Canvas: UIViewController {
  private var pan: UIPanGestureRecognizer?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(finish(_:)))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let pan = UIPanGestureRecognizer(target: self, action: #selector(finish(_:)))
    view.window?.addGestureRecognizer(pan)
    self.pan = pan
  }

  @objc private func finish(_ sender: Any) {
    if let pan { pan.view?.removeGestureRecognizer(pan) }
    view.endEditing(true)
  }
}
