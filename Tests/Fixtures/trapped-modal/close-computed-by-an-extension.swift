// The Close item is a computed property that an extension adds: to all controllers, or to the navigation controller.
import UIKit

extension UIViewController {
  var leaveItem: UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(leave))
  }

  var leaveButton: UIButton {
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(leave), for: .touchUpInside)
    return button
  }

  var printItem: UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .action, target: self, action: #selector(printAll))
  }

  @objc func leave() { dismiss(animated: true) }
  @objc func printAll() { print("all") }
}

extension UINavigationController {
  var endItem: UIBarButtonItem {
    UIBarButtonItem(systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }
}

final class MenuController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Menu"
    navigationItem.rightBarButtonItem = leaveItem
  }
}

final class WineController: UIViewController {
  private let header = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Wine"
    header.font = .preferredFont(forTextStyle: .title1)
    view.addSubview(header)
    view.addSubview(leaveButton)
  }
}

final class DessertController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Dessert"
    navigationItem.leftBarButtonItem = navigationController?.endItem
  }
}

final class BillController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Bill"
    navigationItem.rightBarButtonItem = printItem
  }
}

final class TableController: UIViewController {
  @objc func showMenu() { cover(UINavigationController(rootViewController: MenuController())) }
  @objc func showDessert() { cover(UINavigationController(rootViewController: DessertController())) }

  @objc func showWine() {
    let wine = WineController()
    wine.modalPresentationStyle = .fullScreen
    present(wine, animated: true)
  }

  @objc func showBill() {
    let bill = UINavigationController(rootViewController: BillController())
    bill.modalPresentationStyle = .fullScreen
    // expect: trapped-modal
    present(bill, animated: true)
  }

  private func cover(_ controller: UIViewController) {
    controller.modalPresentationStyle = .fullScreen
    present(controller, animated: true)
  }
}
