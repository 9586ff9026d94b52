import UIKit

final class RouteController: UIViewController {
  private let header = HeaderView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor.black.withAlphaComponent(0.5)
    view.addSubview(header)
    setUp()
    closeOldRows()
  }

  private func setUp() {
    header.close.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
  }

  private func closeWhenSaved() async { dismiss(animated: true) }

  private func closeOldRows() {
    for view in header.rows { view.removeFromSuperview() }
  }

  override func accessibilityPerformEscape() -> Bool {
    dismiss(animated: true)
    return true
  }
}

final class HeaderView: UIView {
  let close = UIButton(type: .close)
  var rows: [UIView] = []
}

final class MapController: UIViewController {
  func openRoute() {
    let route = RouteController()
    route.modalPresentationStyle = .overFullScreen
    present(route, animated: true)
  }
}
