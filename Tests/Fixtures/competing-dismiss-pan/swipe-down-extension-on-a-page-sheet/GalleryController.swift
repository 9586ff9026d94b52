import UIKit

final class GalleryController: UIViewController {
  func show() {
    let photo = PhotoController()
    let navigation = UINavigationController(rootViewController: photo)
    navigation.modalPresentationStyle = .pageSheet
    let configuration = SwipeDownConfiguration(minimumShare: 0.4) { status in
      if status == .completed { navigation.dismiss(animated: false) }
    }
    navigation.addSwipeDown(with: configuration) // expect: competing-dismiss-pan
    present(navigation, animated: true)
  }
}
