// What the project adds to all controllers a class has, too, that inherits from one of Objective-C: what it presents so is a popover, as the caller says, and no swipe closes it.
// clean
import UIKit

protocol Showable { func face() -> UIViewController }
extension UIViewController: Showable { func face() -> UIViewController { self } }

final class Pilot {
  private let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }
  func present(_ module: Showable, animated: Bool) { navigation.present(module.face(), animated: animated) }
}

protocol GuideDelegate: AnyObject { func guideDidCancel(_ guide: Guide) }

final class Hall: GuideDelegate {
  private let pilot: Pilot
  private var guides: [Guide] = []
  init(pilot: Pilot) { self.pilot = pilot }

  func open(from view: UIView) {
    let guide = Guide()
    guide.delegate = self
    guides.append(guide)
    let page = guide.face()
    page.modalPresentationStyle = .popover
    page.popoverPresentationController?.sourceView = view
    pilot.present(page, animated: true)
  }

  func guideDidCancel(_ guide: Guide) { guides.removeAll { $0 === guide } }
}

final class Guide: Showable {
  weak var delegate: GuideDelegate?
  private let page = OldPage()
  func face() -> UIViewController { page }
}

final class OldPage: LegacyPageController {}

final class Room: Showable { func face() -> UIViewController { UIViewController() } }
final class Stair: Showable { func face() -> UIViewController { UIViewController() } }
final class Attic: Showable { func face() -> UIViewController { UIViewController() } }
