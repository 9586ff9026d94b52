// A present that stands five calls below a dismissal still comes too early; and so does one in a block that UIKit runs at once, beside its transition.
import UIKit

@main final class Boot: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    let navigation = UINavigationController(rootViewController: Desk())
    window?.rootViewController = navigation
    Loader(router: Router(navigation)).load()
    return true
  }
}

final class Router {
  private let navigation: UINavigationController
  init(_ navigation: UINavigationController) { self.navigation = navigation }
  func dismiss() { navigation.dismiss(animated: true) }
  func put(_ controller: UIViewController) { place(controller) }
  private func place(_ controller: UIViewController) { navigation.present(controller, animated: true) }
}

final class Loader {
  private let router: Router
  init(router: Router) { self.router = router }
  func load() {
    router.dismiss()
    full() // expect: presenting-during-dismissal
  }
  private func full() { show(Card()) }
  private func show(_ controller: UIViewController) { router.put(controller) }
}

final class Card: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .close, primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) }))
  }
}

final class Desk: UIViewController {
  private var card: UIViewController?
  override func viewDidLoad() {
    super.viewDidLoad()
    let card = Card()
    self.card = card
    present(card, animated: true)
  }
  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    card?.dismiss(animated: true)
    coordinator.animate(alongsideTransition: { _ in
      if let card = self.card { self.present(card, animated: true) } // expect: presenting-during-dismissal
    })
  }
}

final class Table: UIViewController {
  private let card = Card()
  override func viewDidAppear(_ animated: Bool) { present(card, animated: true) }
  // It has gone by the time that the transition is over.
  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    card.dismiss(animated: true)
    coordinator.animate(alongsideTransition: nil, completion: { _ in self.present(self.card, animated: true) })
  }
}
