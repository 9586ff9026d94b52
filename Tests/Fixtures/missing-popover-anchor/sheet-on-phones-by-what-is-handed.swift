// A caller that wants a sheet on phones alone gets an alert on an iPad, which needs no place to point at.
import UIKit

extension UIViewController {
  func ask(_ title: String, asSheet: Bool, at place: UIView? = nil) {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: asSheet ? .actionSheet : .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    alert.popoverPresentationController?.sourceView = place
    present(alert, animated: true)
  }

  func askAnyhow(_ title: String, asSheet: Bool, at place: UIView? = nil) {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: asSheet ? .actionSheet : .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    alert.popoverPresentationController?.sourceView = place
    present(alert, animated: true) // expect: missing-popover-anchor
  }
}

final class DraftsController: UIViewController {
  @objc func delete(_ sender: UIButton) { ask("Delete?", asSheet: UIDevice.current.userInterfaceIdiom == .phone) }
  @objc func move(_ sender: UIButton) { ask("Move?", asSheet: true, at: sender) }
  @objc func empty(_ sender: UIButton) { askAnyhow("Empty?", asSheet: UIDevice.current.userInterfaceIdiom == .pad) }
  @objc func sort(_ sender: UIButton) { askAnyhow("Sort?", asSheet: true, at: sender) }
}
