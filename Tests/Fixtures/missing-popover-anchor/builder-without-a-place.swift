// A builder's menu points at what a method sets. Who shows it without that has no place to point at.
import Bubbles
import UIKit

final class Menu {
  let title: String
  var sourceView: UIView?

  init(title: String) { self.title = title }

  func at(_ view: UIView) -> Menu {
    sourceView = view
    return self
  }

  func show(in controller: UIViewController) {
    let sheet = UIAlertController(title: title, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.sourceView = sourceView
    controller.present(sheet, animated: true) // expect: missing-popover-anchor
  }
}

final class Choice {
  let title: String
  var place: UIView?

  init(title: String) { self.title = title }

  func at(_ view: UIView) -> Choice {
    place = view
    return self
  }

  func show(in controller: UIViewController) {
    let sheet = UIAlertController(title: title, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.sourceView = place
    controller.present(sheet, animated: true)
  }
}

final class Offer {
  var place: UIView?

  func show(in controller: UIViewController) {
    if place == nil { place = controller.view }
    let sheet = UIAlertController(title: "Offer", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.sourceView = place
    controller.present(sheet, animated: true)
  }
}

final class GateController: UIViewController {
  private let button = UIButton(type: .system)
  private let presenter: SheetPresenting = Bubbles.presenter

  @objc func one() { Menu(title: "One").at(button).show(in: self) }
  @objc func two() { Menu(title: "Two").show(in: self) }
  @objc func three() { Choice(title: "Three").at(button).show(in: self) }

  @objc func offer() { Offer().show(in: self) }

  @objc func four() {
    let choice = Choice(title: "Four")
    choice.place = button
    choice.show(in: self)
  }

  @objc func five() {
    let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
    presenter.present(sheet, animated: true)
  }
}
