// The functions of a private extension are called.
import UIKit

class Page: UIViewController {
  lazy var close = UIButton(type: .close, primaryAction: UIAction { _ in self.dismiss(animated: true) })
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(close)
  }
}

final class Library: UIViewController {
  func open() { present(BookPage(), animated: true) }
}

final class BookPage: Page {
  lazy var author = UIButton(primaryAction: UIAction(title: "Author") { [weak self] _ in self?.openAuthor() })
}

private extension BookPage {
  func openAuthor() { present(AuthorPage(), animated: true) }
}

final class AuthorPage: Page {
  func openPrizes() {
    present(PrizePage(), animated: true) // expect: nested-modals
  }
}

final class PrizePage: Page {}
