// A builder's sheet points at what a method sets, and is made in a method of its own. Who shows it without that has no place to point at.
import UIKit

final class Choices {
  private var place: UIView?

  func at(_ place: UIView) -> Self {
    self.place = place
    return self
  }

  func make() -> UIAlertController {
    let sheet = UIAlertController(title: "Sort", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.sourceView = place
    return sheet
  }

  func show(on page: UIViewController) { page.present(make(), animated: true) } // expect: missing-popover-anchor
}

final class Orders {
  private var place: UIView?

  func at(_ place: UIView) -> Self {
    self.place = place
    return self
  }

  func make() -> UIAlertController {
    let sheet = UIAlertController(title: "Sort", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.sourceView = place
    return sheet
  }

  func show(on page: UIViewController) { page.present(make(), animated: true) }
}

final class ListController: UIViewController {
  private let button = UIButton(type: .system)

  @objc func sort() { Choices().at(button).show(on: self) }
  @objc func sortAgain() { Choices().show(on: self) }
  @objc func order() { Orders().at(button).show(on: self) }
}
