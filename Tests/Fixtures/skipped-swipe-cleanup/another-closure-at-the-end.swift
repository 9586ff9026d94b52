// A second closure, which the screen calls when it has gone whichever way, does what Cancel does; one that does something
// else is no help.
import UIKit

final class TideController: UIViewController {
  var onCancel: (() -> Void)?
  var onEnd: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tides"
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
  }

  @objc private func cancel() { onCancel?() }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onEnd?()
  }
}

final class HarborController: UIViewController {
  private var answer: ((Int?) -> Void)?

  func chooseTide(_ answer: @escaping (Int?) -> Void) {
    self.answer = answer
    let tides = TideController()
    tides.onCancel = { [weak self] in
      self?.dismiss(animated: true)
      self?.answer?(nil)
    }
    tides.onEnd = { [weak self] in self?.answer?(nil) }
    present(UINavigationController(rootViewController: tides), animated: true)
  }
}

final class PierController: UIViewController {
  private var answer: ((Int?) -> Void)?
  private var visits = 0

  func chooseTide(_ answer: @escaping (Int?) -> Void) {
    self.answer = answer
    let tides = TideController()
    tides.onCancel = { [weak self] in
      self?.dismiss(animated: true)
      self?.answer?(nil)
    }
    tides.onEnd = { [weak self] in self?.visits += 1 }
    // expect: skipped-swipe-cleanup
    present(UINavigationController(rootViewController: tides), animated: true)
  }
}
