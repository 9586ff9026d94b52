// A navigation controller's class, or its delegate, gives each page its Close: by a method that the project adds to all controllers, or
// by a helper that is handed the page.

import UIKit

extension UIViewController {
  @objc func leaveModal() { dismiss(animated: true) }

  func addLeaving() {
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(leaveModal))
  }

  func tintBackground() { view.backgroundColor = .systemTeal }
}

final class Harbour: UIViewController {
  private let dresser = PageDresser()
  private let painter = PagePainter()

  @objc func showTides() { cover(TopDressing(rootViewController: Tides())) }
  @objc func showBuoys() { cover(RootDressing(root: Buoys())) }
  @objc func showLocks() { cover(EachDressing(rootViewController: Locks())) }
  @objc func showPiers() {
    let navigation = UINavigationController(rootViewController: Piers())
    navigation.delegate = dresser
    navigation.modalPresentationStyle = .fullScreen
    present(navigation, animated: true)
  }

  @objc func showCranes() {
    let navigation = Painting(rootViewController: Cranes())
    navigation.modalPresentationStyle = .fullScreen
    present(navigation, animated: true) // expect: trapped-modal
  }

  @objc func showFerries() {
    let navigation = UINavigationController(rootViewController: Ferries())
    navigation.delegate = painter
    navigation.modalPresentationStyle = .fullScreen
    present(navigation, animated: true) // expect: trapped-modal
  }

  private func cover(_ navigation: UINavigationController) {
    navigation.modalPresentationStyle = .fullScreen
    present(navigation, animated: true)
  }
}

final class TopDressing: UINavigationController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    topViewController?.addLeaving()
  }
}

final class RootDressing: UINavigationController {
  init(root: UIViewController) {
    super.init(rootViewController: root)
    root.addLeaving()
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class EachDressing: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers.forEach { $0.addLeaving() }
  }
}

final class Painting: UINavigationController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    topViewController?.tintBackground()
  }
}

final class PageDresser: NSObject, UINavigationControllerDelegate {
  func navigationController(_ navigation: UINavigationController, willShow page: UIViewController, animated: Bool) { dress(page) }

  private func dress(_ page: UIViewController) { page.addLeaving() }
}

final class PagePainter: NSObject, UINavigationControllerDelegate {
  func navigationController(_ navigation: UINavigationController, willShow page: UIViewController, animated: Bool) { paint(page) }

  private func paint(_ page: UIViewController) { page.tintBackground() }
}

final class Tides: UIViewController {}
final class Buoys: UIViewController {}
final class Locks: UIViewController {}
final class Piers: UIViewController {}
final class Cranes: UIViewController {}
final class Ferries: UIViewController {}
