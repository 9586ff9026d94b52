// `deinit` tells: a swipe ends the controller's life too.
// clean
import UIKit

final class ChartOpener: NSObject {
  private var isOpen = false

  func open(from controller: UIViewController) {
    guard !isOpen else { return }
    isOpen = true
    let chart = ChartController()
    chart.onFinish = { self.isOpen = false }
    controller.present(UINavigationController(rootViewController: chart), animated: true)
  }
}

final class ChartController: UIViewController {
  var onFinish: (() -> Void)?

  deinit { onFinish?() }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(done))
  }

  @objc private func done() { dismiss(animated: true) }
}
