// clean
// Dones of UIKit's that close, tell a delegate, put the keyboard away.
import UIKit

protocol PageDelegate: AnyObject { func pageDidFinish(_ page: Page) }

final class Page: UIViewController {
  weak var delegate: PageDelegate?
  private let field = UISearchBar()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Page"
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(close))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(finish))
    let bar = UIToolbar()
    bar.items = [UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(endTyping))]
    field.inputAccessoryView = bar
  }

  @objc private func close() { dismiss(animated: true) }
  @objc private func finish() { delegate?.pageDidFinish(self) }
  @objc private func endTyping() { field.resignFirstResponder() }
}

final class Home: UIViewController, PageDelegate {
  func open() {
    let page = Page()
    page.delegate = self
    present(UINavigationController(rootViewController: page), animated: true)
  }

  func pageDidFinish(_ page: Page) { dismiss(animated: true) }
}
