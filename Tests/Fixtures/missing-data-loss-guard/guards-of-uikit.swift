// On the navigation controller, in a base class, by the presented controller's delegate.
// clean
import UIKit

class EditorController: UIViewController {
  let text = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(text)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .save, target: self, action: #selector(save))
  }

  @objc func cancel() { dismiss(animated: true) }

  @objc func save() {
    Texts.save(text.text)
    dismiss(animated: true)
  }
}

class GuardedEditorController: EditorController {
  override func viewDidLoad() {
    super.viewDidLoad()
    isModalInPresentation = true
  }
}

final class PoemController: EditorController {}
final class NovelController: GuardedEditorController {}
final class PlayController: EditorController {}

final class WriterController: UIViewController, UIAdaptivePresentationControllerDelegate {
  func writePoem() {
    let navigation = UINavigationController(rootViewController: PoemController())
    navigation.isModalInPresentation = true
    present(navigation, animated: true)
  }

  func writeNovel() {
    present(UINavigationController(rootViewController: NovelController()), animated: true)
  }

  func writePlay() {
    let navigation = UINavigationController(rootViewController: PlayController())
    navigation.presentationController?.delegate = self
    present(navigation, animated: true)
  }

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool { false }
}

enum Texts {
  static func save(_ text: String) {}
}
