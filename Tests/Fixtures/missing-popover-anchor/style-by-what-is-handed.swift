// An alert where an iPad has no place to point at, an action sheet elsewhere: what the caller leaves out decides the style.
import UIKit

extension UIViewController {
  func choose(from anchor: UIView? = nil) {
    let isPad = UIDevice.current.userInterfaceIdiom == .pad
    let menu = UIAlertController(title: nil, message: nil, preferredStyle: isPad && anchor == nil ? .alert : .actionSheet)
    menu.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    menu.popoverPresentationController?.sourceView = anchor
    present(menu, animated: true)
  }

  func pick(from anchor: UIView? = nil) {
    var style = UIAlertController.Style.actionSheet
    if anchor == nil { style = .alert }
    let menu = UIAlertController(title: nil, message: nil, preferredStyle: style)
    menu.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    menu.popoverPresentationController?.sourceView = anchor
    present(menu, animated: true)
  }

  func take(from anchor: UIView? = nil) {
    let isPad = UIDevice.current.userInterfaceIdiom == .pad
    let menu = UIAlertController(title: nil, message: nil, preferredStyle: isPad && anchor != nil ? .alert : .actionSheet)
    menu.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    menu.popoverPresentationController?.sourceView = anchor
    present(menu, animated: true) // expect: missing-popover-anchor
  }
}

final class MarketController: UIViewController {
  @IBAction func choose() { choose(from: nil) }
  @IBAction func pick() { pick(from: nil) }
  @IBAction func take() { take(from: nil) }
}
