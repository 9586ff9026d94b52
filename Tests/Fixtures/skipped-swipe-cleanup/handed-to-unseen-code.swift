// The presenter hands a closure that does the same to code that is not read, to an object that runs it as it dies, or to one that keeps it
// for the end. What an alert's action does is another matter.
import SheetTools
import UIKit

final class Gallery: UIViewController {
  private var answer: ((Int?) -> Void)?

  func byExtension() {
    let page = framePage()
    page.onInteractiveDismiss { [weak self] in self?.answer?(nil) }
    present(page, animated: true)
  }

  func byInstaller() {
    let page = framePage()
    SwipeWatcher.install(on: page) { [weak self] in self?.answer?(nil) }
    present(page, animated: true)
  }

  func byToken() {
    let page = framePage()
    page.token = EndToken { [weak self] in self?.answer?(nil) }
    present(page, animated: true)
  }

  func byList() {
    let page = framePage()
    page.addEndHandler { [weak self] in self?.answer?(nil) }
    present(page, animated: true)
  }

  func byAlert() {
    let page = framePage()
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in self?.answer?(nil) })
    alerts.append(alert)
    present(page, animated: true) // expect: skipped-swipe-cleanup
  }

  private var alerts: [UIAlertController] = []

  private func framePage() -> FramePage {
    let page = FramePage()
    page.onCancel = { [weak self] in
      self?.dismiss(animated: true)
      self?.answer?(nil)
    }
    return page
  }
}

final class FramePage: UIViewController {
  var onCancel: (() -> Void)?
  var token: EndToken?
  private var handlers: [() -> Void] = []

  func addEndHandler(_ handler: @escaping () -> Void) { handlers.append(handler) }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(cancel), for: .touchUpInside)
    view.addSubview(button)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    handlers.forEach { $0() }
  }

  @objc private func cancel() { onCancel?() }
}

final class EndToken {
  private let end: () -> Void
  init(_ end: @escaping () -> Void) { self.end = end }
  deinit { end() }
}
