// clean
// A popover looks like none of the modals anyway.
import UIKit

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
final class BrushPage: Page {}

final class DrawingController: UIViewController {
  func ink() { present(BrandedNavigation(rootViewController: InkPage()), animated: true) }
  func paper() { present(BrandedNavigation(rootViewController: PaperPage()), animated: true) }
  func layer() { present(BrandedNavigation(rootViewController: LayerPage()), animated: true) }

  func brush(_ sender: UIBarButtonItem) {
    let popover = UINavigationController(rootViewController: BrushPage())
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController?.barButtonItem = sender
    present(popover, animated: true)
  }
}
