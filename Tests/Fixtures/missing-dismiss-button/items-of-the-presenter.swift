// The presenter puts an item into the bar of what it presents. Made in one expression, in a local before, or in a list, it is the same
// item; a selector that says its class means that class's method, and nobody else is asked who calls it.
import UIKit

final class DeskController: UIViewController {
  func openLone() {
    let page = NoteController()
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: page, action: #selector(NoteController.fileSlip))
    present(UINavigationController(rootViewController: page), animated: true) // expect: missing-dismiss-button
  }
  func openLocal() {
    let page = NoteController()
    let save = UIBarButtonItem(barButtonSystemItem: .save, target: page, action: #selector(NoteController.fileSlip))
    page.navigationItem.rightBarButtonItem = save
    present(UINavigationController(rootViewController: page), animated: true) // expect: missing-dismiss-button
  }
  // The twins: a way out is there, too.
  func openBoth() {
    let page = SlipController()
    let save = UIBarButtonItem(barButtonSystemItem: .save, target: page, action: #selector(SlipController.fileSlip))
    let cancel = UIBarButtonItem(barButtonSystemItem: .cancel, target: page, action: #selector(SlipController.putAway(_:)))
    page.navigationItem.rightBarButtonItem = save
    page.navigationItem.leftBarButtonItems = [cancel]
    present(UINavigationController(rootViewController: page), animated: true)
  }
  func openClosing() {
    let page = BlankController()
    let frame = UINavigationController(rootViewController: page)
    let done = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in frame.dismiss(animated: true) })
    page.navigationItem.rightBarButtonItem = done
    present(frame, animated: true)
  }
  // What the item is was not seen.
  func openHanded(_ item: UIBarButtonItem) {
    let page = BlankController()
    page.navigationItem.rightBarButtonItem = item
    present(UINavigationController(rootViewController: page), animated: true)
  }
  // Somebody else calls what closes, too.
  func openTold() {
    let page = ToldController()
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: page, action: #selector(ToldController.fileAndGo))
    present(UINavigationController(rootViewController: page), animated: true)
  }
}

final class SlipController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UILabel())
  }
  @objc func fileSlip() {
    Drawer.shared.add("slip")
    dismiss(animated: true)
  }
  @objc func putAway(_ sender: Any) { dismiss(animated: true) }
}

final class NoteController: UIViewController {
  @objc func fileSlip() {
    Drawer.shared.add("note")
    dismiss(animated: true)
  }
}

final class BlankController: UIViewController {}

final class ToldController: UIViewController {
  @objc func fileAndGo() {
    Drawer.shared.add("told")
    dismiss(animated: true)
  }
}

final class Teller {
  var told: ToldController?
  func tell() { told?.fileAndGo() }
}

// Methods of the same name: the selector says whose it means.
final class FirstController: UIViewController { @objc func putAway(_ sender: Any) { dismiss(animated: true) } }
final class SecondController: UIViewController { @objc func putAway(_ sender: Any) { dismiss(animated: true) } }
final class ThirdController: UIViewController { @objc func putAway(_ sender: Any) { dismiss(animated: true) } }
final class FourthController: UIViewController { @objc func fileSlip() { print("another") } }

final class Drawer {
  static let shared = Drawer()
  private var all: [String] = []
  func add(_ slip: String) { all.append(slip) }
}

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    let desk = DeskController()
    window?.rootViewController = desk
    desk.openLone()
    desk.openLocal()
    desk.openBoth()
    desk.openClosing()
    desk.openHanded(UIBarButtonItem())
    desk.openTold()
    return true
  }
}
