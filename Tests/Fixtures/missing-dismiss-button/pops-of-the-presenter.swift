// A Cancel that a presenter sets on what it shows, and that pops the presenter's own stack, closes nothing: the modal stands on top
// of that. What is shown over a context goes with it; what dismisses, or may, does close.
import UIKit

final class NoteController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Note"
    let help = UIButton(type: .system)
    help.setTitle("Help", for: .normal)
    help.addTarget(self, action: #selector(openHelp), for: .touchUpInside)
    view.addSubview(help)
  }

  @objc private func openHelp() { UIApplication.shared.open(URL(string: "https://example.com")!) }
}

final class LockerController: UIViewController {
  @objc func askForNote() {
    let note = NoteController()
    note.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(goBack))
    note.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(goBack))
    let navigation = UINavigationController(rootViewController: note)
    present(navigation, animated: true)  // expect: missing-dismiss-button
  }

  @objc func askByAClosure() {
    let note = NoteController()
    note.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.navigationController?.popViewController(animated: true) })
    present(UINavigationController(rootViewController: note), animated: true)  // expect: missing-dismiss-button
  }

  @objc func askInContext() {
    definesPresentationContext = true
    let note = NoteController()
    note.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(goBack))
    let navigation = UINavigationController(rootViewController: note)
    navigation.modalPresentationStyle = .currentContext
    present(navigation, animated: true)
  }

  @objc func askAndClose() {
    let note = NoteController()
    note.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(leave))
    present(UINavigationController(rootViewController: note), animated: true)
  }

  @objc func askThroughOthers() {
    let note = NoteController()
    note.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(tell))
    present(UINavigationController(rootViewController: note), animated: true)
  }

  @objc func askOnTheModal() {
    let note = NoteController()
    let navigation = ClosingStack(rootViewController: note)
    note.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: navigation, action: #selector(ClosingStack.close))
    present(navigation, animated: true)
  }

  var onBack: ((UIViewController) -> Void)?

  @objc private func goBack() { navigationController?.popViewController(animated: true) }

  @objc private func leave() {
    dismiss(animated: true)
    navigationController?.popViewController(animated: true)
  }

  @objc private func tell() {
    navigationController?.popViewController(animated: true)
    onBack?(self)
  }
}

enum Lockers {
  static func make() -> LockerController {
    let locker = LockerController()
    locker.onBack = { $0.dismiss(animated: true) }
    return locker
  }
}

final class ClosingStack: UINavigationController {
  @objc func close() { dismiss(animated: true) }
}
