// A recogniser of the team's own that takes a closure.
import UIKit

final class BlockTap: UITapGestureRecognizer {
  private let block: () -> Void

  init(block: @escaping () -> Void) {
    self.block = block
    super.init(target: nil, action: nil)
    addTarget(self, action: #selector(fire))
  }

  @objc private func fire() { block() }
}

final class TipController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let outsideTap = BlockTap { [weak self] in // expect: unfiltered-outside-tap
      self?.dismiss(animated: true)
    }
    view.addGestureRecognizer(outsideTap)
  }
}
