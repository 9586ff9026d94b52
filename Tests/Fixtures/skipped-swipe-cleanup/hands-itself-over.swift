import UIKit

// The coordinator is handed to what it presents as what it is; Cancel calls its method.
final class NoteCoordinator {
  private let root: UIViewController
  private var request: ((String?) -> Void)?
  private let recorder = Recorder()

  init(root: UIViewController) { self.root = root }

  func begin(_ request: @escaping (String?) -> Void) {
    self.request = request
    recorder.startRecording()
    let navigation = UINavigationController(rootViewController: NoteController(coordinator: self))
    root.present(navigation, animated: true) // expect: skipped-swipe-cleanup
  }

  func cancelNote() {
    recorder.stopRecording()
    request?(nil)
    root.dismiss(animated: true)
  }
}

final class NoteController: UIViewController {
  private let coordinator: NoteCoordinator

  init(coordinator: NoteCoordinator) {
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
  }

  @objc private func cancel() { coordinator.cancelNote() }
}

// It is set, and the screen tells it of a swipe as well.
final class TaskCoordinator {
  private let root: UIViewController
  private var request: ((String?) -> Void)?

  init(root: UIViewController) { self.root = root }

  func begin(_ request: @escaping (String?) -> Void) {
    self.request = request
    let controller = TaskController()
    controller.coordinator = self
    root.present(UINavigationController(rootViewController: controller), animated: true)
  }

  func cancelTask() {
    request?(nil)
    root.dismiss(animated: true)
  }

  func ended() { request?(nil) }
}

final class TaskController: UIViewController {
  weak var coordinator: TaskCoordinator?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    coordinator?.cancelTask()
  }

  @objc private func cancel() { coordinator?.cancelTask() }
}

// It is set, and nobody tells it.
final class MailCoordinator {
  private let root: UIViewController
  private var request: ((String?) -> Void)?

  init(root: UIViewController) { self.root = root }

  func begin(_ request: @escaping (String?) -> Void) {
    self.request = request
    let controller = MailController()
    controller.coordinator = self
    root.present(UINavigationController(rootViewController: controller), animated: true) // expect: skipped-swipe-cleanup
  }

  func cancelMail() {
    request?(nil)
    root.dismiss(animated: true)
  }
}

final class MailController: UIViewController {
  weak var coordinator: MailCoordinator?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
  }

  @objc private func cancel() { coordinator?.cancelMail() }
}

// What it does closes, and nothing else.
final class HelpCoordinator {
  private let root: UIViewController

  init(root: UIViewController) { self.root = root }

  func begin() { root.present(UINavigationController(rootViewController: HelpController(coordinator: self)), animated: true) }

  func closeHelp() { root.dismiss(animated: true) }
}

final class HelpController: UIViewController {
  private let coordinator: HelpCoordinator

  init(coordinator: HelpCoordinator) {
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
  }

  @objc private func close() { coordinator.closeHelp() }
}

final class Recorder {
  private var isOn = false
  func startRecording() { isOn = true }
  func stopRecording() { isOn = false }
}
