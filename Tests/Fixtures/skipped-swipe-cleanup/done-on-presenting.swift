// The function that presents does it first, so nobody finds it undone; what it only has a closure do is not done.
import UIKit

final class Radio: UIViewController {
  private let player = Player()

  func choose() {
    player.stop()
    let page = StationPage()
    page.onCancel = { [weak self] in
      self?.dismiss(animated: true)
      self?.player.stop()
    }
    present(page, animated: true)
  }

  func chooseWhilePlaying() {
    let page = StationPage()
    page.onCancel = { [weak self] in
      self?.dismiss(animated: true)
      self?.player.stop()
    }
    present(page, animated: true) // expect: skipped-swipe-cleanup
  }
}

final class Player {
  private var isOn = false
  func stop() { isOn = false }
}

final class StationPage: UIViewController {
  var onCancel: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(cancel), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func cancel() { onCancel?() }
}
