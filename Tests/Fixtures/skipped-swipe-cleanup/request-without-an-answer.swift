// Cancel answers whoever asked; a swipe leaves the request waiting.
import UIKit

protocol ColorPanelDelegate: AnyObject {
  func colorPanel(_ panel: ColorPanel, didChoose name: String)
  func colorPanelDidCancel(_ panel: ColorPanel)
}

final class ColorAsker: ColorPanelDelegate {
  private var answer: ((String?) -> Void)?

  func ask(from controller: UIViewController, answer: @escaping (String?) -> Void) {
    self.answer = answer
    let panel = ColorPanel(delegate: self)
    controller.present(UINavigationController(rootViewController: panel), animated: true) // expect: skipped-swipe-cleanup
  }

  func colorPanel(_ panel: ColorPanel, didChoose name: String) {
    panel.dismiss(animated: true)
    answer?(name)
  }

  func colorPanelDidCancel(_ panel: ColorPanel) {
    panel.dismiss(animated: true)
    answer?(nil)
  }
}

final class ColorPanel: UITableViewController {
  private weak var delegate: ColorPanelDelegate?

  init(delegate: ColorPanelDelegate) {
    self.delegate = delegate
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
  }

  @objc private func cancel() { delegate?.colorPanelDidCancel(self) }
}
