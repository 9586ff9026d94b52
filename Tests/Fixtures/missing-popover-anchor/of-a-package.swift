// Another module's initialisers, properties, delegates and namespaces may say where a popover points, if their names speak of it.
// What the project calls the same on its views is no method of the sheet's.
import Bubbles
import UIKit

extension UIView {
  func anchor(to other: UIView) { topAnchor.constraint(equalTo: other.topAnchor).isActive = true }
}

final class RowCell: UITableViewCell {
  func configure(_ controller: UIViewController) { textLabel?.text = controller.title }
}

final class Aimer: BubbleAimer {
  override var tint: UIColor { .red }
}

final class ListController: UIViewController, UITableViewDataSource {
  private let button = UIButton(type: .system)
  private let aimer = Aimer()
  private let center = BubbleCenter()
  @PopoverAnchored(\ListController.button) var kept = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)

  private func menu() -> UIAlertController {
    let menu = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    menu.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    return menu
  }

  @objc func made() {
    let sheet = UIAlertController(title: "Menu", message: nil, preferredStyle: .actionSheet, sourceView: button)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(sheet, animated: true)
  }

  @objc func property() {
    let menu = menu()
    menu.popoverSource = button
    present(menu, animated: true)
  }

  @objc func propertyOfPopover() {
    let menu = menu()
    menu.popoverPresentationController?.anchorView = button
    present(menu, animated: true)
  }

  @objc func namespace() {
    let menu = menu()
    menu.bubble.sourceView = button
    present(menu, animated: true)
  }

  @objc func calledNamespace() {
    let menu = menu()
    menu.popover.point(to: button)
    present(menu, animated: true)
  }

  @objc func namesake() {
    let menu = menu()
    menu.anchor(to: button)
    present(menu, animated: true)
  }

  @objc func namesakeOfType() {
    let menu = menu()
    BubbleAnchor.configure(menu)
    present(menu, animated: true)
  }

  @objc func heir() {
    let menu = menu()
    menu.popoverPresentationController?.delegate = aimer
    present(menu, animated: true)
  }

  @objc func delegate() {
    let menu = menu()
    menu.popoverPresentationController?.delegate = center
    present(menu, animated: true)
  }

  @objc func wrapped() { present(kept, animated: true) }

  @objc func nothingOfTheKind() {
    let list = UITableViewController()
    list.modalPresentationStyle = .popover
    list.tableView.dataSource = self
    list.view.anchor(to: button)
    list.preferredContentSize = CGSize(width: 200, height: 300)
    list.popoverPresentationController?.sourceRect = button.bounds
    list.popoverPresentationController?.popoverLayoutMargins = .zero
    present(list, animated: true) // expect: missing-popover-anchor
  }

  @objc func madeWithActions() {
    let sheet = UIAlertController(title: "Menu", message: nil, preferredStyle: .actionSheet, actions: [UIAlertAction(title: "Cancel", style: .cancel)])
    present(sheet, animated: true) // expect: missing-popover-anchor
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { RowCell() }
}
