// clean
// Over the full screen, for the animation's sake: nothing shows through.
import UIKit

final class ViewerController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
  }

  @objc private func close() { dismiss(animated: true) }
}

final class HomeController: UIViewController {
  func view(_ photo: UIImage) {
    let navigation = UINavigationController(rootViewController: ViewerController())
    navigation.modalPresentationStyle = .overFullScreen
    present(navigation, animated: true)
  }
}
