// What the caller's closure sets on what a helper presents counts like the helper's own lines.
import UIKit

final class Notes {
  static let shared = Notes()
  var all: [String] = []
}

final class NoteController: UIViewController {
  private let text = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(text)
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .save, primaryAction: UIAction { [weak self] _ in
      Notes.shared.all.append(self?.text.text ?? "")
      self?.dismiss(animated: true)
    })
  }
}

final class Desk: UIViewController {
  private func open(_ page: UIViewController, setUp: (UINavigationController) -> Void) {
    let navigation = UINavigationController(rootViewController: page)
    setUp(navigation)
    present(navigation, animated: true)
  }

  func full() { open(NoteController()) { $0.modalPresentationStyle = .fullScreen } }
  func refused() { open(NoteController()) { navigation in navigation.isModalInPresentation = true } }
  func titled() { open(NoteController()) { $0.title = "Note" } } // expect: missing-data-loss-guard
}
