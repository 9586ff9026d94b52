// A picker that is dismissed by its delegate, or an alert, goes alone: what is below stays.
import PhotosUI
import UIKit

final class Frame: UIViewController, PHPickerViewControllerDelegate {
  @objc func hang() {
    let wall = Wall()
    wall.modalPresentationStyle = .fullScreen
    // expect: trapped-modal
    present(wall, animated: true)
  }

  @objc func choose() {
    let picker = PHPickerViewController(configuration: PHPickerConfiguration())
    picker.delegate = self
    present(picker, animated: true)
  }

  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    picker.dismiss(animated: true)
  }
}

final class Wall: UIViewController, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("Choose a photo", for: .normal)
    button.addTarget(self, action: #selector(choose), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func choose() {
    let picker = UIImagePickerController()
    picker.delegate = self
    present(picker, animated: true)
  }

  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}

final class Hook: UIViewController {
  @objc func hang() {
    let around = Around()
    around.modalPresentationStyle = .fullScreen
    present(around, animated: true)
  }
}

final class Around: UIViewController, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    let picker = UIImagePickerController()
    picker.delegate = self
    addChild(picker)
    view.addSubview(picker.view)
    picker.didMove(toParent: self)
  }

  // A child takes along what it is in.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}
