// The content is named here, so the finding stands here and not at the wrapper.
import UIKit

final class GalleryController: UIViewController {
  @objc func enlarge() {
    cover(with: FrameController()) // expect: trapped-modal
  }

  @objc func showInfo() {
    cover(with: InfoController())
  }
}

final class FrameController: UIViewController {
  private var scale = 1.0

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Zoom", style: .plain, target: self, action: #selector(zoom))
  }

  @objc private func zoom() { scale *= 2 }
}

final class InfoController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: #selector(done))
  }

  @objc private func done() { dismiss(animated: true) }
}
