// The app dismisses in the callback, and on the full screen nobody else swipes.
// clean
import UIKit

final class GalleryController: UIViewController {
  func show() {
    let photo = PhotoController()
    let navigation = UINavigationController(rootViewController: photo)
    navigation.modalPresentationStyle = .fullScreen
    let configuration = SwipeDownConfiguration(minimumShare: 0.4) { status in
      if status == .completed { navigation.dismiss(animated: false) }
    }
    navigation.addSwipeDown(with: configuration)
    present(navigation, animated: true)
  }
}
