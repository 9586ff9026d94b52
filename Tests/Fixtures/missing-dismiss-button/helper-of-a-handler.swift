// A helper that only handlers call which were seen closes as they do; one that others may call is unseen.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = HarbourController()
    return true
  }
}

final class HarbourController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    present(UINavigationController(rootViewController: BerthController()), animated: true) // expect: missing-dismiss-button
    present(ChartController(), animated: true) // expect: missing-dismiss-button
    present(BuoyController(), animated: true)
    present(TideController(), animated: true) // expect: missing-dismiss-button
    present(PilotController(), animated: true)
    present(LampController(), animated: true)
    present(SonarController(), animated: true) // expect: missing-dismiss-button
    present(SonarHost(), animated: true)
    present(AskingController(), animated: true)
    present(MooringController(), animated: true) // expect: missing-dismiss-button
    present(StrangeController(), animated: true)
    let logbook = LogbookController()
    keeper.open = logbook
    present(logbook, animated: true)
  }

  private let keeper = Keeper()
}

/// Only a bar item that commits calls the helper.
final class BerthController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add", style: .done, target: self, action: #selector(add))
  }

  @objc private func add() {
    Berths.shared.insert(1)
    finish()
  }

  private func finish() { dismiss(animated: true) }
}

final class Berths {
  static let shared = Berths()
  private var all: [Int] = []
  func insert(_ berth: Int) { all.append(berth) }
}

/// Only a tap on the picture does, by two helpers.
final class ChartController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
  }

  @objc private func tapped() { fold() }
  private func fold() { leave() }
  private func leave() { dismiss(animated: true) }
}

/// What another module may call.
public final class BuoyController: UIViewController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
  }

  @objc private func tapped() { leave() }
  public func leave() { dismiss(animated: true) }
}

/// A base class's helper, which here only the commit calls; what siblings do with it is theirs.
class SheetController: UIViewController {
  func leave() { dismiss(animated: true) }
}

final class TideController: SheetController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("Send", for: .normal)
    button.addTarget(self, action: #selector(send), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func send() {
    Berths.shared.insert(2)
    leave()
  }
}

/// The helper is handed on, to whom was not seen.
final class PilotController: SheetController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
    Radio.listen(hearing: hangUp)
  }

  @objc private func tapped() { hangUp() }
  private func hangUp() { dismiss(animated: true) }
}

/// A button calls the helper: a way out.
final class LampController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(primaryAction: UIAction(title: "Close") { [weak self] _ in self?.leave() }))
  }

  private func leave() { dismiss(animated: true) }
}

/// Only an alert about a failure closes, made by a helper.
final class SonarController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    start()
  }

  private func start() {
    guard Sonar.isThere else { return complain("No sonar") }
    view.addSubview(UIView())
  }

  private func complain(_ text: String) {
    let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in self.dismiss(animated: true) })
    present(alert, animated: true)
  }
}

enum Sonar { static var isThere: Bool { true } }

/// There is nothing but the alert, which comes at once.
final class SonarHost: UIViewController {
  private var asked = false

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !asked else { return }
    asked = true
    if Sonar.isThere { ask() }
  }

  private func ask() {
    let alert = UIAlertController(title: "Ping?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in self.dismiss(animated: true) })
    present(alert, animated: true)
  }
}

/// A button asks: a way out.
final class AskingController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(primaryAction: UIAction(title: "Leave") { [unowned self] _ in ask("Leave?") }))
  }

  private func ask(_ text: String) {
    let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Leave", style: .default) { _ in self.dismiss(animated: true) })
    present(alert, animated: true)
  }
}

protocol MooringPanelDelegate: AnyObject {
  func mooringTapped(_ tag: Int)
}

/// The button of a view of its own tells the controller, which commits.
final class MooringController: UIViewController, MooringPanelDelegate {
  private let panel = MooringPanel(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    panel.delegate = self
    view.addSubview(panel)
  }

  func mooringTapped(_ tag: Int) {
    Berths.shared.insert(tag)
    dismiss(animated: true)
  }
}

final class MooringPanel: UIView {
  weak var delegate: MooringPanelDelegate?
  private let addButton = UIButton(type: .contactAdd)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(addButton)
    addButton.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  @objc private func tapped(_ sender: UIButton) { delegate?.mooringTapped(1) }
}

protocol StrangePanelDelegate: AnyObject {
  func strangeTapped()
}

/// Who tells it is a view that this screen is not seen to have.
final class StrangeController: UIViewController, StrangePanelDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    Shelf.fill(view, for: self)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
  }

  @objc private func tapped() { strangeTapped() }
  func strangeTapped() { dismiss(animated: true) }
}

final class StrangePanel: UIView {
  weak var delegate: StrangePanelDelegate?
  func touched() { delegate?.strangeTapped() }
}

enum Shelf {
  static func fill(_ view: UIView, for delegate: StrangePanelDelegate) {
    let panel = StrangePanel()
    panel.delegate = delegate
    view.addSubview(panel)
  }
}

/// Somebody else calls it, too.
final class LogbookController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
  }

  @objc private func tapped() { shut() }
  func shut() { dismiss(animated: true) }
}

final class Keeper {
  weak var open: LogbookController?
  func ring() { open?.shut() }
}
