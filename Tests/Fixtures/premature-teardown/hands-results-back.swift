// What was chosen is handed back early, and may be again; a continuation is resumed but once.
import UIKit

final class Filters: UIViewController, TagDelegate {
  private var tags: [String] = []
  private let store = TagStore()

  func choose() {
    let page = TagPage()
    page.completion = { [weak self] in self?.tags = $0 }
    page.delegate = self
    present(page, animated: true)
  }

  func didSelect(tags: [String]) { store.cancelRequests(for: tags) }

  func pick() async -> Int? {
    await withCheckedContinuation { continuation in
      present(NumberPage(continuation: continuation), animated: true)
    }
  }
}

protocol TagDelegate: AnyObject {
  func didSelect(tags: [String])
}

final class TagStore {
  private var tags: [String] = []
  func cancelRequests(for tags: [String]) { self.tags = tags }
}

final class TagPage: UIViewController {
  weak var delegate: TagDelegate?
  var completion: (([String]) -> Void)?
  private var selected: [String] = []

  override func loadView() { view = CloseView(self, #selector(close)) }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    completion?(selected)
    delegate?.didSelect(tags: selected)
  }

  @objc private func close() { dismiss(animated: true) }
}

final class NumberPage: UIViewController {
  private let continuation: CheckedContinuation<Int?, Never>
  private var number: Int?

  init(continuation: CheckedContinuation<Int?, Never>) {
    self.continuation = continuation
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = CloseView(self, #selector(close)) }

  override func viewWillDisappear(_ animated: Bool) { // expect: premature-teardown
    super.viewWillDisappear(animated)
    continuation.resume(returning: number)
  }

  @objc private func close() { dismiss(animated: true) }
}

final class CloseView: UIView {
  init(_ target: Any, _ action: Selector) {
    super.init(frame: .zero)
    let button = UIButton(type: .close)
    button.addTarget(target, action: action, for: .touchUpInside)
    addSubview(button)
  }

  required init?(coder: NSCoder) { nil }
}
