// Refusing only while uploading is no guard of the text.
import UIKit

final class AlbumController: UIViewController {
  func describe() {
    let form = UINavigationController(rootViewController: CaptionController())
    present(form, animated: true) // expect: missing-data-loss-guard
  }
}

final class CaptionController: UIViewController {
  private let caption = UITextView()
  private var isUploading = false {
    didSet { isModalInPresentation = isUploading }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(caption)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Upload", primaryAction: UIAction { [weak self] _ in self?.upload() })
  }

  private func upload() {
    isUploading = true
    Uploads.start(caption.text)
    dismiss(animated: true)
  }
}

enum Uploads {
  static func start(_ text: String) {}
}
