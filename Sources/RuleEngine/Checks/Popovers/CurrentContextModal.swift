// A modal that covers one pane of a split view, or a popover, and says nothing about compact width, where
// there is no pane: it should become a sheet there.

import ModalFacts

enum CurrentContextModal: Check {
  static let name = "current-context-modal"

  static func run(_ rule: Rule, on index: ProjectIndex, report: (Finding) -> Void) {
    guard index.mayRunOnPad, !index.judged.isEmpty else { return }
    let popovers = index.popoversByContent
    for presentation in index.judged where presentation.platform == .iOS {
      guard let context = presentation.currentContext else { continue }
      let below = presentation.presenter.flatMap { popovers[$0] }
      guard context.isInSplitView || below != nil else { continue }
      let pane = context.isInSplitView ? "a pane of a split view" : "a popover"
      report(
        Finding(
          rule: rule.id, severity: rule.severity,
          message: "`\(context.style)` covers \(pane), and in compact width nothing makes a sheet of it; answer "
            + "`adaptivePresentationStyle` in a presentation delegate, or choose the style by the size class",
          place: Place(presentation.site),
          related: below.map { [Related(place: Place($0), message: "shown in a popover here")] } ?? [],
          evidence: ["looked for a presentation delegate with `adaptivePresentationStyle`, and for a test of the size class: none"],
          declaration: presentation.site.declaration))
    }
  }
}
