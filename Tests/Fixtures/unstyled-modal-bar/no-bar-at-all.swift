// clean
// System controllers bring their own bars, and what is presented bare has none.
import UIKit

final class BrandedNavigation: UINavigationController {}

class Page: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Page"
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { _ in self.dismiss(animated: true) })
  }
}

final class TextPage: Page {}
final class ShapePage: Page {}
final class StickerPage: Page {}

final class SplashController: UIViewController {
  private let button = UIButton(type: .close, primaryAction: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.addAction(UIAction { _ in self.dismiss(animated: true) }, for: .primaryActionTriggered)
  }
}

final class PostController: UIViewController {
  func text() { present(BrandedNavigation(rootViewController: TextPage()), animated: true) }
  func shape() { present(BrandedNavigation(rootViewController: ShapePage()), animated: true) }
  func sticker() { present(BrandedNavigation(rootViewController: StickerPage()), animated: true) }
  func picture() { present(UIImagePickerController(), animated: true) }
  func splash() { present(SplashController(), animated: true) }
}
