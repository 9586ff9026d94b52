import UIKit

final class MovieController: DraggableController {}
final class TrailerController: DraggableController {}

final class CinemaController: UIViewController {
  func play() {
    let movie = UINavigationController(rootViewController: MovieController())
    movie.modalPresentationStyle = .fullScreen
    present(movie, animated: true)
  }

  func preview() {
    let trailer = UINavigationController(rootViewController: TrailerController())
    trailer.modalPresentationStyle = .pageSheet
    present(trailer, animated: true)
  }
}
