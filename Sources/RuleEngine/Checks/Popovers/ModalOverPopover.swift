// A sheet, a cover or another popover that a popover's content puts on top of itself: on an iPad two modals
// stand on each other, and a tap outside closes what is below.

import ModalFacts

enum ModalOverPopover: Check {
  static let name = "modal-over-popover"

  static func run(_ rule: Rule, on index: ProjectIndex, report: (Finding) -> Void) {
    // On an iPhone a popover is a sheet.
    guard index.mayRunOnPad, !index.judged.isEmpty else { return }
    let popovers = index.popoversByContent
    guard !popovers.isEmpty else { return }
    for presentation in index.judged where presentation.platform == .iOS {
      guard let presenter = presentation.presenter, let below = popovers[presenter], below != presentation.site,
        let what = name(of: presentation)
      else { continue }
      report(
        Finding(
          rule: rule.id, severity: rule.severity,
          message: "this \(what) stands on top of a popover: on an iPad `\(declaration(of: presentation))` is shown in one; "
            + "close the popover first, or show this inside it",
          place: Place(presentation.site), related: [Related(place: Place(below), message: "shown in a popover here")],
          evidence: ["nothing dismisses the popover before: it presents on itself"],
          declaration: presentation.site.declaration))
    }
  }

  /// The type that presents, by name.
  private static func declaration(of presentation: Presentation) -> String {
    String(presentation.site.declaration.prefix { $0 != "." })
  }

  /// What a person sees on top; nil for what may stand there: an alert, or a card inside the popover.
  private static func name(of presentation: Presentation) -> String? {
    if presentation.popovers.contains(where: { $0.kind == .shareSheet }) { return "share sheet" }
    switch presentation.style {
    case .sheet: return "sheet"
    case .fullScreen: return "full-screen modal"
    case .popover: return "popover"
    case .sheetOrFullScreen, .inspector, .dialog, .adaptive, .unseen: return nil
    }
  }
}

extension ProjectIndex {
  /// For each type that is shown in a popover on an iPad, where that is done first.
  var popoversByContent: [Site: Site] {
    var found: [Site: Site] = [:]
    for presentation in presentations where presentation.style == .popover || presentation.popovers.contains(where: { $0.kind == .styled }) {
      for content in presentation.contents {
        if let type = content.typeSite, found[type] == nil { found[type] = presentation.site }
      }
    }
    return found
  }
}
