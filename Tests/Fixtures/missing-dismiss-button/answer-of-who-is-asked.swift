// A protocol's modules, a base class's builders, an enum's pages: each answers for itself, and only what is asked where it is presented
// is judged. What is pushed needs no button.
import UIKit

protocol Module { func page() -> UIViewController }
struct HelpModule: Module { func page() -> UIViewController { HelpPage() } }
struct DetailModule: Module { func page() -> UIViewController { DetailPage() } }

class Builder { func build() -> UIViewController { fatalError("overridden") } }
final class HelpBuilder: Builder { override func build() -> UIViewController { HelpPage() } }
final class DetailBuilder: Builder { override func build() -> UIViewController { DetailPage() } }

enum Screen {
  case help, detail
  var page: UIViewController {
    switch self {
    case .help: HelpPage()
    case .detail: DetailPage()
    }
  }
}

protocol Transition { func open(_ page: UIViewController, from host: UIViewController) }
struct Push: Transition {
  func open(_ page: UIViewController, from host: UIViewController) { host.navigationController?.pushViewController(page, animated: true) }
}
struct Rise: Transition {
  func open(_ page: UIViewController, from host: UIViewController) {
    host.present(UINavigationController(rootViewController: page), animated: true)
  }
}

final class HallPage: UIViewController {
  private func modal(_ module: Module) { present(UINavigationController(rootViewController: module.page()), animated: true) }
  private func push(_ module: Module) { navigationController?.pushViewController(module.page(), animated: true) }
  private func modal(by builder: Builder) { present(UINavigationController(rootViewController: builder.build()), animated: true) }
  private func push(by builder: Builder) { navigationController?.pushViewController(builder.build(), animated: true) }
  private func modal(to screen: Screen) { present(UINavigationController(rootViewController: screen.page), animated: true) }
  private func push(to screen: Screen) { navigationController?.pushViewController(screen.page, animated: true) }
  private func go(_ page: UIViewController, by transition: Transition) { transition.open(page, from: self) }

  @objc func helpOfModule() { modal(HelpModule()) }
  @objc func detailOfModule() { push(DetailModule()) }
  @objc func helpOfBuilder() { modal(by: HelpBuilder()) }
  @objc func detailOfBuilder() { push(by: DetailBuilder()) }
  @objc func helpOfScreen() { modal(to: .help) }
  @objc func detailOfScreen() { push(to: .detail) }
  @objc func helpByTransition() { go(HelpPage(), by: Rise()) }
  @objc func detailByTransition() { go(DetailPage(), by: Push()) }
}

final class LobbyPage: UIViewController {
  private func modal(_ module: Module) {
    present(UINavigationController(rootViewController: module.page()), animated: true) // expect: missing-dismiss-button
  }
  private func go(_ page: UIViewController, by transition: Transition) { transition.open(page, from: self) }

  @objc func help() { modal(HelpModule()) }
  @objc func detail() { modal(DetailModule()) }
  @objc func detailByTransition() { go(DetailPage(), by: Rise()) } // expect: missing-dismiss-button
}

enum Way { case up, along }
protocol Route {
  var way: Way { get }
  func page() -> UIViewController
}
struct HelpRoute: Route {
  let way = Way.up
  func page() -> UIViewController { HelpPage() }
}
struct DetailRoute: Route {
  let way = Way.along
  func page() -> UIViewController { DetailPage() }
}

enum Place {
  case help, detail(Int)
  var isModal: Bool {
    if case .help = self { return true }
    return false
  }
  var page: UIViewController {
    switch self {
    case .help: HelpPage()
    case .detail: DetailPage()
    }
  }
}

final class RoutedPage: UIViewController {
  private func go(_ route: Route) {
    switch route.way {
    case .along: navigationController?.pushViewController(route.page(), animated: true)
    case .up: present(UINavigationController(rootViewController: route.page()), animated: true)
    }
  }

  private func go(to place: Place) {
    if place.isModal {
      present(UINavigationController(rootViewController: place.page), animated: true)
    } else {
      navigationController?.pushViewController(place.page, animated: true)
    }
  }

  @objc func help() { go(HelpRoute()) }
  @objc func detail() { go(DetailRoute()) }
  @objc func helpOfPlace() { go(to: .help) }
  @objc func detailOfPlace() { go(to: .detail(2)) }
}

// Which of the two opens the page, is told where the object is made: nothing is said of it here.
final class Tour {
  private let transition: Transition
  private let host: UIViewController

  init(by transition: Transition, from host: UIViewController) {
    self.transition = transition
    self.host = host
  }

  func start() { transition.open(DetailPage(), from: host) }
}

final class TourPage: UIViewController {
  @objc func along() { Tour(by: Push(), from: self).start() }
}

final class HelpPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }
}

final class DetailPage: UIViewController {
  private let caption = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    let larger = UIButton(type: .system)
    larger.addTarget(self, action: #selector(enlarge), for: .touchUpInside)
    view.addSubview(caption)
    view.addSubview(larger)
  }

  @objc private func enlarge() { caption.font = .systemFont(ofSize: 30) }
}
