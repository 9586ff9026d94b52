// A navigation controller's class that puts its first page into its own stack, whichever way, shows that page. What overrides UIKit's push
// hands on what others push, and is no push of its own.
import SwiftUI
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = HarbourController()
    window?.makeKeyAndVisible()
    return true
  }
}

final class HarbourController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .infoLight, primaryAction: UIAction { [unowned self] _ in sail() }))
  }
  private func sail() {
    present(AssignedFlow(), animated: true)
    present(AssignedDeadFlow(), animated: true) // expect: missing-dismiss-button
    present(FactoryFlow(), animated: true)
    present(FactoryDeadFlow(), animated: true) // expect: missing-dismiss-button
    present(UnseenFactoryFlow(), animated: true)
    present(HostingFactoryFlow(), animated: true)
    present(StateFlow(), animated: true)
    present(HandedFlow(first: makeChart()), animated: true)
    let later = LaterFlow()
    later.begin(with: makeChart())
    present(later, animated: true)
    present(TintedNavigation(rootViewController: DepthController()), animated: true) // expect: missing-dismiss-button
    present(TintedNavigation(rootViewController: BuoyController()), animated: true)
    present(GreetingNavigation(rootViewController: DepthController()), animated: true)
  }
  private func makeChart() -> UIViewController { ChartMaker().chart() }
}

final class AssignedFlow: UINavigationController {
  init() {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [BuoyController()]
  }
  required init?(coder: NSCoder) { nil }
}

final class AssignedDeadFlow: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    self.viewControllers = [DepthController()]
  }
}

final class ChartMaker {
  func chart() -> UIViewController { BuoyController() }
  func depth() -> UIViewController { DepthController() }
  func tides() -> UIViewController { UIHostingController(rootView: TidesView()) }
}

final class FactoryFlow: UINavigationController {
  private let maker = ChartMaker()
  override func viewDidLoad() {
    super.viewDidLoad()
    setViewControllers([maker.chart()], animated: false)
  }
}

final class FactoryDeadFlow: UINavigationController {
  private let maker = ChartMaker()
  override func viewDidLoad() {
    super.viewDidLoad()
    setViewControllers([maker.depth()], animated: false)
  }
}

/// What a package makes was not seen.
final class UnseenFactoryFlow: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [SeaKit.shared.openingPage()]
  }
}

final class HostingFactoryFlow: UINavigationController {
  private let maker = ChartMaker()
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [maker.tides()]
  }
}

final class StateFlow: UINavigationController {
  private enum State { case waiting, stuck }
  private var state: State = .waiting { didSet { update() } }
  override func viewDidLoad() {
    super.viewDidLoad()
    update()
  }
  private func update() { viewControllers = [page(for: state)] }
  private func page(for state: State) -> UIViewController {
    switch state {
    case .waiting: return TideController(leave: { [weak self] in self?.dismiss(animated: true) })
    case .stuck: return DepthController()
    }
  }
}

final class HandedFlow: UINavigationController {
  init(first: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([first], animated: false)
  }
  required init?(coder: NSCoder) { nil }
}

final class LaterFlow: UINavigationController {
  func begin(with page: UIViewController) { viewControllers = [page] }
}

class TintedNavigation: UINavigationController {
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    super.pushViewController(viewController, animated: animated)
    navigationBar.tintColor = viewController is DepthController ? .red : .blue
  }
}

/// Whoever pushes something else was not seen.
final class GreetingNavigation: UINavigationController {
  func greet(_ viewController: UIViewController) {
    super.pushViewController(viewController, animated: true)
  }
}

final class BuoyController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }
}

final class TideController: UIViewController {
  private let leave: () -> Void
  init(leave: @escaping () -> Void) {
    self.leave = leave
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
  }
  @objc private func cancel() { leave() }
}

final class DepthController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "Twelve fathoms"
    view.addSubview(label)
  }
}

struct TidesView: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Button("Close") { dismiss() }
  }
}
