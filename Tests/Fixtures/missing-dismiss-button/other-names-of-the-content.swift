// A bar item may be given to a page by another name than the one that is presented: what is in a navigation controller, a cast, a
// pattern, a loop, the page's own navigation item. Not by a name of something else, or of a class that the page is not.
import UIKit

final class MapController: UIViewController {}

protocol Leavable: UIViewController {}
final class TourController: UIViewController, Leavable {}

extension UIViewController {
  func addCross() {
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }
}

final class AtlasController: UIViewController {
  func byTop() {
    let stack = UINavigationController(rootViewController: MapController())
    let map = stack.topViewController as! MapController
    map.navigationItem.leftBarButtonItem = cross()
    present(stack, animated: true)
  }

  func byIndex() {
    let stack = UINavigationController(rootViewController: MapController())
    stack.viewControllers[0].addCross()
    present(stack, animated: true)
  }

  func byFirst() {
    let stack = UINavigationController(rootViewController: MapController())
    guard let map = stack.viewControllers.first else { return }
    map.addCross()
    present(stack, animated: true)
  }

  func byLoop() {
    let stack = UINavigationController(rootViewController: MapController())
    for map in stack.viewControllers { map.addCross() }
    present(stack, animated: true)
  }

  func byClosure() {
    let stack = UINavigationController(rootViewController: MapController())
    stack.viewControllers.forEach { $0.addCross() }
    present(stack, animated: true)
  }

  func byItem() {
    let map = MapController()
    let item = map.navigationItem
    item.leftBarButtonItem = cross()
    present(UINavigationController(rootViewController: map), animated: true)
  }

  func byHandedItem() {
    let map = MapController()
    fill(map.navigationItem)
    present(UINavigationController(rootViewController: map), animated: true)
  }

  func byPattern() {
    let shown: UIViewController = UINavigationController(rootViewController: MapController())
    switch shown {
    case let stack as UINavigationController: stack.topViewController?.addCross()
    default: break
    }
    present(shown, animated: true)
  }

  func byCondition() {
    let shown: UIViewController = MapController()
    if case let map as MapController = shown { map.addCross() }
    present(UINavigationController(rootViewController: shown), animated: true)
  }

  func byHelper() {
    let map = MapController()
    decorate(map)
    present(UINavigationController(rootViewController: map), animated: true)
  }

  func plain() {
    let stack = UINavigationController(rootViewController: MapController())
    let other = UINavigationController(rootViewController: MapController())
    let map = other.topViewController
    map?.addCross()
    present(stack, animated: true) // expect: missing-dismiss-button
  }

  private func decorate(_ page: UIViewController) {
    switch page {
    case let map as MapController: map.addCross()
    default: break
    }
  }

  private func fill(_ item: UINavigationItem) { item.leftBarButtonItem = cross() }

  private func cross() -> UIBarButtonItem { UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(leave)) }

  @objc private func leave() { dismiss(animated: true) }
}

final class GuideController: UIViewController {
  func tour() { open(TourController()) }
  func map() { open(MapController()) } // expect: missing-dismiss-button
  func inside() { close(UINavigationController(rootViewController: MapController())) }

  private func open(_ page: UIViewController) {
    if let leavable = page as? Leavable { leavable.addCross() }
    present(UINavigationController(rootViewController: page), animated: true)
  }

  private func close(_ page: UIViewController) {
    let root = (page as? UINavigationController)?.topViewController ?? page
    root.addCross()
    present(page, animated: true)
  }
}
