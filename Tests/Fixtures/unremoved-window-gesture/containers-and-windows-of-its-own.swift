// The container that a screen is the first of, and the window that shows nothing else, go with it; the root of the app has no such window.
import UIKit

final class RootController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    navigationController?.view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(panned)))
  }

  @objc private func close() { dismiss(animated: true) }
  @objc private func panned() { view.endEditing(true) }
}

final class TabController: UIViewController {
  private let button = UIButton(type: .close)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.addTarget(self, action: #selector(close), for: .touchUpInside)
    tabBarController?.view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(panned)))
  }

  @objc private func close() { dismiss(animated: true) }
  @objc private func panned() { view.endEditing(true) }
}

final class PageController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let pan = UIPanGestureRecognizer(target: self, action: #selector(panned))
    navigationController?.view.addGestureRecognizer(pan) // expect: unremoved-window-gesture
  }

  @objc private func panned() { view.endEditing(true) }
}

final class HomeController: UIViewController {
  func openForm() {
    let navigation = UINavigationController(rootViewController: RootController())
    navigation.modalPresentationStyle = .fullScreen
    present(navigation, animated: true)
  }

  func openTabs() {
    let tabs = UITabBarController()
    tabs.viewControllers = [TabController(), UIViewController()]
    tabs.modalPresentationStyle = .fullScreen
    present(tabs, animated: true)
  }

  func openPage(inside: Bool) {
    if inside {
      let pages = UINavigationController(rootViewController: PageController())
      addChild(pages)
    } else {
      navigationController?.pushViewController(PageController(), animated: true)
    }
  }
}

final class NoticeController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(panned)))
  }

  @objc private func panned() { view.endEditing(true) }
}

final class NoticeCenter {
  private var window: UIWindow?

  func show() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = NoticeController()
    window.isHidden = false
    self.window = window
  }

  func hide() { window = nil }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func applicationDidFinishLaunching(_ application: UIApplication) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = ChatController()
    self.window = window
  }
}

final class ChatController: UIViewController {
  func react() {
    view.window?.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(panned))) // expect: unremoved-window-gesture
  }

  @objc private func panned() { view.endEditing(true) }
}
