// What an extension of `UIViewController`, or of a protocol, presents is what it is called on: each call is a site.
import UIKit

protocol SheetPresentable: UIViewController {}

extension SheetPresentable {
  func presentAsSheet(from parent: UIViewController) {
    let navigation = UINavigationController(rootViewController: self)
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    parent.present(navigation, animated: true)
  }
}

extension UIViewController {
  func showFromRoot() {
    guard let root = view.window?.rootViewController else { return }
    DispatchQueue.main.async { root.present(self, animated: true) }
  }

  func showBare(from parent: UIViewController) {
    modalPresentationStyle = .fullScreen
    parent.present(self, animated: true)
  }
}

final class SpeedController: UITableViewController, SheetPresentable {}

final class TipController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tip"
    view.addSubview(UILabel())
  }
}

final class NoteController: UIViewController {
  @IBAction func close() { dismiss(animated: true) }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(close), for: .touchUpInside)
    view.addSubview(button)
  }
}

final class LastController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UILabel())
  }
}

// A method of the class's own takes the extension's place.
final class BannerController: UIViewController {
  func showFromRoot() { view.isHidden = false }
}

// Calls it by its bare name.
final class LegendController: UIViewController {
  func begin() { showFromRoot() } // expect: missing-dismiss-button
}

final class PlayerController: UIViewController {
  @IBAction func speed() { SpeedController().presentAsSheet(from: self) }
  @IBAction func note() { NoteController().showFromRoot() }
  @IBAction func tip() { TipController().showFromRoot() } // expect: missing-dismiss-button
  @IBAction func banner() { BannerController().showFromRoot() }
  @IBAction func legend() { LegendController().begin() }
}

final class EndController: UIViewController {
  @IBAction func last() { LastController().showBare(from: self) } // expect: trapped-modal
}
