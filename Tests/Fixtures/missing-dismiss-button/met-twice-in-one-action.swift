// A helper is called twice with the same closure, and other helpers call it as well: what one caller hands in closes
// that caller's screen and no other.
import UIKit

final class Shelf: UIViewController {
  func open() {
    present(Reader(), animated: true)
    present(Player(), animated: true) // expect: missing-dismiss-button
    present(Library(), animated: true)
    present(Catalogue(), animated: true) // expect: missing-dismiss-button
  }
}

final class Store {
  static let shared = Store()
  private var cached: String?

  func load(_ completion: @escaping () -> Void) {
    if cached != nil { finish(completion) }
    fetch { self.finish(completion) }
  }

  func refresh() {
    load { self.cached = nil }
    load { self.note("again") }
  }

  private func finish(_ completion: () -> Void) {
    note("done")
    completion()
  }

  private func fetch(_ then: @escaping () -> Void) {
    note("begun")
    then()
  }

  private func note(_ text: String) { print(text) }
}

/// Its button closes once the text is there.
final class Reader: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let done = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(leave))
    navigationItem.leftBarButtonItem = done
    let bar = UINavigationBar()
    bar.items = [navigationItem]
    view.addSubview(bar)
  }

  @objc private func leave() {
    Store.shared.refresh()
    Store.shared.load { self.dismiss(animated: true) }
  }
}

/// Its button loads, and that is all.
final class Player: UIViewController {
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(play), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func play() {
    Store.shared.refresh()
    Store.shared.load { self.button.isHidden = true }
  }
}

/// The same, with the closing handed to the second of two calls.
final class Library: UIViewController {
  private let button = UIButton(type: .close)

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(leave), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func leave() {
    Store.shared.load { self.button.isHidden = true }
    Store.shared.load { self.dismiss(animated: true) }
  }
}

final class Catalogue: UIViewController {
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(sort), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func sort() { Store.shared.refresh() }
}
