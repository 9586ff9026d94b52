import UIKit

// A child that is a container of UIKit's shows the pages that it is given: those that the screen makes are a part of it.

final class ComicController: UIViewController {
  private let pager = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(pager)
    view.addSubview(pager.view)
    pager.didMove(toParent: self)
    pager.setViewControllers([LeafController()], direction: .forward, animated: false)
  }
}

final class GuideController: UIViewController {
  private let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(pager)
    view.addSubview(pager.view)
    pager.didMove(toParent: self)
    pager.setViewControllers([page(at: 0)], direction: .forward, animated: false)
  }

  private func page(at index: Int) -> UIViewController { index == 0 ? LeafController() : ClosingController() }
}

final class LeafController: UIViewController {
  private let label = UILabel()
  private let zoom = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    zoom.addTarget(self, action: #selector(enlarge), for: .touchUpInside)
    view.addSubview(zoom)
    view.addSubview(label)
  }

  @objc private func enlarge() { label.font = .systemFont(ofSize: 30) }
}

final class ClosingController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let close = UIButton(type: .close)
    close.addTarget(self, action: #selector(leave), for: .touchUpInside)
    view.addSubview(close)
  }

  @objc private func leave() { dismiss(animated: true) }
}

final class LibraryController: UIViewController {
  func read() { present(ComicController(), animated: true) }  // expect: missing-dismiss-button

  func explain() { present(GuideController(), animated: true) }
}
