// The bar item holds a button of the team's own, which is wired by itself.
import UIKit

final class TimetableController: UIViewController {
  func showRoute() {
    let route = RouteController()
    route.modalPresentationStyle = .fullScreen
    present(route, animated: true) // expect: hidden-dismiss-button
  }
}

final class RouteController: UIViewController {
  private let crossButton = UIButton(type: .close)

  override func viewDidLoad() {
    super.viewDidLoad()
    crossButton.addTarget(self, action: #selector(leave), for: .touchUpInside)
    navigationItem.setLeftBarButton(UIBarButtonItem(customView: crossButton), animated: false)
  }

  @objc private func leave() { dismiss(animated: true) }
}
