// A configurable pan that tells its owner how it ended, on the full screen.
// clean
import UIKit

struct SwipeDownConfiguration {
  /// A share of the height.
  var minimumOffset: CGFloat = 0.3
  var isSticky = false
  var initiated: () -> Void = {}
  var completed: () -> Void
  var cancelled: () -> Void = {}
}

class SwipeDownController: UIViewController {
  var configuration: SwipeDownConfiguration?
  private var resting = CGAffineTransform.identity

  func addSwipeDown(_ configuration: SwipeDownConfiguration) {
    self.configuration = configuration
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(swipe)))
  }

  @objc private func swipe(_ pan: UIPanGestureRecognizer) {
    guard let configuration else { return }
    let offset = max(pan.translation(in: view).y, 0)
    switch pan.state {
    case .began:
      resting = view.transform
      configuration.initiated()
    case .changed:
      view.transform = resting.translatedBy(x: 0, y: configuration.isSticky ? offset / 2 : offset)
    case .ended where offset > view.bounds.height * configuration.minimumOffset:
      view.transform = resting.translatedBy(x: 0, y: view.bounds.height)
      configuration.completed()
    default:
      view.transform = resting
      configuration.cancelled()
    }
  }
}

final class PhotoController: SwipeDownController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    addSwipeDown(SwipeDownConfiguration(completed: { [weak self] in self?.close() }))
  }

  @objc private func close() { dismiss(animated: true) }
}

final class GalleryController: UIViewController {
  func show() {
    let navigation = UINavigationController(rootViewController: PhotoController())
    navigation.modalPresentationStyle = .fullScreen
    present(navigation, animated: true)
  }
}
