// A modal over a modal over a modal: nobody remembers what the first one was for.

import ModalFacts

enum NestedModals: Check {
  static let name = "nested-modals"

  static func run(_ rule: Rule, on index: ProjectIndex, report: (Finding) -> Void) {
    for presentation in index.judged where presentation.isModal && !presentation.isSystem && presentation.nesting.count == 2 {
      let contents = presentation.judgedContents
      guard !contents.isEmpty else { continue }
      report(
        Finding(
          rule: rule.id, severity: rule.severity,
          message: "\(presentation.subject(of: contents)) can be the third modal on top of each other; show it in the second, or close that one first",
          place: Place(presentation.site),
          related: [
            Related(place: Place(presentation.nesting[0]), message: "the first"),
            Related(place: Place(presentation.nesting[1]), message: "the second, whose content presents the third"),
          ],
          evidence: ["each stands in what the one before it shows"], declaration: presentation.site.declaration))
    }
  }
}
