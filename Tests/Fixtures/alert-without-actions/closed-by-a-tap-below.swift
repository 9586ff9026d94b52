import UIKit

// The screen's own Cancel dismisses it, but nobody can tap that while the alert is up.
final class SupportController: UIViewController {
  private let mailField = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(mailField)
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Cancel", style: .plain, target: self, action: #selector(leave))
  }

  @objc private func leave() { dismiss(animated: true) }

  func begin() {
    guard mailField.text?.isEmpty == false else {
      let alert = UIAlertController(title: "An address is needed", message: nil, preferredStyle: .alert) // expect: alert-without-actions
      present(alert, animated: true)
      return
    }
    view.endEditing(true)
  }
}

// A timer runs what the button runs.
final class SavedController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Cancel", style: .plain, target: self, action: #selector(leave))
  }

  @objc private func leave() { dismiss(animated: true) }

  func saved() {
    present(UIAlertController(title: "Saved", message: nil, preferredStyle: .alert), animated: true)
    Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(leave), userInfo: nil, repeats: false)
  }
}

// So does code.
final class SyncedController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Cancel", style: .plain, target: self, action: #selector(leave))
  }

  @objc private func leave() { dismiss(animated: true) }

  func synced() {
    present(UIAlertController(title: "Synced", message: nil, preferredStyle: .alert), animated: true)
    Task { leave() }
  }
}

// What a button begins closes the spinner that it shows.
final class UploadController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Upload", style: .plain, target: self, action: #selector(upload))
  }

  @objc private func upload() {
    showSpinner()
    Task {
      await send()
      dismiss(animated: true)
    }
  }

  private func showSpinner() { present(UIAlertController(title: "Uploading", message: nil, preferredStyle: .alert), animated: true) }
  private func send() async {}
}
