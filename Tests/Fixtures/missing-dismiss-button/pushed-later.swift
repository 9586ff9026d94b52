// What a closure pushes comes after what the function pushes at once.
// clean
import UIKit

final class TestController: UIViewController {
  func open() {
    let navigation = UINavigationController()
    let first = FirstController(next: {
      navigation.pushViewController(LastController(), animated: true)
    })
    navigation.pushViewController(first, animated: false)
    present(navigation, animated: true)
  }
}

final class FirstController: UIViewController {
  private let next: () -> Void

  init(next: @escaping () -> Void) {
    self.next = next
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.next() })
  }
}

final class LastController: UIViewController {}
