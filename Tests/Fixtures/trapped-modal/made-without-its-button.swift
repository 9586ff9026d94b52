// What a controller is made with rules out the button that it would have otherwise, where nobody changes that later.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = KilnController()
    return true
  }
}

final class KilnController: UIViewController {
  @objc func open() {
    let closed = GlazeController(showsCancel: false)
    closed.modalPresentationStyle = .fullScreen
    present(closed, animated: true) // expect: trapped-modal
    let opened = GlazeController(showsCancel: true)
    opened.modalPresentationStyle = .fullScreen
    present(opened, animated: true)
    let plain = ShelfController()
    plain.modalPresentationStyle = .fullScreen
    present(plain, animated: true) // expect: trapped-modal
    let leavable = ShelfController(isLeavable: true)
    leavable.modalPresentationStyle = .fullScreen
    present(leavable, animated: true) // expect: missing-dismiss-button
    let unsure = GlazeController(showsCancel: isLate)
    unsure.modalPresentationStyle = .fullScreen
    present(unsure, animated: true)
    let changing = ClayController(showsCancel: false)
    changing.modalPresentationStyle = .fullScreen
    present(changing, animated: true)
    let helped = WheelController()
    helped.modalPresentationStyle = .fullScreen
    present(helped, animated: true)
    let guarded = OvenController(isLocked: true)
    guarded.modalPresentationStyle = .fullScreen
    present(guarded, animated: true) // expect: trapped-modal
  }

  private var isLate: Bool { Date().timeIntervalSince1970 > 1 }
}

final class GlazeController: UIViewController {
  private let showsCancel: Bool

  init(showsCancel: Bool) {
    self.showsCancel = showsCancel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    if showsCancel {
      let button = UIButton(type: .close)
      button.addTarget(self, action: #selector(cancel), for: .touchUpInside)
      view.addSubview(button)
    }
  }

  @objc private func cancel() { dismiss(animated: true) }
}

/// By default it has none.
final class ShelfController: UIViewController {
  init(isLeavable: Bool = false) {
    super.init(nibName: nil, bundle: nil)
    if isLeavable { view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(leave))) }
  }

  required init?(coder: NSCoder) { nil }

  @objc private func leave() { dismiss(animated: true) }
}

/// Set anew once it is there.
final class ClayController: UIViewController {
  var showsCancel: Bool

  init(showsCancel: Bool) {
    self.showsCancel = showsCancel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showsCancel = true
    setUp()
  }

  private func setUp() {
    guard showsCancel else { return }
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(cancel), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func cancel() { dismiss(animated: true) }
}

/// The default of a function of its own, which is called with something else.
final class WheelController: UIViewController {
  init() { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    setUp(showsCancel: true)
  }

  private func setUp(showsCancel: Bool = false) {
    if showsCancel {
      let button = UIButton(type: .close)
      button.addTarget(self, action: #selector(cancel), for: .touchUpInside)
      view.addSubview(button)
    }
  }

  @objc private func cancel() { dismiss(animated: true) }
}

final class OvenController: UIViewController {
  private let isLocked: Bool

  init(isLocked: Bool) {
    self.isLocked = isLocked
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard !isLocked else { return }
    view.addSubview(UIButton(primaryAction: UIAction(title: "Close") { [weak self] _ in self?.dismiss(animated: true) }))
  }
}
