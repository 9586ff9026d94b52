// The container is what is presented, so it is what flips.
import UIKit

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
final class QueuePage: Page {}
final class OutputPage: Page {}

final class PlayerController: UIViewController {
  private func show(_ page: Page) { present(UINavigationController(rootViewController: page), animated: true) }

  func song() { show(SongPage()) }
  func album() { show(AlbumPage()) }
  func artist() { show(ArtistPage()) }
  func lyrics() { show(LyricsPage()) }
  func queue() { show(QueuePage()) }

  func output() {
    let bar = UINavigationController(rootViewController: OutputPage())
    bar.modalTransitionStyle = .flipHorizontal
    present(bar, animated: true) // expect: mixed-transitions
  }
}
