// Which device it is can be asked in many ways: an iPad takes the branch that points somewhere, or pushes instead. Where
// the branch of an iPad is the one without a source, the sheet has none.
import UIKit

enum Gadget {
  case handheld, slate
  static var current: Gadget { UIDevice.current.userInterfaceIdiom == .pad ? .slate : .handheld }

  static let asMade: Gadget = {
    switch UIDevice.current.userInterfaceIdiom {
    case .pad: return .slate
    default: return .handheld
    }
  }()
}

struct Looks {
  static let current = Looks()
  let opensBubbles: Bool
  init() { opensBubbles = UIDevice.current.userInterfaceIdiom == .pad }
}

private var isRoomy: Bool {
  guard UIDevice.current.userInterfaceIdiom == .pad else { return false }
  return true
}

final class TripController: UIViewController {
  private let button = UIButton(type: .system)
  private lazy var gadget: Gadget = UIDevice.current.model.hasPrefix("iPad") ? .slate : .handheld

  private func aimed() {
    let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = button
    present(sheet, animated: true)
  }

  @objc func byFunction() { if UI_USER_INTERFACE_IDIOM() == .pad { aimed() } else { fromBelow() } }
  @objc func byModel() { if UIDevice.current.model == "iPad" { aimed() } else { fromBelow() } }
  @objc func byList() { if [.pad, .mac].contains(traitCollection.userInterfaceIdiom) { aimed() } else { fromBelow() } }
  @objc func byEnum() { if Gadget.current == .slate { aimed() } else { fromBelow() } }
  @objc func byMadeEnum() { if Gadget.asMade == .slate { aimed() } else { fromBelow() } }
  @objc func byFlag() { if Looks.current.opensBubbles { aimed() } else { fromBelow() } }
  @objc func byGuard() { if isRoomy { aimed() } else { fromBelow() } }
  @objc func byTernary() { UIDevice.current.userInterfaceIdiom == .pad ? aimed() : fromTheEdge() }

  @objc func byLocal() {
    let device = UIDevice.current.userInterfaceIdiom
    switch device {
    case .pad: aimed()
    default: fromTheEdge()
    }
  }

  @objc func byWidth() {
    switch traitCollection.horizontalSizeClass {
    case .regular: aimed()
    default: fromTheEdge()
    }
  }

  @objc func byProperty() {
    switch gadget {
    case .handheld: fromTheEdge()
    case .slate: aimed()
    }
  }

  @objc func byValue() {
    let isWide = if UIDevice.current.userInterfaceIdiom == .pad { true } else { false }
    if isWide { aimed() } else { fromTheEdge() }
  }

  private func fromTheEdge() {
    let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
    present(sheet, animated: true)
  }

  private func fromBelow() {
    let sheet = UIActivityViewController(activityItems: ["B"], applicationActivities: nil)
    present(sheet, animated: true)
  }

  @objc func byPopover() {
    let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
    let bubble = sheet.popoverPresentationController
    if let bubble {
      bubble.sourceView = button
      present(sheet, animated: true)
    } else {
      present(sheet, animated: true)
    }
  }

  @objc func ask() {
    var style = UIAlertController.Style.actionSheet
    switch UIDevice.current.userInterfaceIdiom {
    case .pad: style = .alert
    default: break
    }
    let question = UIAlertController(title: "Sure?", message: nil, preferredStyle: style)
    question.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(question, animated: true)
  }

  // It begins so, and is set to another.
  private var stage = Stage.loading

  private enum Stage { case loading, loaded }

  @objc func onceLoaded() {
    stage = .loaded
    guard case .loaded = stage else { return }
    let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
    present(sheet, animated: true) // expect: missing-popover-anchor
  }

  @objc func theOtherWayRound() {
    let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
    if Gadget.current == .handheld { sheet.popoverPresentationController?.sourceView = button }
    present(sheet, animated: true) // expect: missing-popover-anchor
  }

  @objc func onlyWhereItIsWide() {
    if isRoomy { withoutAPlace() } else { aimed() }
  }

  private func withoutAPlace() {
    let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
    present(sheet, animated: true) // expect: missing-popover-anchor
  }
}

class ListController: UIViewController {
  var opensSheets: Bool { false }

  @objc func share() {
    guard opensSheets else { return }
    let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
    present(sheet, animated: true) // expect: missing-popover-anchor
  }
}

final class LongListController: ListController {
  override var opensSheets: Bool { true }
}
