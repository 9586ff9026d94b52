// Here all others fade, by the class that they share; the one that says it slides is the odd one.
import UIKit

class FadingPage: UIViewController {
  lazy var close = UIButton(type: .close, primaryAction: UIAction { _ in self.dismiss(animated: true) })

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
    modalTransitionStyle = .crossDissolve
  }

  required init?(coder: NSCoder) { nil }
}

final class FilmPage: FadingPage {}
final class SeatPage: FadingPage {}
final class SnackPage: FadingPage {}
final class TrailerPage: FadingPage {}
final class TicketPage: FadingPage {}

final class MapPage: UIViewController {
  lazy var close = UIButton(type: .close, primaryAction: UIAction { _ in self.dismiss(animated: true) })
}

final class CinemaController: UIViewController {
  func film() { present(FilmPage(), animated: true) }
  func seat() { present(SeatPage(), animated: true) }
  func snack() { present(SnackPage(), animated: true) }
  func trailer() { present(TrailerPage(), animated: true) }
  func ticket() { present(TicketPage(), animated: true) }

  func map() {
    let page = MapPage()
    page.modalPresentationStyle = .fullScreen
    page.modalTransitionStyle = .coverVertical
    present(page, animated: true) // expect: mixed-transitions
  }
}
