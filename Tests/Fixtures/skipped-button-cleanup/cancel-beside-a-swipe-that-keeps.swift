// A swipe keeps the draft, and Cancel gives it up: that is a choice. A Cancel that skips what ends the whole is none.
import UIKit

final class Desk: UIViewController {
  @objc func write() { present(UINavigationController(rootViewController: DraftForm()), animated: true) }
  @objc func call() { present(UINavigationController(rootViewController: CallForm()), animated: true) }
}

final class DraftForm: UIViewController, UIAdaptivePresentationControllerDelegate {
  private let paper = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(paper)
    paper.text = UserDefaults.standard.string(forKey: "draft")
    navigationController?.presentationController?.delegate = self
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
  }

  @objc private func cancel() { dismiss(animated: true) }

  @objc private func save() {
    Papers.shared.add(paper.text)
    dismiss(animated: true)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { saveDraft() }

  private func saveDraft() { UserDefaults.standard.set(paper.text, forKey: "draft") }
}

final class CallForm: UIViewController, UIAdaptivePresentationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Call"
    navigationController?.presentationController?.delegate = self
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
  }

  // expect: skipped-button-cleanup
  @objc private func cancel() { dismiss(animated: true) }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { Papers.shared.stopAll() }
}

final class Papers {
  static let shared = Papers()
  private var all: [String] = []
  func add(_ paper: String) { all.append(paper) }
  func stopAll() { all = [] }
}
