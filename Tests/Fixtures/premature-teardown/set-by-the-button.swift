// It waits for what only a button sets that closes; a flag that says what is going on holds for a swipe as well.
import UIKit

final class Shop: UIViewController {
  func confirm() {
    let page = ConfirmPage()
    page.onConfirm = { [weak self] in self?.dismiss(animated: true) }
    present(UINavigationController(rootViewController: page), animated: true)
  }

  func record() { present(UINavigationController(rootViewController: RecordPage()), animated: true) }
}

final class ConfirmPage: UIViewController {
  var onConfirm: (() -> Void)?
  private var isConfirmed = false
  private var code: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(confirm))
  }

  @objc private func confirm() {
    isConfirmed = true
    code = "x"
    dismiss(animated: true)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if let code { Session.shared.cancel(code) }
    guard isConfirmed else { return }
    onConfirm?()
  }
}

final class Session {
  static let shared = Session()
  private var codes: [String] = []
  func cancel(_ code: String) { codes.append(code) }
}

final class RecordPage: UIViewController {
  private let recorder = Recorder()
  private var isRecording = false

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(close))
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .play, target: self, action: #selector(start))
  }

  @objc private func start() {
    isRecording = true
    recorder.begin()
  }

  @objc private func close() { dismiss(animated: true) }

  override func viewWillDisappear(_ animated: Bool) { // expect: premature-teardown
    super.viewWillDisappear(animated)
    if isRecording { recorder.stop() }
  }
}

final class Recorder {
  private var isOn = false
  func begin() { isOn = true }
  func stop() { isOn = false }
}
