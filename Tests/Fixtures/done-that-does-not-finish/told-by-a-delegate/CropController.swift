// clean
// Its presenter is told, and closes it.
import UIKit

protocol CropControllerDelegate: AnyObject {
  func cropControllerDidFinish(_ controller: CropController)
}

final class CropController: UIViewController {
  weak var delegate: CropControllerDelegate?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Crop"
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(finish))
  }

  @objc private func finish() { delegate?.cropControllerDidFinish(self) }
}
