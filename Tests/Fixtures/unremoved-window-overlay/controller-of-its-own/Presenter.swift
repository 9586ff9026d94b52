import UIKit

final class WelcomePresenter {
  private var tour: TourController?

  func show(from controller: UIViewController) {
    guard let window = controller.view.window else { return }
    let tour = TourController()
    tour.view.frame = window.bounds
    window.addSubview(tour.view) // expect: unremoved-window-overlay
    self.tour = tour
  }
}
