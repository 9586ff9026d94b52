// The first page of a navigation controller cannot be popped, nor does a page on top of it lead further than back to it.
import UIKit

extension UIViewController {
  @objc func goBack() {
    navigationController?.popViewController(animated: true)
  }

  @objc func goBackOrAway() {
    if let navigation = navigationController, navigation.viewControllers.first !== self {
      navigation.popViewController(animated: true)
    } else {
      dismiss(animated: true)
    }
  }
}

final class ShelfController: UIViewController {
  @objc func showLabels() {
    let container = UINavigationController(rootViewController: LabelsController())
    container.modalPresentationStyle = .fullScreen
    present(container, animated: true) // expect: trapped-modal
  }

  @objc func pushLabels() { navigationController?.pushViewController(LabelsController(), animated: true) }

  @objc func showPrices() {
    let container = UINavigationController(rootViewController: PricesController())
    container.modalPresentationStyle = .fullScreen
    present(container, animated: true)
  }

  @objc func showPages() {
    let container = UINavigationController(rootViewController: PagesController())
    container.modalPresentationStyle = .fullScreen
    present(container, animated: true) // expect: trapped-modal
  }

  @objc func showLegend() {
    let container = UINavigationController(rootViewController: LegendController())
    container.modalPresentationStyle = .fullScreen
    present(container, animated: true)
  }

  @objc func showInFolder() {
    let container = FolderController(rootViewController: LabelsController())
    container.modalPresentationStyle = .fullScreen
    present(container, animated: true)
  }

  @objc func showGuide() {
    let guide = GuideController()
    guide.coordinator = GuideCoordinator(self)
    let container = UINavigationController(rootViewController: guide)
    container.modalPresentationStyle = .fullScreen
    present(container, animated: true)
  }
}

final class LabelsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Back", style: .plain, target: self, action: #selector(goBack))
  }
}

final class PricesController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Back", style: .plain, target: self, action: #selector(goBackOrAway))
  }
}

final class PagesController: UIViewController {
  @objc private func turn() { navigationController?.pushViewController(PageController(), animated: true) }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Turn", style: .plain, target: self, action: #selector(turn))
  }
}

final class PageController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Back", style: .plain, target: self, action: #selector(back))
  }

  @objc private func back() {
    guard let stack = self.navigationController else { return }
    _ = stack.popViewController(animated: true)
  }
}

final class LegendController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Back", style: .plain, target: self, action: #selector(goBack))
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }
}

// What it pops, it may close.
final class FolderController: UINavigationController {
  override func popViewController(animated: Bool) -> UIViewController? {
    if viewControllers.count == 1 { dismiss(animated: animated) }
    return super.popViewController(animated: animated)
  }
}

final class GuideController: UIViewController {
  var coordinator: GuideCoordinator?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Back", style: .plain, target: self, action: #selector(leave))
  }

  @objc private func leave() { coordinator?.leave() }
}

// Which navigation controller that is, is not known.
final class GuideCoordinator {
  weak var navigationController: UINavigationController?

  init(_ presenter: UIViewController) { navigationController = presenter.navigationController }

  func leave() { navigationController?.popViewController(animated: true) }
}
