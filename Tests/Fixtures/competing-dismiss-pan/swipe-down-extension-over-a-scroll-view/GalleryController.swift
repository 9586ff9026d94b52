import UIKit

final class GalleryController: UIViewController {
  func show() {
    let photo = PhotoController()
    let navigation = UINavigationController(rootViewController: photo)
    navigation.modalPresentationStyle = .overFullScreen
    let configuration = SwipeDownConfiguration(minimumShare: 0.4) { status in
      if status == .completed { photo.dismiss(animated: false) }
    }
    photo.addSwipeDown(with: configuration) // expect: competing-dismiss-pan
    present(navigation, animated: true)
  }
}
