import UIKit

final class Home: UIViewController {
  func open() {
    present(BrandedNavigation(rootViewController: One()), animated: true)
    present(BrandedNavigation(rootViewController: Two()), animated: true)
    let branded = BrandedNavigation(rootViewController: Three())
    branded.modalPresentationStyle = .fullScreen
    present(branded, animated: true)
    presentBranded(Four())
    presentBranded(Five())
    presentBranded(Six())
    presentBranded(Seven())
    presentBranded(Eight())
    presentBranded(Nine())
    presentBranded(One())
  }

  func openPlain() {
    present(UINavigationController(rootViewController: Two()), animated: true) // expect: unstyled-modal-bar
  }

  func openByLocal() {
    let page = Three()
    let bar = UINavigationController(rootViewController: page)
    bar.modalPresentationStyle = .formSheet
    present(bar, animated: true) // expect: unstyled-modal-bar
  }

  func openFullScreen() {
    let bar = UINavigationController(rootViewController: Four())
    bar.modalPresentationStyle = .fullScreen
    present(bar, animated: true) // expect: unstyled-modal-bar
  }

  func openByHelper() {
    presentPlainly(Five()) // expect: unstyled-modal-bar
  }

  lazy var stored = UINavigationController(rootViewController: Six())

  func openStored() {
    present(stored, animated: true) // expect: unstyled-modal-bar
  }

  func openByFactory() {
    present(wrapped(Seven()), animated: true) // expect: unstyled-modal-bar
  }

  private func wrapped(_ page: UIViewController) -> UINavigationController { UINavigationController(rootViewController: page) }

  func openBare() {
    // No bar at all.
    let page = Eight()
    page.modalPresentationStyle = .pageSheet
    navigationController?.pushViewController(page, animated: true)
  }

  func openSystem() {
    present(UIImagePickerController(), animated: true)
  }
}
