// A swipe does not close these: the full screen, and a sheet that refuses.
// clean
import UIKit

final class GameStarter: NSObject {
  private var isPlaying = false

  func play(from controller: UIViewController) {
    guard !isPlaying else { return }
    isPlaying = true
    let game = GameController()
    game.onDone = { self.isPlaying = false }
    game.modalPresentationStyle = .fullScreen
    controller.present(game, animated: true)
  }

  func practise(from controller: UIViewController) {
    guard !isPlaying else { return }
    isPlaying = true
    let game = GameController()
    game.onDone = { self.isPlaying = false }
    game.isModalInPresentation = true
    controller.present(game, animated: true)
  }
}

final class GameController: UIViewController {
  var onDone: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(done), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func done() {
    dismiss(animated: true)
    onDone?()
  }
}
