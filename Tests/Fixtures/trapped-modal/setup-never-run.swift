// A button that only code makes which never runs on this screen is no way out: a private method that nobody calls any more, or `#if DEBUG` alone
// does; what the class overrides without `super`.
import UIKit

final class Hangar: UIViewController {
  @objc func openAll() {
    show(PropellerController()) // expect: trapped-modal
    show(RotorController()) // expect: trapped-modal
    show(WingController()) // expect: trapped-modal
    show(TailController()) // expect: trapped-modal
    show(RudderController()) // expect: trapped-modal
    show(FlapController())
    show(AileronController())
    show(SlatController())
    show(SpoilerController())
    show(PitotController())
  }

  private func show(_ controller: UIViewController) {
    controller.modalPresentationStyle = .fullScreen
    present(controller, animated: true)
  }
}

// The call went, the method stayed.
final class PropellerController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
  private func addCloseButton() {
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(leave), for: .touchUpInside)
    view.addSubview(button)
  }
  @objc private func leave() { dismiss(animated: true) }
}
final class RotorController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    #if DEBUG
      addExit()
    #endif
  }
  private func addExit() {
    view.addSubview(UIButton(type: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }))
  }
}

// A base class adds what its heirs lose.
class Airframe: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    setUpBar()
  }
  func setUpBar() {
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(close), for: .touchUpInside)
    view.addSubview(button)
  }
  @objc func close() { dismiss(animated: true) }
}
final class WingController: Airframe {
  override func viewDidLoad() { view.backgroundColor = .white }
  override func setUpBar() { title = "Wing" }
}
final class TailController: Airframe {
  override func setUpBar() { title = "Tail" }
}
// The class between them calls `super`, and is not called.
class Fin: Airframe {
  override func setUpBar() {
    super.setUpBar()
    title = "Fin"
  }
}
final class RudderController: Fin {
  override func setUpBar() { view.backgroundColor = .gray }
}
final class FlapController: Fin {
  override func setUpBar() {
    super.setUpBar()
    view.backgroundColor = .gray
  }
}
// From another of its methods.
final class AileronController: Airframe {
  override func setUpBar() { title = "Aileron" }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    super.setUpBar()
  }
}
// Named, and not called.
final class SlatController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    [addHandle].forEach { $0() }
  }
  private func addHandle() {
    view.addSubview(UIButton(type: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }))
  }
}
final class SpoilerController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    perform(#selector(addLever))
  }
  @objc private func addLever() {
    view.addSubview(UIButton(type: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }))
  }
}
// UIKit calls what a private class has for one of its protocols.
private final class PitotController: UITableViewController, UISearchBarDelegate {
  fileprivate func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { dismiss(animated: true) }
}
