import UIKit

final class PictureController: UIViewController, CropControllerDelegate {
  func crop() {
    let controller = CropController()
    controller.delegate = self
    let bar = UINavigationController(rootViewController: controller)
    bar.modalPresentationStyle = .fullScreen
    present(bar, animated: true)
  }

  func cropControllerDidFinish(_ controller: CropController) { dismiss(animated: true) }
}
