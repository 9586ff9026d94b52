// A navigation controller's class hands what it shows to an object whose own handler closes that.
import UIKit

final class Dresser: NSObject {
  static let shared = Dresser()
  private let pages = NSMapTable<UIBarButtonItem, UIViewController>.weakToWeakObjects()
  func dress(_ page: UIViewController) {
    let item = UIBarButtonItem(image: UIImage(systemName: "xmark"), style: .plain, target: self, action: #selector(close(_:)))
    page.navigationItem.leftBarButtonItem = item
    pages.setObject(page, forKey: item)
  }
  func paint(_ bar: UINavigationBar) { bar.tintColor = .systemPink }
  @objc private func close(_ item: UIBarButtonItem) { pages.object(forKey: item)?.dismiss(animated: true) }
}

final class MappedNavigation: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers.first.map(Dresser.shared.dress)
  }
}

final class UnwrappedNavigation: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    if let page = viewControllers.first { Dresser.shared.dress(page) }
  }
}

final class MadeNavigation: UINavigationController {
  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    Dresser.shared.dress(rootViewController)
  }
  required init?(coder: NSCoder) { nil }
}

final class PushingNavigation: UINavigationController {
  override func pushViewController(_ page: UIViewController, animated: Bool) {
    if viewControllers.isEmpty { Dresser.shared.dress(page) }
    super.pushViewController(page, animated: animated)
  }
}

/// It hands on its bar alone.
final class PaintedNavigation: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Dresser.shared.paint(navigationBar)
  }
}

/// Who is handed what it shows closes nothing.
final class CountingNavigation: UINavigationController {
  private let counter = Counter()
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers.first.map(counter.count)
  }
}

final class Counter: NSObject {
  private var shown = 0
  func count(_ page: UIViewController) { shown += 1 }
  @objc private func reset() { shown = 0 }
}

final class QuestionsController: UITableViewController {}

final class HomeController: UIViewController {
  @IBAction func ask() {
    cover(MappedNavigation(rootViewController: QuestionsController()))
    cover(UnwrappedNavigation(rootViewController: QuestionsController()))
    cover(MadeNavigation(rootViewController: QuestionsController()))
    cover(PushingNavigation(rootViewController: QuestionsController()))
    cover(PaintedNavigation(rootViewController: QuestionsController())) // expect: trapped-modal
    cover(CountingNavigation(rootViewController: QuestionsController())) // expect: trapped-modal
  }
  private func cover(_ controller: UIViewController) {
    controller.modalPresentationStyle = .fullScreen
    present(controller, animated: true)
  }
}
