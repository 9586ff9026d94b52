// A base class closes by a pan; one of its screens is shown as a sheet.
import UIKit

class DraggableController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(panned))) // expect: competing-dismiss-pan
  }

  @objc private func panned(_ pan: UIPanGestureRecognizer) {
    if pan.state == .ended, pan.translation(in: view).y > 120 { close() }
  }

  @objc func close() { dismiss(animated: true) }
}
