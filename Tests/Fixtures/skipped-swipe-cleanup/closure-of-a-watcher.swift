// A closure that the presenter puts into a watcher runs as the modal goes: an object that lives as long as the modal, a child that
// disappears with it. A watcher that is only told of pages ends nothing.
import UIKit

protocol ShelfDelegate: AnyObject {
  func shelfDidCancel(_ shelf: Shelf)
}

final class Shelf: UITableViewController {
  weak var delegate: ShelfDelegate?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
  }

  @objc private func cancel() { delegate?.shelfDidCancel(self) }
}

nonisolated(unsafe) private var endKey: UInt8 = 0

final class LastBreath {
  private let words: () -> Void
  init(words: @escaping () -> Void) { self.words = words }
  deinit { words() }
}

extension UIViewController {
  func whenGone(_ words: @escaping () -> Void) {
    objc_setAssociatedObject(self, &endKey, LastBreath(words: words), .OBJC_ASSOCIATION_RETAIN)
  }
}

final class Shadow: UIViewController {
  var onEnd: (() -> Void)?
  var onPage: (() -> Void)?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onEnd?()
  }

  func turn() { onPage?() }
}

class Library: UIViewController, ShelfDelegate {
  var answer: ((Int?) -> Void)?

  func shelfDidCancel(_ shelf: Shelf) {
    dismiss(animated: true)
    ended()
  }

  func ended() {
    answer?(nil)
    answer = nil
  }
}

final class Breathing: Library {
  func browse(_ answer: @escaping (Int?) -> Void) {
    self.answer = answer
    let shelf = Shelf()
    shelf.delegate = self
    let page = UINavigationController(rootViewController: shelf)
    page.whenGone { [weak self] in self?.ended() }
    present(page, animated: true)
  }
}

final class Shadowed: Library {
  func browse(_ answer: @escaping (Int?) -> Void) {
    self.answer = answer
    let shelf = Shelf()
    shelf.delegate = self
    let shadow = Shadow()
    shelf.addChild(shadow)
    shelf.view.addSubview(shadow.view)
    shadow.didMove(toParent: shelf)
    shadow.onEnd = { [weak self] in self?.ended() }
    present(UINavigationController(rootViewController: shelf), animated: true)
  }
}

final class Paged: Library {
  func browse(_ answer: @escaping (Int?) -> Void) {
    self.answer = answer
    let shelf = Shelf()
    shelf.delegate = self
    let shadow = Shadow()
    shelf.addChild(shadow)
    shelf.view.addSubview(shadow.view)
    shadow.didMove(toParent: shelf)
    shadow.onPage = { [weak self] in self?.ended() }
    present(UINavigationController(rootViewController: shelf), animated: true) // expect: skipped-swipe-cleanup
  }
}
