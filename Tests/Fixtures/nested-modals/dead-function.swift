// clean
// A private extension has the only function that shows the second modal, and nobody calls it. And a controller with
// children presents another: that one is a modal of its own, and what it shows no part of the first.
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
  private let empty = UIViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(empty)
    view.addSubview(empty.view)
    empty.didMove(toParent: self)
  }
}

private extension BookPage {
  func openAuthor() {
    let author = AuthorPage()
    present(author, animated: true)
  }
}

final class AuthorPage: Page {
  func openPrizes() { present(PrizePage(), animated: true) }
}

final class PrizePage: Page {}
