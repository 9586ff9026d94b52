// What only a tap on the picture closes is no progress that code ends, in whichever style it comes.
import UIKit

final class AlbumController: UIViewController {
  func open(_ size: CGSize) {
    let photo = PhotoController()
    photo.modalPresentationStyle = size.width > 500 ? .fullScreen : .pageSheet
    present(photo, animated: true) // expect: missing-dismiss-button
  }

  func leave() { dismiss(animated: true) }
}

final class PhotoController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
  }

  @objc private func tapped() { dismiss(animated: true) }
}
