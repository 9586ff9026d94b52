// A bar item whose method is empty, one whose closure is, one that only writes to the log.
import UIKit

class Page: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Page"
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
  }

  @objc func cancel() { dismiss(animated: true) }
}

final class One: Page {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(done)) // expect: done-that-does-not-finish
  }

  @objc private func done() {}
}

final class Two: Page {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in }) // expect: done-that-does-not-finish
  }
}

final class Three: Page {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done", style: .plain, target: self, action: #selector(tapped)) // expect: done-that-does-not-finish
  }

  @objc private func tapped() { NSLog("tapped") }
}

final class Home: UIViewController {
  func open() {
    present(UINavigationController(rootViewController: One()), animated: true)
    present(UINavigationController(rootViewController: Two()), animated: true)
    present(UINavigationController(rootViewController: Three()), animated: true)
  }
}
