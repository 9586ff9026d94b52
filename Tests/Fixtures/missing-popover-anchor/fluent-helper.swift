// Helpers that the project adds to UIKit's classes and that give back what they are called on: some say where it points.
import UIKit

extension UIViewController {
  func pinned(to item: UIBarButtonItem) -> Self {
    popoverPresentationController?.barButtonItem = item
    return self
  }

  func tinted() -> Self {
    view.tintColor = .systemRed
    return self
  }

  var inTheMiddle: Self {
    if let popover = popoverPresentationController {
      popover.sourceView = view
      popover.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
    }
    return self
  }
}

extension UIAlertController {
  func attached(to place: UIView) -> UIAlertController {
    self.popoverPresentationController?.sourceView = place
    return self
  }

  func unattached() -> UIAlertController {
    popoverPresentationController?.sourceView = nil
    return self
  }

  func cancellable() -> Self {
    addAction(UIAlertAction(title: "Cancel", style: .cancel))
    return self
  }
}

final class TracksController: UIViewController {
  private func menu() -> UIAlertController {
    let menu = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    menu.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    return menu
  }

  @objc func presented(_ item: UIBarButtonItem) {
    let menu = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    menu.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(menu.pinned(to: item), animated: true)
  }

  @objc func named(_ place: UIButton) {
    let menu = menu().attached(to: place)
    present(menu, animated: true)
  }

  @objc func chained(_ item: UIBarButtonItem) {
    present(UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).pinned(to: item).cancellable().tinted(), animated: true)
  }

  @objc func asked() {
    present(menu().inTheMiddle, animated: true)
  }

  @objc func shared(_ item: UIBarButtonItem) {
    let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil).pinned(to: item)
    present(sheet, animated: true)
  }

  @objc func phonesOnly(_ item: UIBarButtonItem) {
    let menu = menu()
    if UIDevice.current.userInterfaceIdiom == .phone {
      present(menu.pinned(to: item), animated: true)
    } else {
      present(menu.tinted(), animated: true)  // expect: missing-popover-anchor
    }
  }

  @objc func twice(_ item: UIBarButtonItem) {
    let menu = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).tinted().cancellable().tinted()
    present(menu, animated: true)  // expect: missing-popover-anchor
    let pinned = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).tinted().pinned(to: item).tinted().cancellable()
    present(pinned, animated: true)
  }

  @objc func elsewhere() {
    let menu = menu().unattached()
    present(menu, animated: true)  // expect: missing-popover-anchor
  }
}
