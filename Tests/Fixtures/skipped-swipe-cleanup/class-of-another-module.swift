// A base class of another module's may run what is overridden of it, or call what it is given for its end; one that the class never hears of may not.
import CoreScreens
import UIKit

final class Library: UIViewController {
  private var answer: ((Int?) -> Void)?

  func byOverride() {
    let page = OverridingPage()
    page.onCancel = { [weak self] in self?.end() }
    present(UINavigationController(rootViewController: page), animated: true)
  }

  func byProperty() {
    let page = SettingPage()
    page.onCancel = { [weak self] in self?.end() }
    present(UINavigationController(rootViewController: page), animated: true)
  }

  func byNothing() {
    let page = SilentPage()
    page.onCancel = { [weak self] in self?.end() }
    present(UINavigationController(rootViewController: page), animated: true) // expect: skipped-swipe-cleanup
  }

  private func end() {
    dismiss(animated: true)
    answer?(nil)
  }
}

final class OverridingPage: CoreViewController {
  var onCancel: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
  }

  override func screenIsGone() { onCancel?() }
  @objc private func cancel() { onCancel?() }
}

final class SettingPage: CoreViewController {
  var onCancel: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    onDidDisappear = { [weak self] in self?.onCancel?() }
  }

  @objc private func cancel() { onCancel?() }
}

final class SilentPage: CoreViewController {
  var onCancel: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
  }

  @objc private func cancel() { onCancel?() }
}
