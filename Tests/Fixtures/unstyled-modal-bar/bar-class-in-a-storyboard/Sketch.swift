// clean
// The storyboard gives UIKit's controller a bar of the app's own.
import UIKit

final class BrandedBar: UINavigationBar {}
final class BrandedNavigation: UINavigationController {}

class Page: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Page"
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { _ in self.dismiss(animated: true) })
  }
}

final class InkPage: Page {}
final class PaperPage: Page {}
final class LayerPage: Page {}
final class SketchPage: Page {}

final class DeskController: UIViewController {
  func ink() { present(BrandedNavigation(rootViewController: InkPage()), animated: true) }
  func paper() { present(BrandedNavigation(rootViewController: PaperPage()), animated: true) }
  func layer() { present(BrandedNavigation(rootViewController: LayerPage()), animated: true) }

  func sketch() {
    guard let bar = UIStoryboard(name: "Sketch", bundle: nil).instantiateInitialViewController() else { return }
    present(bar, animated: true)
  }
}
