// A container shows the children that it is handed, whatever their class; what it makes for a segue is none of them.
import UIKit

@main final class Launcher: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = Hall()
    return true
  }
}

final class Hall: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    present(Pair(left: Clock(), right: Mirror()), animated: true) // expect: missing-dismiss-button
    present(Pair(left: Clock(), right: Door()), animated: true)
    present(Pair(left: Cellar.store(), right: Mirror()), animated: true)
    present(Corridor(), animated: true) // expect: missing-dismiss-button
    present(Porch(), animated: true)
  }
}

final class Pair<Left: UIViewController, Right: UIViewController>: UIViewController {
  private let left: Left
  private let right: Right
  init(left: Left, right: Right) {
    self.left = left
    self.right = right
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(left)
    view.addSubview(left.view)
    addChild(right)
    view.addSubview(right.view)
  }
}

final class Clock: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UILabel())
  }
}

final class Mirror: UIViewController {}

final class Door: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }))
  }
}

enum Cellar { static func store() -> UIViewController { fatalError() } }

/// The door is made for a segue.
final class Corridor: UIViewController {
  private let clock = Clock()
  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(clock)
    view.addSubview(clock.view)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { performSegue(withIdentifier: "Door", sender: nil) }
  @IBSegueAction func makeDoor(_ coder: NSCoder) -> BackDoor? { BackDoor(coder: coder, key: 1) }
}

final class BackDoor: UIViewController {
  init?(coder: NSCoder, key: Int) { super.init(coder: coder) }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(leave))
  }
  @objc private func leave() { dismiss(animated: true) }
}

/// The door is a child, though by a method.
final class Porch: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let door = makeDoor()
    addChild(door)
    view.addSubview(door.view)
  }
  private func makeDoor() -> Door { Door() }
}
