// The presenter refreshes after a swipe; the closure that it hands in only dismisses.
import UIKit

final class Inbox: UIViewController, UIAdaptivePresentationControllerDelegate {
  private let model = InboxModel()

  func filter() {
    let panel = FilterPanel()
    // expect: skipped-button-cleanup
    panel.onClose = { [weak self] in self?.dismiss(animated: true) }
    let navigation = UINavigationController(rootViewController: panel)
    navigation.presentationController?.delegate = self
    present(navigation, animated: true)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { model.reloadMails() }
}

final class InboxModel {
  private var loads = 0
  func reloadMails() { loads += 1 }
}

final class FilterPanel: UIViewController {
  var onClose: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
  }

  @objc private func close() { onClose?() }
}
