// Cancel leaves the question to somebody else: a builder of alerts, a coordinator, a delegate. One whose helper only warns still throws away.
import UIKit

final class Pages {
  static let shared = Pages()
  private var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}

final class Question {
  private let alert: UIAlertController
  init(_ title: String) { alert = UIAlertController(title: title, message: nil, preferredStyle: .alert) }

  func answer(_ title: String, _ run: @escaping () -> Void) -> Self {
    alert.addAction(UIAlertAction(title: title, style: .destructive) { _ in run() })
    return self
  }

  func keep() -> Self {
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    return self
  }

  func ask(on page: UIViewController) { page.present(alert, animated: true) }
}

final class Guide {
  weak var page: UIViewController?

  func leave() {
    let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in self?.page?.dismiss(animated: true) })
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    page?.present(alert, animated: true)
  }

  func warnAndLeave() {
    let page = page
    page?.dismiss(animated: true) {
      let alert = UIAlertController(title: "Thrown away", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .cancel))
      page?.present(alert, animated: true)
    }
  }
}

protocol LeafDelegate: AnyObject {
  func leafWantsToClose(_ leaf: UIViewController)
}

class LeafController: UIViewController, UITextViewDelegate {
  let leaf = UITextView()
  weak var delegate: LeafDelegate?
  weak var guide: Guide?

  override func viewDidLoad() {
    super.viewDidLoad()
    leaf.delegate = self
    view.addSubview(leaf)
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(keep))
  }

  func textViewDidChange(_ textView: UITextView) { isModalInPresentation = textView.hasText }

  @objc private func keep() {
    Pages.shared.add(leaf.text)
    dismiss(animated: true)
  }
}

final class BuilderController: LeafController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(leave))
  }
  @objc private func leave() { Question("Discard?").answer("Discard") { self.dismiss(animated: true) }.keep().ask(on: self) }
}

final class GuidedController: LeafController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(leave))
  }
  @objc private func leave() { guide?.leave() }
}

final class DelegatingController: LeafController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(leave))
  }
  @objc private func leave() { delegate?.leafWantsToClose(self) }
}

final class WarnedController: LeafController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(leave))
  }
  @objc private func leave() { guide?.warnAndLeave() }
}

final class TreeController: UIViewController, LeafDelegate {
  private let guide = Guide()

  @objc func builder() { present(UINavigationController(rootViewController: BuilderController()), animated: true) }

  @objc func guided() {
    let page = GuidedController()
    guide.page = page
    page.guide = guide
    present(UINavigationController(rootViewController: page), animated: true)
  }

  @objc func delegating() {
    let page = DelegatingController()
    page.delegate = self
    present(UINavigationController(rootViewController: page), animated: true)
  }

  @objc func warned() {
    let page = WarnedController()
    guide.page = page
    page.guide = guide
    present(UINavigationController(rootViewController: page), animated: true) // expect: unasked-discard
  }

  func leafWantsToClose(_ leaf: UIViewController) {
    let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in leaf.dismiss(animated: true) })
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    leaf.present(alert, animated: true)
  }
}
