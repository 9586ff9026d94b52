// clean
// An assignment whose left side is still to be written: what it is assigned to is not seen.
import UIKit

final class Gallery: UIViewController {
  private var picture: UIViewController

  init(picture: UIViewController) {
    self.picture = picture
    super.init(nibName: nil, bundle: nil)
  }

  func open() { present(picture, animated: true) }

  func reset() {
    .picture = Picture()
  }
}

final class Picture: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }
}
