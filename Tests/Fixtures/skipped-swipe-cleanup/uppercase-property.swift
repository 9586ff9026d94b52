// An outlet with a capital is no type that every screen shares.
// clean
import UIKit

final class Door: UIViewController {
  @objc func open() { present(Panel(), animated: true) }
}

// `BIGChart` is the panel's own view and dies with it; it is no type that every screen shares.
final class Panel: UIViewController {
  private let BIGChart = Chart()

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(close), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func close() {
    BIGChart.data?.notifyDataChanged()
    dismiss(animated: true)
  }
}

final class Chart: UIView {
  var data: ChartData?
}

final class ChartData {
  private var changes = 0
  func notifyDataChanged() { changes += 1 }
}
