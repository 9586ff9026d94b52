// clean
// A coordinator hands the navigation controller on to the class that it inherits from, and gives its screen a Close.
import UIKit

class Coordinator {
  let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }
  func start() {}
}

final class TermsCoordinator: Coordinator {
  private let version: Int

  init(navigation: UINavigationController, version: Int) {
    self.version = version
    super.init(navigation: navigation)
  }

  override func start() { showTerms() }

  private func showTerms() {
    let terms = TermsController()
    terms.onClose = { [weak self] in self?.navigation.dismiss(animated: true) }
    navigation.pushViewController(terms, animated: false)
  }
}

final class HomeCoordinator: Coordinator {
  func terms() {
    let modal = UINavigationController()
    modal.modalPresentationStyle = .fullScreen
    let child = TermsCoordinator(navigation: modal, version: 2)
    child.start()
    navigation.present(modal, animated: true)
  }
}

final class TermsController: UIViewController {
  var onClose: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.onClose?() })
  }
}
