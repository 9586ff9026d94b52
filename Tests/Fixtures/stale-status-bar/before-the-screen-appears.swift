// State that is set as the screen is made, comes or turns, also by a method that only runs then; together with the navigation bar or a
// transition, also by a method of its own; and by one that a tap calls as well.
import UIKit

final class PhotoController: UIViewController {
  private var isPlain = false
  override var prefersStatusBarHidden: Bool { isPlain }

  init() {
    super.init(nibName: nil, bundle: nil)
    setUp()
  }
  required init?(coder: NSCoder) { nil }

  private func setUp() { isPlain = UIDevice.current.userInterfaceIdiom == .phone }
  func configure(with url: URL) { isPlain = url.isFileURL }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    isPlain = size.width > size.height
  }
}

final class AlbumController: UIViewController {
  @objc private func open() {
    let photo = PhotoController()
    photo.configure(with: URL(fileURLWithPath: "/"))
    navigationController?.pushViewController(photo, animated: true)
  }
}

final class VideoController: UIViewController {
  private var isPlain = false
  override var prefersStatusBarHidden: Bool { isPlain }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPlain.toggle()
    showBar()
  }

  private func showBar() { navigationController?.setNavigationBarHidden(isPlain, animated: true) }
}

final class SlideController: UIViewController {
  private var isPlain = false {
    didSet { navigationController?.isNavigationBarHidden = isPlain }
  }
  override var prefersStatusBarHidden: Bool { isPlain }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isPlain.toggle() }
}

final class PosterController: UIViewController {
  private var isPlain = false
  override var prefersStatusBarHidden: Bool { isPlain } // expect: stale-status-bar

  override func viewDidLoad() {
    super.viewDidLoad()
    setUp()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    setUp()
  }

  private func setUp() { isPlain = view.bounds.width > 400 }
}

final class ReaderController: UIViewController {
  private var isPlain = false
  private let page = PageView()
  override var prefersStatusBarHidden: Bool { isPlain } // expect: stale-status-bar

  override func viewDidLoad() {
    super.viewDidLoad()
    page.onTap = { [weak self] in self?.toggle() }
  }

  private func toggle() { isPlain.toggle() }
}

final class PageView: UIView {
  var onTap: (() -> Void)?
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTap?() }
}
