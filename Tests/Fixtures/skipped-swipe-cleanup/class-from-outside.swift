// A controller of a package, or one that inherits from such a class, may give itself a style that nobody swipes away: nothing is said, unless the presenter makes it a sheet. A class that is here and sets no style is one.

import DrawerKit
import UIKit

final class Porch: UIViewController {
  private var request: ((Int?) -> Void)?

  func ofPackage() {
    let drawer = PackageDrawer()
    drawer.onCancel = { [weak self] in self?.giveUp() }
    present(drawer, animated: true)
  }

  func ofPackageAsSheet() {
    let drawer = PackageDrawer()
    drawer.modalPresentationStyle = .formSheet
    drawer.onCancel = { [weak self] in self?.giveUp() }
    present(drawer, animated: true) // expect: skipped-swipe-cleanup
  }

  func ofPackageInNavigation() {
    let drawer = PackageDrawer()
    drawer.onCancel = { [weak self] in self?.giveUp() }
    present(UINavigationController(rootViewController: drawer), animated: true) // expect: skipped-swipe-cleanup
  }

  func belowPackage() {
    let drawer = OwnDrawer()
    drawer.onCancel = { [weak self] in self?.giveUp() }
    present(drawer, animated: true)
  }

  func ofProject() {
    let drawer = PlainDrawer()
    drawer.onCancel = { [weak self] in self?.giveUp() }
    present(drawer, animated: true) // expect: skipped-swipe-cleanup
  }

  private func giveUp() {
    dismiss(animated: true)
    request?(nil)
  }
}

final class OwnDrawer: PackageDrawerController {
  var onCancel: (() -> Void)?
}

final class PlainDrawer: UIViewController {
  var onCancel: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .close, primaryAction: UIAction { [weak self] _ in self?.onCancel?() }))
  }
}
