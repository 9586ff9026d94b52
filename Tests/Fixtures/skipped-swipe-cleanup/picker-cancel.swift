// A picker of the system's calls its delegate for Cancel, and nobody for a swipe.
import UIKit

final class AvatarAsker: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
  private var completion: ((UIImage?) -> Void)?

  func ask(from controller: UIViewController, completion: @escaping (UIImage?) -> Void) {
    self.completion = completion
    let picker = UIImagePickerController()
    picker.sourceType = .photoLibrary
    picker.delegate = self
    controller.present(picker, animated: true) // expect: skipped-swipe-cleanup
  }

  func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) {
    picker.dismiss(animated: true)
    completion?(info[.originalImage] as? UIImage)
  }

  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
    completion?(nil)
  }
}
