// A pan on a sheet that moves something else, and one that goes back.
// clean
import UIKit

final class CropController: UIViewController {
  private let frameView = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    frameView.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(moved)))
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(wentBack)))
  }

  @objc private func moved(_ pan: UIPanGestureRecognizer) { frameView.center = pan.location(in: view) }
  @objc private func wentBack() { navigationController?.popViewController(animated: true) }
  @objc private func close() { dismiss(animated: true) }
}

final class GalleryController: UIViewController {
  func show() {
    let navigation = UINavigationController(rootViewController: CropController())
    navigation.modalPresentationStyle = .pageSheet
    present(navigation, animated: true)
  }
}
