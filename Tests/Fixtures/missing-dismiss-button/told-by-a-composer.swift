// A composer tells its delegate that it is done, and the delegate's `dismiss` closes the composer, which stands on top, and nothing below.
import MessageUI
import UIKit

final class PorchController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    present(LetterController(), animated: true) // expect: missing-dismiss-button
    present(PictureController(), animated: true)
    present(EmbeddingController(), animated: true)
    present(DocumentController(), animated: true)
  }
}

final class LetterController: UIViewController, MFMailComposeViewControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    let write = UIButton(type: .system, primaryAction: UIAction { [unowned self] _ in writeLetter() })
    view.addSubview(write)
  }
  private func writeLetter() {
    let mail = MFMailComposeViewController()
    mail.mailComposeDelegate = self
    present(mail, animated: true)
  }
  func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?) {
    dismiss(animated: true)
  }
}

// Two calls: the second closes the screen itself.
final class PictureController: UIViewController, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    let picker = UIImagePickerController()
    picker.delegate = self
    present(picker, animated: true)
  }
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    dismiss(animated: true) { self.dismiss(animated: true) }
  }
}

// The picker is a child, so that `dismiss` closes the screen.
final class EmbeddingController: UIViewController, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    let picker = UIImagePickerController()
    picker.delegate = self
    addChild(picker)
    view.addSubview(picker.view)
    present(UIAlertController(title: "Choose", message: nil, preferredStyle: .alert), animated: true)
  }
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { dismiss(animated: true) }
}

// This one closes itself.
final class DocumentController: UIViewController, UIDocumentPickerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [])
    picker.delegate = self
    present(picker, animated: true)
  }
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) { dismiss(animated: true) }
}

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = PorchController()
    return true
  }
}
