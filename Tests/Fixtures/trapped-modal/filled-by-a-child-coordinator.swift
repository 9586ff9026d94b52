// A navigation controller is empty until the coordinator that is handed it puts a screen into it, under whatever name it keeps it.
import UIKit

class Coordinator {
  let navigation: UINavigationController
  var children: [Coordinator] = []

  init(navigation: UINavigationController) { self.navigation = navigation }
  func start() {}
}

final class HelpCoordinator: Coordinator {
  override func start() { navigation.setViewControllers([HelpController()], animated: false) }
}

final class HomeCoordinator: Coordinator {
  func help() {
    let modal = UINavigationController()
    modal.modalPresentationStyle = .fullScreen
    let child = HelpCoordinator(navigation: modal)
    children.append(child)
    child.start()
    navigation.present(modal, animated: true) // expect: trapped-modal
  }

  func helpByItsCoordinator() {
    let modal = UINavigationController()
    modal.modalPresentationStyle = .fullScreen
    let child = HelpCoordinator(navigation: modal)
    child.start()
    navigation.present(child.navigation, animated: true) // expect: trapped-modal
  }

  func helpAtOnce() {
    let modal = UINavigationController()
    modal.modalPresentationStyle = .fullScreen
    HelpCoordinator(navigation: modal).start()
    navigation.present(modal, animated: true) // expect: trapped-modal
  }
}

final class HelpController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UISwitch())
  }
}

class Wireframe {
  let controller: UIViewController
  init(controller: UIViewController) { self.controller = controller }
}

final class ScannerWireframe: Wireframe {
  init() {
    let scanner = HelpController()
    super.init(controller: scanner)
    scanner.modalPresentationStyle = .fullScreen
  }
}

final class MainController: UIViewController {
  func scan() { present(ScannerWireframe().controller, animated: true) } // expect: trapped-modal
}
