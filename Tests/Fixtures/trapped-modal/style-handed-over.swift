// A helper sets the style that its caller hands over, or leaves out.
import UIKit

extension UIViewController {
  func presentModally(_ page: UIViewController, style: UIModalPresentationStyle = .automatic) {
    page.modalPresentationStyle = style
    present(page, animated: true)
  }

  func wrap(_ page: UIViewController, as style: UIModalPresentationStyle) {
    let navigation = UINavigationController(rootViewController: page)
    navigation.modalPresentationStyle = style
    present(navigation, animated: true)
  }

  func cover(_ page: UIViewController) { wrap(page, as: .fullScreen) }

  func show(_ page: UIViewController, isFull: Bool) {
    page.modalPresentationStyle = isFull ? .fullScreen : .pageSheet
    present(page, animated: true)
  }
}

final class Legal: UIViewController {}

final class Menu: UIViewController {
  var wanted = UIModalPresentationStyle.formSheet

  @IBAction func atOnce() { presentModally(Legal(), style: .fullScreen) } // expect: trapped-modal
  @IBAction func asSheet() { presentModally(Legal()) } // expect: missing-dismiss-button
  @IBAction func inANavigation() { wrap(Legal(), as: .overFullScreen) } // expect: trapped-modal
  @IBAction func byAnother() { cover(Legal()) } // expect: trapped-modal
  @IBAction func full() { show(Legal(), isFull: true) } // expect: trapped-modal
  @IBAction func notFull() { show(Legal(), isFull: false) } // expect: missing-dismiss-button
  // Nobody knows what it is.
  @IBAction func asWanted() { presentModally(Legal(), style: wanted) }
}
