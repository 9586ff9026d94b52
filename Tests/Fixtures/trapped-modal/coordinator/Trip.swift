import UIKit

final class TripController: UIViewController {
  var onFinish: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    let close = UIButton(type: .close, primaryAction: UIAction { [weak self] _ in self?.onFinish?() })
    view.addSubview(close)
  }
}
