// What a protocol's extension calls on `self` is what the class that is shown has of that name, else the protocol's default; another conformer's is another matter.
import UIKit

protocol Pressable: UIViewController {
  func press()
  func hold()
  var pressItem: UIBarButtonItem { get }
}

extension Pressable {
  func press() { title = "Pressed" }
  func hold() { dismiss(animated: true) }
  var pressItem: UIBarButtonItem { UIBarButtonItem(title: "Press", image: nil, primaryAction: UIAction { _ in self.press() }) }
  var holdItem: UIBarButtonItem { UIBarButtonItem(title: "Hold", image: nil, primaryAction: UIAction { _ in hold() }) }
}

final class NoteController: UIViewController, Pressable {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = pressItem
  }

  func hold() { title = "Held" }
}

final class MapController: UIViewController, Pressable {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = pressItem
  }

  func press() { dismiss(animated: true) }
}

/// Of its own it has another function of that name.
final class PlanController: UIViewController, Pressable {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = holdItem
  }

  func hold(_ finger: Int) { title = "Held" }
}

final class Desk: UIViewController {
  @IBAction func showNote() {
    let navigation = UINavigationController(rootViewController: NoteController())
    navigation.modalPresentationStyle = .fullScreen
    present(navigation, animated: true) // expect: trapped-modal
  }

  @IBAction func showMap() {
    let navigation = UINavigationController(rootViewController: MapController())
    navigation.modalPresentationStyle = .fullScreen
    present(navigation, animated: true)
  }

  @IBAction func showPlan() {
    let navigation = UINavigationController(rootViewController: PlanController())
    navigation.modalPresentationStyle = .fullScreen
    present(navigation, animated: true)
  }
}
