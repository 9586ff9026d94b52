// An opaque screen lets nothing through, whatever lies on it.
import UIKit

final class PictureController: UIViewController {
  private let caption = UILabel()
  private let button = UIButton(type: .close)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    caption.backgroundColor = UIColor.black.withAlphaComponent(0.4)
    button.addTarget(self, action: #selector(close), for: .touchUpInside)
    view.addSubview(caption)
    view.addSubview(button)
  }

  @objc private func close() { dismiss(animated: true) }
}

final class GlassController: UIViewController { // expect: missing-escape-action
  private let shade = UIView()
  private let button = UIButton(type: .close)

  override func viewDidLoad() {
    super.viewDidLoad()
    shade.backgroundColor = UIColor.black.withAlphaComponent(0.4)
    button.addTarget(self, action: #selector(close), for: .touchUpInside)
    view.addSubview(shade)
    view.addSubview(button)
  }

  @objc private func close() { dismiss(animated: true) }
}

final class GalleryController: UIViewController {
  @objc func picture() { showOver(PictureController()) }
  @objc func glass() { showOver(GlassController()) }

  private func showOver(_ controller: UIViewController) {
    controller.modalPresentationStyle = .overFullScreen
    present(controller, animated: true)
  }
}
