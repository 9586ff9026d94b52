// The only way out is a tap that the storyboard places: nobody finds it who cannot see or touch the picture.
import UIKit

final class PictureController: UIViewController {
  @IBAction private func tapped(_ tap: UITapGestureRecognizer) { dismiss(animated: true) }
}

final class AlbumController: UIViewController {
  func enlarge() {
    let picture = UIStoryboard(name: "Picture", bundle: nil).instantiateViewController(withIdentifier: "picture")
    picture.modalPresentationStyle = .fullScreen
    present(picture, animated: true) // expect: missing-dismiss-button
  }
}
