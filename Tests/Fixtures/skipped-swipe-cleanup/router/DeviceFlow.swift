// The child is let go by the sheet's button alone.
import UIKit

final class DeviceFlow {
  private let router: RouterType
  private var children: [InfoFlow] = []

  init(router: RouterType) { self.router = router }

  func showInfo(on host: UIViewController) {
    let info = InfoFlow(host: host)
    info.completion = { [weak self] result in
      switch result {
      case .read:
        self?.router.dismissTop(animated: true)
        self?.removeChild(info)
      }
    }
    children.append(info)
    router.present(info, animated: true) // expect: skipped-swipe-cleanup
  }

  private func removeChild(_ child: InfoFlow) { children.removeAll { $0 === child } }
}
