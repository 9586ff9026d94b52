// A layout helper of the project's that is handed the see-through view and is seen to give it no colour changes nothing of that; one that paints it, or calls on, may.
import UIKit

@main final class Boot: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window?.rootViewController = Shelf()
    return true
  }
}

final class Shelf: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    present(Leaf(), animated: true)
    present(Painted(), animated: true)
    present(Themed(), animated: true)
  }
}


final class Leaf: UIViewController { // expect: missing-escape-action
  private let dim = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(dim)
    dim.tie(to: view)
    view.addSubview(UIButton(type: .close, primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) }))
  }
}

final class Painted: UIViewController {
  private let dim = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    dim.paint(over: view)
    view.addSubview(UIButton(type: .close, primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) }))
  }
}

final class Themed: UIViewController {
  private let dim = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    dim.dress(view)
    view.addSubview(UIButton(type: .close, primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) }))
  }
}

extension UIView {
  func tie(to other: UIView) {
    translatesAutoresizingMaskIntoConstraints = false
    topAnchor.constraint(equalTo: other.topAnchor).isActive = true
    bottomAnchor.constraint(equalTo: other.bottomAnchor).isActive = true
  }
  func paint(over other: UIView) {
    other.addSubview(self)
    other.backgroundColor = .systemBackground
  }
  func dress(_ other: UIView) { other.paint(over: other) }
}
