// What a TV alone compiles, makes or calls, no iPad presents.
import UIKit

#if os(tvOS)
  final class SofaController: UIViewController {
    @objc func showMenu() {
      let menu = UIAlertController(title: "Channel", message: nil, preferredStyle: .actionSheet)
      menu.addAction(UIAlertAction(title: "Record", style: .default))
      menu.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      present(menu, animated: true)
    }
  }
#endif

/// Built for all, made for the TV.
final class ShelfController: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(showMenu)))
  }

  @objc private func showMenu() {
    let menu = UIAlertController(title: "Show", message: nil, preferredStyle: .actionSheet)
    menu.addAction(UIAlertAction(title: "Like", style: .default))
    menu.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(menu, animated: true)
  }
}

/// Made by a function of its own that the TV alone calls.
final class ArcadeController: UICollectionViewController {
  static func inTabs() -> UINavigationController {
    UINavigationController(rootViewController: ArcadeController(collectionViewLayout: UICollectionViewFlowLayout()))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(showMenu)))
  }

  @objc private func showMenu() {
    let menu = UIAlertController(title: "Game", message: nil, preferredStyle: .actionSheet)
    menu.addAction(UIAlertAction(title: "Play", style: .default))
    menu.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(menu, animated: true)
  }
}

/// The iPad makes this one as well.
final class GuideController: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(showMenu)))
  }

  @objc private func showMenu() {
    let menu = UIAlertController(title: "Program", message: nil, preferredStyle: .actionSheet)
    menu.addAction(UIAlertAction(title: "Remind me", style: .default))
    menu.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(menu, animated: true)  // expect: missing-popover-anchor
  }
}

final class Tabs: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    var all: [UIViewController] = [GuideController(collectionViewLayout: UICollectionViewFlowLayout())]
    #if os(tvOS)
      all.append(ShelfController(collectionViewLayout: UICollectionViewFlowLayout()))
      all.append(ArcadeController.inTabs())
    #endif
    viewControllers = all
  }
}
