// A button that closes counts where a person can see it: not where only a branch puts it into a view that this screen never takes, nor
// where it is hidden as the screen loads, for good or until a commitment shows it.
import UIKit

final class YardController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    present(CardController(isLow: false), animated: true) // expect: missing-dismiss-button
    present(CardController(isLow: true), animated: true)
    present(QueryController(hasClose: false), animated: true) // expect: missing-dismiss-button
    present(QueryController(hasClose: true), animated: true)
    present(LooseController(), animated: true) // expect: missing-dismiss-button
    present(ImportController(), animated: true) // expect: missing-dismiss-button
    present(LoadedController(), animated: true)
    present(StackedController(), animated: true)
    present(HandedController(), animated: true)
    present(AskedController(), animated: true)
    let shown = OutsideController()
    shown.close.isHidden = false
    present(shown, animated: true)
  }
}

// Put into the view in a branch.
final class CardController: UIViewController {
  private let isLow: Bool
  private let close = UIButton()
  init(isLow: Bool) {
    self.isLow = isLow
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    close.setTitle("Close", for: .normal)
    close.addTarget(self, action: #selector(leave), for: .touchUpInside)
    if isLow { view.addSubview(close) }
  }
  @objc private func leave() { dismiss(animated: true) }
}

// Hidden as it was told.
final class QueryController: UIViewController {
  private let hasClose: Bool
  private let close = UIButton(type: .close)
  init(hasClose: Bool) {
    self.hasClose = hasClose
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    close.addTarget(self, action: #selector(leave), for: .touchUpInside)
    view.addSubview(close)
    close.isHidden = !hasClose
  }
  @objc private func leave() { dismiss(animated: true) }
}

// Made, titled, and put nowhere.
final class LooseController: UIViewController {
  private lazy var closer: UIButton = {
    let button = UIButton()
    button.addTarget(self, action: #selector(leave), for: .touchUpInside)
    return button
  }()
  override func viewDidLoad() {
    super.viewDidLoad()
    closer.setTitle("Close", for: .normal)
  }
  @objc private func leave() { dismiss(animated: true) }
}

// Shown by a commitment alone.
final class ImportController: UIViewController {
  private let ok = UIButton(type: .system)
  private let start = UIButton(type: .system)
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(ok)
    view.addSubview(start)
    start.setTitle("Import", for: .normal)
    ok.isHidden = true
    ok.addTarget(self, action: #selector(leave), for: .touchUpInside)
    start.addTarget(self, action: #selector(importAll), for: .touchUpInside)
  }
  @objc private func leave() { dismiss(animated: true) }
  @objc private func importAll() {
    UserDefaults.standard.set(true, forKey: "imported")
    ok.isHidden = false
  }
}

// Shown once all is there.
final class LoadedController: UIViewController {
  private let ok = UIButton(type: .system)
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(ok)
    ok.isHidden = true
    ok.addTarget(self, action: #selector(leave), for: .touchUpInside)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    ok.isHidden = false
  }
  @objc private func leave() { dismiss(animated: true) }
}

// Put into a stack by a list.
final class StackedController: UIViewController {
  private let close = UIButton(type: .close)
  override func viewDidLoad() {
    super.viewDidLoad()
    close.addTarget(self, action: #selector(leave), for: .touchUpInside)
    view.addSubview(UIStackView(arrangedSubviews: [close]))
  }
  @objc private func leave() { dismiss(animated: true) }
}

// Handed to a function, which puts it somewhere, and hidden where another function shows it.
final class HandedController: UIViewController {
  private let close = UIButton(type: .close)
  private let second = UIButton(type: .close)
  override func viewDidLoad() {
    super.viewDidLoad()
    close.addTarget(self, action: #selector(leave), for: .touchUpInside)
    second.pin(to: view)
    second.addTarget(self, action: #selector(leave), for: .touchUpInside)
    install(close)
    close.isHidden = true
    [close].forEach { $0.isHidden = false }
  }
  private func install(_ button: UIView) { view.addSubview(button) }
  @objc private func leave() { dismiss(animated: true) }
}

extension UIView {
  func pin(to other: UIView) { other.addSubview(self) }
}

// Hidden at times.
final class AskedController: UIViewController {
  private let close = UIButton(type: .close)
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(close)
    close.addTarget(self, action: #selector(leave), for: .touchUpInside)
    if view.bounds.isEmpty { close.isHidden = true }
  }
  @objc private func leave() { dismiss(animated: true) }
}

// Shown by who presents it.
final class OutsideController: UIViewController {
  let close = UIButton(type: .close)
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(close)
    close.isHidden = true
    close.addTarget(self, action: #selector(leave), for: .touchUpInside)
  }
  @objc private func leave() { dismiss(animated: true) }
}

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = YardController()
    return true
  }
}
