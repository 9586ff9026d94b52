// A tab bar or a split view in a modal: an app within the app.

import ModalFacts

enum TabbedModal: Check {
  static let name = "tabbed-modal"

  static func run(_ rule: Rule, on index: ProjectIndex, report: (Finding) -> Void) {
    for presentation in index.judged where presentation.isModal {
      let tabbed = presentation.judgedContents.filter { $0.shape.tabs != nil && !$0.isGate }
      // Which of a router's controllers comes here is not known: those with tabs may be the app's own root.
      guard presentation.isSwiftUI || tabbed.count == presentation.contents.count else { continue }
      guard let first = tabbed.first, let tabs = first.shape.tabs else { continue }
      report(
        Finding(
          rule: rule.id, severity: rule.severity,
          message: "\(presentation.subject(of: tabbed)) is an app within the app: it has a `\(tabs)`; a modal task has one way through it",
          place: Place(presentation.site), related: tabbed.flatMap { $0.related("`\(tabs)` stands here") },
          evidence: ["a `\(tabs)` on the modal's first screen"], declaration: presentation.site.declaration))
    }
  }
}
