// In a whole app, a method that nobody calls presents nothing. One that is handed on, or that a protocol asks for, does.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = MapController()
    window?.makeKeyAndVisible()
    return true
  }
}

final class MapController: UIViewController, UITableViewDelegate {
  private var onAdd: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    onAdd = addByHand
  }

  func addPlace() {
    present(UINavigationController(rootViewController: PlaceForm()), animated: true)
  }

  func addByHand() {
    present(UINavigationController(rootViewController: PlaceForm()), animated: true) // expect: missing-data-loss-guard
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    present(UINavigationController(rootViewController: PlaceForm()), animated: true) // expect: missing-data-loss-guard
  }
}

/// Its own method of that name is no call of the other.
final class MenuController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addPlace()
  }

  private func addPlace() { view.isHidden = true }
}

final class PlaceForm: UIViewController {
  private let titleField = UITextField()
  private let store = PlaceStore()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(titleField)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
  }

  @objc private func cancel() { dismiss(animated: true) }

  @objc private func save() {
    store.add(titleField.text ?? "")
    dismiss(animated: true)
  }
}

final class PlaceStore {
  private var places: [String] = []
  func add(_ place: String) { places.append(place) }
}
