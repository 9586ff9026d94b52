// Callbacks that are no ends: what was chosen, a camera, a share sheet's own closure, a menu that is closed before.
// clean
import UIKit

protocol AgeFormDelegate: AnyObject {
  func ageFormDidComplete(_ birthYear: Int)
  func menuClosed()
}

final class HomeController: UIViewController, AgeFormDelegate, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
  private var waiting: [(Bool) -> Void] = []
  private var isMenuOpen = false
  private let tabs = Tabs()
  private var photo: ((UIImage?) -> Void)?

  func askAge() {
    menuClosed()
    let form = AgeForm()
    form.delegate = self
    present(UINavigationController(rootViewController: form), animated: true)
  }

  func ageFormDidComplete(_ birthYear: Int) {
    for answer in waiting { answer(birthYear < 2000) }
    waiting.removeAll()
  }

  func menuClosed() {
    guard isMenuOpen else { return }
    isMenuOpen = false
  }

  func showClosedTabs() {
    let list = ClosedTabs()
    list.onClosedTabSelected = { [weak self] name in self?.tabs.removeClosed(name) }
    present(UINavigationController(rootViewController: list), animated: true)
  }

  func takePhoto(_ photo: @escaping (UIImage?) -> Void) {
    self.photo = photo
    let picker = UIImagePickerController()
    picker.sourceType = .camera
    picker.delegate = self
    present(picker, animated: true)
  }

  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
    photo?(nil)
  }

  func share(_ file: URL) {
    let sheet = UIActivityViewController(activityItems: [file], applicationActivities: nil)
    sheet.completionWithItemsHandler = { [weak self] _, _, _, _ in self?.tabs.removeFile(file) }
    sheet.popoverPresentationController?.sourceView = view
    present(sheet, animated: true)
  }
}

final class Tabs {
  private var closed: [String] = []
  func removeClosed(_ name: String) { closed.removeAll { $0 == name } }
  func removeFile(_ file: URL) { closed = [] }
}

final class AgeForm: UIViewController {
  weak var delegate: AgeFormDelegate?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Next", style: .done, target: self, action: #selector(next_))
  }

  @objc private func cancel() { dismiss(animated: true) }
  @objc private func next_() { delegate?.ageFormDidComplete(1990) }
}

final class ClosedTabs: UITableViewController {
  var onClosedTabSelected: ((String) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
  }

  @objc private func close() { dismiss(animated: true) }
}
