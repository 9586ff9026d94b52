// An object that holds the controller says where it points, or does something else with it.
import UIKit

struct Styled<Base> {
  let base: Base
}

extension UIViewController {
  var styled: Styled<UIViewController> { Styled(base: self) }
  func pins() -> Pins { Pins(self) }
  func paints() -> Paints { Paints(self) }
}

extension Styled where Base == UIViewController {
  func point(at place: UIView) {
    guard let popover = base.popoverPresentationController else { return }
    popover.sourceView = place
    popover.sourceRect = place.bounds
  }

  func tint(_ color: UIColor) { base.view.tintColor = color }
}

final class Pins {
  private let owner: UIViewController
  init(_ controller: UIViewController) { owner = controller }
  func pin(to item: UIBarButtonItem) { owner.popoverPresentationController?.barButtonItem = item }
}

final class Paints {
  private let owner: UIViewController
  init(_ controller: UIViewController) { owner = controller }
  func paint() { owner.view.backgroundColor = .systemRed }
}

final class RoutesController: UIViewController {
  @objc func byProperty(_ sender: UIButton) {
    let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
    sheet.styled.point(at: sender)
    present(sheet, animated: true)
  }

  @objc func tinted() {
    let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
    sheet.styled.tint(.systemRed)
    present(sheet, animated: true) // expect: missing-popover-anchor
  }

  @objc func byMethod(_ item: UIBarButtonItem) {
    let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
    sheet.pins().pin(to: item)
    present(sheet, animated: true)
  }

  @objc func painted() {
    let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
    sheet.paints().paint()
    present(sheet, animated: true) // expect: missing-popover-anchor
  }

  @objc func made(_ item: UIBarButtonItem) {
    let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
    Pins(sheet).pin(to: item)
    present(sheet, animated: true)
  }

  @objc func kept(_ item: UIBarButtonItem) {
    let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
    let pins = Pins(sheet)
    pins.pin(to: item)
    present(sheet, animated: true)
  }

  @objc func keptAndPainted() {
    let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
    let paints = Paints(sheet)
    paints.paint()
    present(sheet, animated: true) // expect: missing-popover-anchor
  }
}
