// Putting the keyboard away and renewing a list end nothing, whatever the helpers that do it are called.
import UIKit

final class Clinic: UIViewController {
  private let list = UITableView()
  private var visitors = 0

  func note() { present(UINavigationController(rootViewController: NotePage()), animated: true) }
  func measure() { present(UINavigationController(rootViewController: ScalePage()), animated: true) }

  func choose() {
    let page = BedPage()
    page.onGone = { [weak self] in self?.bedPageEnded() }
    present(page, animated: true)
  }

  func visit() {
    let page = VisitPage()
    page.onLeft = { [weak self] in self?.visitEnded() }
    present(page, animated: true)
  }

  private func bedPageEnded() { list.reloadData() }

  private func visitEnded() {
    visitors -= 1
    pay()
  }

  private func pay() { visitors = 0 }
}

final class NotePage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
  }

  @objc private func close() { dismiss(animated: true) }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    cleanUp()
  }

  private func cleanUp() { view.endEditing(true) }
}

final class ScalePage: UIViewController {
  private let sensor = Timer(timeInterval: 1, repeats: true) { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
  }

  @objc private func close() { dismiss(animated: true) }

  // expect: premature-teardown
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    cleanUp()
  }

  private func cleanUp() {
    view.endEditing(true)
    sensor.invalidate()
  }
}

final class BedPage: UIViewController {
  var onGone: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(close), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func close() { dismiss(animated: true) }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    onGone?()
  }
}

final class VisitPage: UIViewController {
  var onLeft: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(close), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func close() { dismiss(animated: true) }

  // expect: premature-teardown
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    onLeft?()
  }
}
