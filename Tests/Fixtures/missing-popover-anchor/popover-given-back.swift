// The popover is got by a function or a property, or a setter of the project's says where it points; a loop goes through several.
import UIKit

enum Place {
  case view(UIView), item(UIBarButtonItem)
}

extension UIPopoverPresentationController {
  var place: Place? {
    get { sourceView.map { .view($0) } }
    set {
      switch newValue {
      case .view(let view): sourceView = view
      case .item(let item): barButtonItem = item
      case nil: break
      }
    }
  }
}

extension UIViewController {
  func asBubble() -> UIPopoverPresentationController {
    modalPresentationStyle = .popover
    return popoverPresentationController!
  }
}

func bubble(of controller: UIViewController) -> UIPopoverPresentationController? { controller.popoverPresentationController }
func bar(of controller: UIViewController) -> Bar? { controller.view as? Bar }

final class Bar: UIView {
  var sourceView: UIView?
}

final class WaveController: UIViewController {
  private let button = UIButton(type: .system)
  private lazy var sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
  private var sheetBubble: UIPopoverPresentationController? { sheet.popoverPresentationController }

  @objc func byProperty() {
    sheetBubble?.sourceView = button
    present(sheet, animated: true)
  }

  @objc func byFunction() {
    let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
    bubble(of: sheet)?.sourceView = button
    present(sheet, animated: true)
  }

  @objc func byMethod() {
    let details = UIViewController()
    details.asBubble().sourceView = button
    present(details, animated: true)
  }

  @objc func bySetter() {
    let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
    sheet.popoverPresentationController?.place = .view(button)
    present(sheet, animated: true)
  }

  @objc func byLoop() {
    let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
    let menu = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for controller in [sheet, menu] as [UIViewController] { controller.popoverPresentationController?.sourceView = button }
    present(sheet, animated: true)
  }

  @objc func ofAnother() {
    let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
    bar(of: sheet)?.sourceView = button
    present(sheet, animated: true) // expect: missing-popover-anchor
  }

  @objc func inALoopOfOthers() {
    let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
    for controller in [UIViewController(), self] { controller.popoverPresentationController?.sourceView = button }
    present(sheet, animated: true) // expect: missing-popover-anchor
  }
}
