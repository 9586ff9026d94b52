import UIKit

final class GalleryController: UIViewController {
  func show() {
    let photo = PhotoController()
    let navigation = UINavigationController(rootViewController: photo)
    navigation.modalPresentationStyle = .formSheet
    present(navigation, animated: true)
  }
}
