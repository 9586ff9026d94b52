// UIKit's `dismiss` on a page that code pushes closes the whole modal; its pop leads back. What takes the place of the root is a page
// further on, too.
import SwiftUI
import UIKit

final class MuseumController: UIViewController {
  private func show(_ page: UIViewController) -> UINavigationController {
    let stack = UINavigationController(rootViewController: page)
    stack.modalPresentationStyle = .fullScreen
    return stack
  }

  @objc func showHall() { present(show(HallController()), animated: true) }

  @objc func showStairs() { present(show(StairsController()), animated: true) } // expect: trapped-modal

  @objc func showRoom() { present(show(RoomController()), animated: true) }

  @objc func showVault() { present(show(VaultController()), animated: true) }

  @objc func showTower() { present(show(TowerController()), animated: true) } // expect: trapped-modal

  @objc func showGarden() { present(show(GardenController()), animated: true) } // expect: trapped-modal

  @objc func showCourt() { present(show(CourtController()), animated: true) }

  @objc func showCellar(_ page: UIViewController) {
    let cellar = CellarController()
    cellar.page = page
    present(show(cellar), animated: true)
  }
}

class PageController: UIViewController {
  func add(_ action: Selector) {
    let button = UIButton(type: .system)
    button.addTarget(self, action: action, for: .touchUpInside)
    view.addSubview(button)
  }
}

final class HallController: PageController {
  override func viewDidLoad() {
    super.viewDidLoad()
    add(#selector(goOn))
  }

  @objc private func goOn() { navigationController?.pushViewController(LeavingController(), animated: true) }
}

final class StairsController: PageController {
  override func viewDidLoad() {
    super.viewDidLoad()
    add(#selector(goOn))
  }

  @objc private func goOn() { navigationController?.pushViewController(LandingController(), animated: true) }
}

// Two pages further on, by a closure that the first page hands over.
final class RoomController: PageController {
  override func viewDidLoad() {
    super.viewDidLoad()
    add(#selector(goOn))
  }

  @objc private func goOn() {
    let next = NicheController { [weak self] in self?.dismiss(animated: true) }
    navigationController?.pushViewController(next, animated: true)
  }
}

final class VaultController: PageController {
  override func viewDidLoad() {
    super.viewDidLoad()
    add(#selector(goOn))
  }

  @objc private func goOn() { navigationController?.setViewControllers([LeavingController()], animated: true) }
}

final class TowerController: PageController {
  override func viewDidLoad() {
    super.viewDidLoad()
    add(#selector(goOn))
  }

  @objc private func goOn() { navigationController?.setViewControllers([LandingController()], animated: true) }
}

// The `dismiss` of a view that is pushed pops it.
final class GardenController: PageController {
  override func viewDidLoad() {
    super.viewDidLoad()
    add(#selector(goOn))
  }

  @objc private func goOn() { navigationController?.pushViewController(UIHostingController(rootView: HedgeView()), animated: true) }
}

struct HedgeView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Back") { dismiss() } }
}

final class CourtController: PageController {
  override func viewDidLoad() {
    super.viewDidLoad()
    add(#selector(goOn))
  }

  @objc private func goOn() {
    let well = UIHostingController(rootView: WellView(leave: { [weak self] in self?.dismiss(animated: true) }))
    navigationController?.pushViewController(well, animated: true)
  }
}

struct WellView: View {
  let leave: () -> Void

  var body: some View { Button("Leave", action: leave) }
}

// What it pushes is not seen.
final class CellarController: PageController {
  var page: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    add(#selector(goOn))
  }

  @objc private func goOn() {
    guard let page else { return }
    navigationController?.pushViewController(page, animated: true)
  }
}

final class LeavingController: PageController {
  override func viewDidLoad() {
    super.viewDidLoad()
    add(#selector(leave))
  }

  @objc private func leave() { dismiss(animated: true) }
}

final class LandingController: PageController {
  override func viewDidLoad() {
    super.viewDidLoad()
    add(#selector(goBack))
  }

  @objc private func goBack() { navigationController?.popViewController(animated: true) }
}

final class NicheController: PageController {
  private let onEnd: () -> Void

  init(onEnd: @escaping () -> Void) {
    self.onEnd = onEnd
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(#selector(end))
  }

  @objc private func end() { onEnd() }
}
