// A function wraps what it is handed in a plain one; on the whole screen it is as plain.
import UIKit

final class BrandedNavigation: UINavigationController {}

class Page: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Page"
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { _ in self.dismiss(animated: true) })
  }
}

final class SongPage: Page {}
final class AlbumPage: Page {}
final class ArtistPage: Page {}
final class LyricsPage: Page {}

final class PlayerController: UIViewController {
  func song() { present(BrandedNavigation(rootViewController: SongPage()), animated: true) }
  func album() { present(BrandedNavigation(rootViewController: AlbumPage()), animated: true) }
  func artist() { present(BrandedNavigation(rootViewController: ArtistPage()), animated: true) }

  func lyrics() {
    present(wrapped(LyricsPage()), animated: true) // expect: unstyled-modal-bar
  }

  private func wrapped(_ page: UIViewController) -> UINavigationController {
    let bar = UINavigationController(rootViewController: page)
    bar.modalPresentationStyle = .fullScreen
    return bar
  }
}
