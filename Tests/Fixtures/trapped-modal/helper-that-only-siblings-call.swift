// A protocol's extension offers a Close item; one of the screens never asks for it.
import UIKit

protocol Closable: UIViewController {}

extension Closable {
  func addCloseItem() {
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }
}

final class Badge: UIViewController, Closable {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Badge"
  }
}

final class Medal: UIViewController, Closable {
  override func viewDidLoad() {
    super.viewDidLoad()
    addCloseItem()
  }
}

/// The presenter asks for it.
final class Crown: UIViewController, Closable {}

final class Home: UIViewController {
  @IBAction func showBadge() { show(Badge()) } // expect: trapped-modal
  @IBAction func showMedal() { show(Medal()) }

  private func show(_ page: UIViewController) {
    let navigation = UINavigationController(rootViewController: page)
    navigation.modalPresentationStyle = .fullScreen
    present(navigation, animated: true)
  }
}

final class Throne: UIViewController {
  @IBAction func showCrown() {
    let crown = Crown()
    crown.addCloseItem()
    let navigation = UINavigationController(rootViewController: crown)
    navigation.modalPresentationStyle = .fullScreen
    present(navigation, animated: true)
  }
}
