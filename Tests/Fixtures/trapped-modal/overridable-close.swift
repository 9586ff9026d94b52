// A base class gives the item; a subclass does more in the method that the item calls.
// clean
import UIKit

class ModalController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .close, target: self, action: #selector(closeModal))
  }

  @objc func closeModal() { dismiss(animated: true) }
}

final class FilmController: ModalController {
  private var isPlaying = true

  override func closeModal() {
    isPlaying = false
    super.closeModal()
  }
}

final class CinemaController: UIViewController {
  func showFilm() {
    let navigation = UINavigationController(rootViewController: FilmController())
    navigation.modalPresentationStyle = .fullScreen
    present(navigation, animated: true)
  }
}
