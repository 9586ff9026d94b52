// A view of the team's own that is handed a selector runs it: a header with its own button.
import UIKit

final class MapController: UIViewController {
  @objc func legend() { present(LegendController(), animated: true) }
  @objc func scale() { present(ScaleController(), animated: true) }  // expect: missing-dismiss-button
}

final class LegendController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(HeaderView(target: self, action: #selector(leave)))
  }

  @objc private func leave() { dismiss(animated: true) }
}

final class ScaleController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(HeaderView(target: self, action: #selector(turn)))
    NotificationCenter.default.addObserver(self, selector: #selector(leave), name: UIApplication.didEnterBackgroundNotification, object: nil)
  }

  @objc private func turn() { view.setNeedsLayout() }
  @objc private func leave() { dismiss(animated: true) }
}

final class HeaderView: UIView {
  private let button = UIButton(type: .system)

  init(target: Any, action: Selector) {
    super.init(frame: .zero)
    button.addTarget(target, action: action, for: .touchUpInside)
    addSubview(button)
  }

  required init?(coder: NSCoder) { fatalError() }
}
