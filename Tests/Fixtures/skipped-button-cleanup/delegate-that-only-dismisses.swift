// The delegate's method dismisses; the answer stands where only a swipe comes.
import UIKit

protocol DatePanelDelegate: AnyObject {
  func datePanelDidCancel(_ panel: DatePanel)
}

final class DateAsker: UIViewController, DatePanelDelegate, UIAdaptivePresentationControllerDelegate {
  var answer: ((Int?) -> Void)?

  func ask() {
    let panel = DatePanel()
    panel.delegate = self
    panel.presentationController?.delegate = self
    present(panel, animated: true)
  }

  // expect: skipped-button-cleanup
  func datePanelDidCancel(_ panel: DatePanel) { panel.dismiss(animated: true) }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { answer?(nil) }
}

final class DatePanel: UIViewController {
  weak var delegate: DatePanelDelegate?

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(close), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func close() { delegate?.datePanelDidCancel(self) }
}
