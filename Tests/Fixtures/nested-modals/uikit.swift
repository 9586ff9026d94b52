// Three controllers on top of each other, in sheets and full screen.
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
  func openAuthor() {
    let author = AuthorPage()
    author.modalPresentationStyle = .fullScreen
    present(author, animated: true)
  }
}

final class AuthorPage: Page {
  func openPrizes() {
    present(UINavigationController(rootViewController: PrizePage()), animated: true) // expect: nested-modals
  }

  func openPicture() {
    let picture = PicturePage()
    picture.modalPresentationStyle = .fullScreen
    present(picture, animated: true) // expect: nested-modals
  }

  func ask() {
    let alert = UIAlertController(title: "Open?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
    present(UIImagePickerController(), animated: true)
  }
}

final class PrizePage: Page {}
final class PicturePage: Page {}
