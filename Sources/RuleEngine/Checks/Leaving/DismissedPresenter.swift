// The content of a modal that dismisses by its presenter's environment, or a presenter that dismisses what has gone
// already: the screen below closes, or nothing does.

import ModalFacts

enum DismissedPresenter: Check {
  static let name = "dismissed-presenter"

  static func run(_ rule: Rule, on index: ProjectIndex, report: (Finding) -> Void) {
    for dismissal in index.presenterDismissals {
      let control: String
      switch dismissal.by {
      case .button(let name):
        // After Save or Delete the screen below may have nothing left to show.
        if dismissal.promise == .commitment || dismissal.promise == .other && !dismissal.isAlone { continue }
        control = name.phrase()
      case .callback(let view, let label):
        // A callback of another name may end the whole task.
        guard dismissal.promise == .leaving, dismissal.isAlone else { continue }
        control = label == "_" ? "`\(view)`" : "`\(label)` of `\(view)`"
      }
      report(
        Finding(
          rule: rule.id, severity: rule.severity,
          message: "\(control) in this modal calls `\(dismissal.property)` of `\(dismissal.presenter)`, which closes the screen below, and leaves this modal up or takes it along; set its flag to false, or let the content take `dismiss` from its own environment",
          place: Place(dismissal.site), related: [Related(place: Place(dismissal.presentation), message: "the modal is presented here")],
          evidence: ["`\(dismissal.property)` is a property of `\(dismissal.presenter)`, which presents; a content closure has no environment of its own"],
          declaration: dismissal.site.declaration))
    }
    for second in index.secondDismissals {
      report(
        Finding(
          rule: rule.id, severity: rule.severity,
          message: "`\(second.modal)` has closed itself when it calls `\(second.callback)`, so that this closes the modal that `\(second.presenter)` stands in; leave closing to one of the two",
          place: Place(second.site),
          related: [
            Related(place: Place(second.first), message: "`\(second.modal)` closes itself here"),
            Related(place: Place(second.below), message: "what is presented here closes too"),
          ],
          evidence: ["`\(second.callback)` is called when the first dismissal has ended, and `\(second.presenter)` presents nothing then"],
          declaration: second.site.declaration))
    }
  }
}
