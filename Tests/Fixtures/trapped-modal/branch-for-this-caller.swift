// Which branch is taken, the caller says; what a branch sets holds where the presentation stands in it.
import UIKit

final class PageController: UIViewController {}
final class NewsController: UIViewController {}
final class TourController: UIViewController {}

enum Way { case push, modal }

final class HomeController: UIViewController {
  func route(to controller: UIViewController, modally: Bool) {
    if modally {
      controller.modalPresentationStyle = .fullScreen
      present(controller, animated: true)
    } else {
      navigationController?.pushViewController(controller, animated: true)
    }
  }

  func go(to controller: UIViewController, by way: Way = .push) {
    guard way == .modal else {
      navigationController?.pushViewController(controller, animated: true)
      return
    }
    controller.modalPresentationStyle = .fullScreen
    present(controller, animated: true)
  }

  @objc func first() { route(to: PageController(), modally: false) }
  // expect: trapped-modal
  @objc func second() { route(to: NewsController(), modally: true) }
  @objc func third() { go(to: PageController()) }
  // expect: trapped-modal
  @objc func fourth() { go(to: NewsController(), by: .modal) }

  func open(_ controller: UIViewController, fullScreen: Bool = false, locked: Bool = false) {
    if fullScreen { controller.modalPresentationStyle = .fullScreen }
    if locked { controller.isModalInPresentation = true }
    present(controller, animated: true)
  }

  // expect: missing-dismiss-button
  @objc func fifth() { open(PageController()) }

  @objc func tour(_ isWide: Bool) {
    let tour = TourController()
    if isWide {
      // expect: missing-dismiss-button
      present(tour, animated: true)
    } else {
      tour.modalPresentationStyle = .fullScreen
      // expect: trapped-modal
      present(tour, animated: true)
    }
  }

  @objc func takenBack() {
    let page = PageController()
    page.isModalInPresentation = true
    page.isModalInPresentation = false
    // expect: missing-dismiss-button
    present(page, animated: true)
  }
}
