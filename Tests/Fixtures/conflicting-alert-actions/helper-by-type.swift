// Of two helpers that take the same labels the one runs whose parameter is of the argument's type.
import UIKit

struct Song {}
struct Album {}

extension UIAlertController {
  func complete(_ song: Song) { addAction(UIAlertAction(title: "Cancel", style: .cancel)) } // expect: conflicting-alert-actions
  func complete(_ album: Album) { view.tintColor = .red }
}

final class AlbumController: UIViewController {
  private let album = Album()
  private let song = Song()

  func askForAlbum() {
    let alert = UIAlertController(title: "Play?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.complete(album)
    present(alert, animated: true)
  }

  func askForSong() {
    let alert = UIAlertController(title: "Play?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.complete(song)
    present(alert, animated: true)
  }
}
