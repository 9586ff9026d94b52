// clean
// The second closes before the third is shown, and an alert on top of two is none.
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
  func openPrizes() { present(PrizePage(), animated: true) }
}

final class BookPage: Page {
  lazy var author = UIButton(
    primaryAction: UIAction(title: "Author") { [weak self] _ in self?.present(AuthorPage(), animated: true) })
}

final class AuthorPage: Page {
  var openPrizes: () -> Void = {}
  lazy var prizes = UIButton(
    primaryAction: UIAction(title: "Prizes") { [weak self] _ in self?.dismiss(animated: true) { self?.openPrizes() } })

  func ask() {
    let alert = UIAlertController(title: "Forget the author?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }
}

final class PrizePage: Page {}
