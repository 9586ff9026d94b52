// A factory makes the screen and sets what it tells.
import UIKit

final class Reports: UIViewController {
  private let queue = ReportQueue()

  func report() {
    present(makeForm(), animated: true) // expect: skipped-swipe-cleanup
  }

  private func makeForm() -> UIViewController {
    let form = ReportForm()
    form.onCancel = { [weak self] in
      self?.dismiss(animated: true)
      self?.queue.discardReport()
    }
    return form
  }
}

final class ReportQueue {
  private var open = 0
  func discardReport() { open = 0 }
}

final class ReportForm: UIViewController {
  var onCancel: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(cancel), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func cancel() { onCancel?() }
}
