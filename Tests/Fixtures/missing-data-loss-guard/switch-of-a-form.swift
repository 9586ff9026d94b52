// A switch or a segmented control holds a value of the form. Whatever its action is called, to turn it commits nothing.
import UIKit

final class LobbyController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    present(UINavigationController(rootViewController: RoomController()), animated: true)
    present(UINavigationController(rootViewController: HallController()), animated: true) // expect: missing-data-loss-guard
  }
}

class FieldsController: UIViewController {
  let nick = UITextField()
  let topic = UITextView()
  let kind = UISwitch()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(nick)
    view.addSubview(topic)
    view.addSubview(kind)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(leave))
  }
  @objc func leave() { dismiss(animated: true) }
}

final class RoomController: FieldsController {
  override func viewDidLoad() {
    super.viewDidLoad()
    kind.addTarget(self, action: #selector(updateKind), for: .valueChanged)
  }
  @objc private func updateKind() { Rooms.shared.preview(nick.text ?? "", topic.text ?? "") }
}

// The twin: a button of that name.
final class HallController: FieldsController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let update = UIButton(type: .system)
    update.addTarget(self, action: #selector(updateKind), for: .touchUpInside)
    view.addSubview(update)
  }
  @objc private func updateKind() { Rooms.shared.preview(nick.text ?? "", topic.text ?? "") }
}

final class Rooms {
  static let shared = Rooms()
  private var shown: [String] = []
  func preview(_ nick: String, _ topic: String) { shown = [nick, topic] }
}

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = LobbyController()
    return true
  }
}
