// A controller saves its text in `deinit`; one that only lets go of it there saves nothing.
import UIKit

final class Bench: UIViewController {
  func jot() { present(UINavigationController(rootViewController: JottingController()), animated: true) }

  func scrawl() { present(UINavigationController(rootViewController: ScrawlController()), animated: true) } // expect: missing-data-loss-guard
}

final class JottingController: UIViewController {
  private let page = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    page.text = Jottings.shared.last
    view.addSubview(page)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
  }

  deinit { Jottings.shared.last = page.text }

  @objc private func cancel() { dismiss(animated: true) }

  @objc private func save() {
    Jottings.shared.add(page.text)
    dismiss(animated: true)
  }
}

final class ScrawlController: UIViewController {
  private let page = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(page)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
  }

  deinit { page.delegate = nil }

  @objc private func cancel() { dismiss(animated: true) }

  @objc private func save() {
    Jottings.shared.add(page.text)
    dismiss(animated: true)
  }
}

final class Jottings {
  static let shared = Jottings()
  var last = ""
  private var all: [String] = []

  func add(_ text: String) { all.append(text) }
}
