// What stands for a property's parts goes by the property's name; what a closure is handed is another thing in each.
import UIKit

final class Garden: UIViewController {
  @objc func water() { present(Fountain(), animated: true) }
  @objc func dig() { present(Well(), animated: true) }
}

final class Fountain: UIViewController {
  private var drops: [Task<Void, Never>] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }))
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    drops = [Task { await fall() }]
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    drops.forEach { $0.cancel() }
  }
  private func fall() async {}
}

final class Well: UIViewController {
  private var pumps: [Task<Void, Never>] = []
  private let signs = [UILabel()]
  override func viewDidLoad() {
    super.viewDidLoad()
    pumps = [Task { await pump() }]
    view.addSubview(UIButton(type: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }))
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    signs.forEach { $0.text = "Deep" }
  }
  // expect: premature-teardown
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    pumps.forEach { $0.cancel() }
  }
  private func pump() async {}
}
