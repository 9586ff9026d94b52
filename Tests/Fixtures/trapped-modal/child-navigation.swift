// A child navigation controller is seen only if what it shows first is.
import UIKit

final class Container: UIViewController {
  private let content: UIViewController

  init(content: UIViewController) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let navigation = UINavigationController(rootViewController: content)
    addChild(navigation)
    view.addSubview(navigation.view)
  }
}

protocol Screens { func first() -> UIViewController }

struct LiveScreens: Screens { func first() -> UIViewController { Closable() } }

final class Factored: UIViewController {
  private let screens: Screens = LiveScreens()

  override func viewDidLoad() {
    super.viewDidLoad()
    let navigation = UINavigationController(rootViewController: screens.first())
    addChild(navigation)
    view.addSubview(navigation.view)
  }
}

final class Tour: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let navigation = UINavigationController(rootViewController: Legend())
    addChild(navigation)
    view.addSubview(navigation.view)
  }
}

final class Legend: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UISwitch())
  }
}

final class Closable: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }
}

final class Home: UIViewController {
  func openContainer() { cover(Container(content: Closable())) }
  func openFactored() { cover(Factored()) }
  func openTour() { cover(Tour()) } // expect: trapped-modal

  private func cover(_ page: UIViewController) {
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true)
  }
}
