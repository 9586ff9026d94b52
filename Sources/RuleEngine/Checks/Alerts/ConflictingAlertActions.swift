// What UIKit refuses with an exception: a second Cancel, and a text field on an action sheet.

import ModalFacts

enum ConflictingAlertActions: Check {
  static let name = "conflicting-alert-actions"

  static func run(_ rule: Rule, on index: ProjectIndex, report: (Finding) -> Void) {
    // Several arms may make the alert that one statement after them gives its actions.
    var reported: Set<Place> = []
    for alert in index.alerts {
      for (first, second) in cancels(alert) {
        guard let place = second.site.map({ Place($0) }), reported.insert(place).inserted else { continue }
        report(
          Finding(
            rule: rule.id, severity: rule.severity,
            message: "the app crashes here: the \(alert.kind) already has an action with the style `.cancel`, and can have only one",
            place: place,
            related: (first.site.map { [Related(place: Place($0), message: "the first one")] }) ?? [],
            evidence: ["both are added one after the other, under no condition of their own"],
            proposals: proposals(second), declaration: alert.site.declaration))
      }
      if alert.style == .actionSheet, let field = alert.textFields.first, reported.insert(Place(field)).inserted {
        report(
          Finding(
            rule: rule.id, severity: rule.severity,
            message: "the app crashes here: an action sheet can have no text field; use the style `.alert`",
            place: Place(field), related: [Related(place: Place(alert.site), message: "the style is `.actionSheet`")],
            evidence: ["the alert is made with the style `.actionSheet`, which is also what `UIAlertController()` has"],
            declaration: alert.site.declaration))
      }
    }
  }

  /// Two Cancels that are added in one run, or in that of a factory and then its caller's; each caller has an alert of its own.
  private static func cancels(_ alert: Alert) -> [(AlertAction, AlertAction)] {
    let cancels = alert.actions.filter { $0.style == .cancel && $0.run != nil }
    return cancels.enumerated().compactMap { place, second in
      cancels[..<place].first { $0.run == second.run || second.earlierRuns.contains($0.run ?? 0) }.map { ($0, second) }
    }
  }

  private static func proposals(_ second: AlertAction) -> [Proposal] {
    guard let style = second.styleSite, second.site?.file == style.file else { return [] }
    return [
      Proposal(
        "Give the second one the style `.default`", isSafe: false, changes: [Change(.bytes, at: Place(style), "default")])
    ]
  }
}
