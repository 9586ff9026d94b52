// A segue that is modal presents: it has to wait for a dismissal as well. One that pushes has not.
import UIKit

final class PortraitController: UIViewController, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
  func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) {
    picker.dismiss(animated: true)
    performSegue(withIdentifier: "crop", sender: nil) // expect: presenting-during-dismissal
  }

  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
    performSegue(withIdentifier: "details", sender: nil)
  }

  func pickedLater(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true) { self.performSegue(withIdentifier: "crop", sender: nil) }
  }
}

final class CropController: UIViewController {
  @IBAction private func cancel() { dismiss(animated: true) }
}

final class DetailController: UIViewController {}
