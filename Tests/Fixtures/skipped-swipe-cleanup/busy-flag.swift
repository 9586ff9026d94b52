// Only Done sets the flag back that guards the door: after a swipe the door stays shut.
import UIKit

final class LinkOpener: NSObject {
  weak var presenter: UIViewController?
  private var isBrowsing = false

  func open(_ address: String) {
    guard !isBrowsing else { return }
    isBrowsing = true
    let browser = BrowserController()
    browser.address = address
    browser.onDone = { self.isBrowsing = false }
    presenter?.present(UINavigationController(rootViewController: browser), animated: true) // expect: skipped-swipe-cleanup
  }
}

final class BrowserController: UIViewController {
  var address = ""
  var onDone: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(done))
  }

  @objc private func done() {
    dismiss(animated: true) { self.onDone?() }
  }
}
