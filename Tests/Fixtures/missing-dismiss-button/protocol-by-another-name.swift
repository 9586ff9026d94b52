// A protocol that two screens call by one other name each: who answers is told by the screen around the name.
import UIKit

protocol LampInteracting {
  func makeDetails() -> UIViewController
}

protocol ChairInteracting {
  func makeDetails() -> UIViewController
}

final class LampController: UIViewController {
  typealias Interacting = LampInteracting
  private let interactor: Interacting

  init(interactor: Interacting) {
    self.interactor = interactor
    super.init(nibName: nil, bundle: nil)
  }

  func showDetails() {
    // expect: missing-dismiss-button
    present(interactor.makeDetails(), animated: true)
  }
}

final class ChairController: UIViewController {
  typealias Interacting = ChairInteracting
  private let interactor: Interacting

  init(interactor: Interacting) {
    self.interactor = interactor
    super.init(nibName: nil, bundle: nil)
  }

  func showDetails() { present(interactor.makeDetails(), animated: true) }
}

struct LampInteractor: LampController.Interacting {
  func makeDetails() -> UIViewController {
    let details = LampDetails()
    return details
  }
}

struct ChairInteractor: ChairController.Interacting {
  func makeDetails() -> UIViewController {
    let details = UINavigationController(rootViewController: ChairDetails())
    return details
  }
}

final class LampDetails: UIViewController {}

final class ChairDetails: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }
}
