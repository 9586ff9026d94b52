// What another module's code is called tells what it brings: a button that closes, an item for the bar. A picture of one does not.
import CommonUI
import UIKit

final class KitchenController: UIViewController {
  func showSoup() { cover(SoupController()) }
  func showBread() { cover(UINavigationController(rootViewController: BreadController())) }
  func showSalad() { cover(UINavigationController(rootViewController: SaladController())) }
  func showCake() { cover(UINavigationController(rootViewController: CakeController())) }
  func showTea() { cover(UINavigationController(rootViewController: TeaController())) }

  func showWater() {
    let navigation = UINavigationController(rootViewController: WaterController())
    navigation.modalPresentationStyle = .fullScreen
    navigation.addCloseButton()
    present(navigation, animated: true)
  }

  func showCoal() {
    let coal = CoalController()
    coal.modalPresentationStyle = .fullScreen
    present(coal, animated: true) // expect: trapped-modal
  }

  private func cover(_ controller: UIViewController) {
    controller.modalPresentationStyle = .fullScreen
    present(controller, animated: true)
  }
}

final class SoupController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    setUpCloseButton()
  }
}

final class BreadController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = .close(self)
  }
}

final class SaladController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = CloseBarButtonItem(controller: self)
  }
}

final class CakeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.setCloseItem(for: self)
  }
}

final class TeaController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    CloseButtonInstaller.install(in: self)
  }
}

final class WaterController: UIViewController {}

final class CoalController: UIViewController {
  private let picture = UIImageView()

  override func viewDidLoad() {
    super.viewDidLoad()
    picture.image = R.image.closeButton()
    view.addSubview(picture)
  }
}
