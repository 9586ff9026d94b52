// Pushed screens and the full screen are left by no swipe down.
// clean
import UIKit

final class CameraList: UIViewController {
  func show() { navigationController?.pushViewController(CameraController(), animated: true) }

  func showAll() {
    let camera = LiveController()
    camera.modalPresentationStyle = .fullScreen
    present(camera, animated: true)
  }
}

final class CameraController: UIViewController {
  private let feed = Feed()

  override func viewDidLoad() {
    super.viewDidLoad()
    feed.start()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    feed.stop()
  }
}

final class LiveController: UIViewController {
  private let feed = Feed()

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(close), for: .touchUpInside)
    view.addSubview(button)
    feed.start()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    feed.stop()
  }

  @objc private func close() { dismiss(animated: true) }
}

final class Feed {
  private var isOn = false
  func start() { isOn = true }
  func stop() { isOn = false }
}
