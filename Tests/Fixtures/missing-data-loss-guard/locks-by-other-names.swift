// The swipe is refused on a container by any expression, by a helper, a binding or another object; or not at all.
import UIKit

class NoteController: UIViewController {
  let text = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Note"
    view.addSubview(text)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .save, target: self, action: #selector(save))
  }

  @objc func cancel() {
    guard text.hasText else { return dismiss(animated: true) }
    let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in self?.dismiss(animated: true) })
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    present(alert, animated: true)
  }

  @objc func save() {
    Notes.save(text.text)
    dismiss(animated: true)
  }
}

enum Notes {
  static func save(_ text: String) { print(text) }
}

final class OuterController: NoteController {
  @objc func changed() { (navigationController ?? self).isModalInPresentation = text.hasText }
}

final class LocalController: NoteController {
  @objc func changed() {
    let top = navigationController ?? parent
    top?.isModalInPresentation = text.hasText
  }
}

final class EachController: NoteController {
  @objc func changed() {
    [self, navigationController].compactMap { $0 }.forEach { $0.isModalInPresentation = text.hasText }
  }
}

final class HelpedController: NoteController {
  @objc func changed() { hold(text.hasText) }
}

extension UIViewController {
  func hold(_ holds: Bool) { isModalInPresentation = holds }
}

final class BoundController: NoteController {
  private var bag: [Any] = []
  let changes = Changes()

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    bag.append(changes.assign(to: \.isModalInPresentation, on: self))
  }
}

final class WatchedController: NoteController {
  private let watcher = Watcher()

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    watcher.host = self
    text.delegate = watcher
  }
}

final class Watcher: NSObject, UITextViewDelegate {
  weak var host: UIViewController?
  func textViewDidChange(_ view: UITextView) { host?.isModalInPresentation = view.hasText }
}

final class OtherController: NoteController {
  @objc func preview() {
    let preview = PreviewController()
    preview.isModalInPresentation = true
    present(preview, animated: true)
  }
}

final class PreviewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let close = UIButton(primaryAction: UIAction(title: "Close") { [weak self] _ in self?.dismiss(animated: true) })
    view.addSubview(close)
  }
}

final class FreeController: NoteController {
  @objc func changed() { (navigationController ?? self).isModalInPresentation = false }
}

final class DeskController: UIViewController {
  @objc func one() { present(UINavigationController(rootViewController: OuterController()), animated: true) }
  @objc func two() { present(UINavigationController(rootViewController: LocalController()), animated: true) }
  @objc func three() { present(UINavigationController(rootViewController: EachController()), animated: true) }
  @objc func four() { present(UINavigationController(rootViewController: HelpedController()), animated: true) }
  @objc func five() { present(UINavigationController(rootViewController: BoundController()), animated: true) }
  @objc func six() { present(UINavigationController(rootViewController: WatchedController()), animated: true) }

  @objc func seven() {
    let note = UINavigationController(rootViewController: NoteController())
    if let presentation = note.presentationController { presentation.delegate = self }
    present(note, animated: true)
  }

  @objc func eight() {
    // expect: missing-data-loss-guard
    present(UINavigationController(rootViewController: OtherController()), animated: true)
  }

  @objc func nine() {
    // expect: missing-data-loss-guard
    present(UINavigationController(rootViewController: FreeController()), animated: true)
  }
}

extension DeskController: UIAdaptivePresentationControllerDelegate {
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool { false }
}
