// An alert that is presented with nothing to tap: it covers the app, and only killing the app helps.

import ModalFacts

enum AlertWithoutActions: Check {
  static let name = "alert-without-actions"

  static func run(_ rule: Rule, on index: ProjectIndex, report: (Finding) -> Void) {
    for alert in index.alerts where !alert.isSwiftUI {
      guard alert.isPresented, alert.actions.isEmpty, alert.unseen.isEmpty else { continue }
      // A spinner, or a picker in an alert's clothes.
      guard !alert.isClosedByCode, !alert.hasOwnViews else { continue }
      report(
        Finding(
          rule: rule.id, severity: rule.severity,
          message: "nobody can close this \(alert.kind): it is presented without an action; add one, such as OK",
          place: Place(alert.site),
          evidence: ["looked for `addAction` on it, in helpers that it is handed to and in extensions: none", "no code closes it"],
          proposals: proposals(alert), declaration: alert.site.declaration))
    }
  }

  private static func proposals(_ alert: Alert) -> [Proposal] {
    guard !alert.name.isEmpty else { return [] }
    let line = "\(alert.name).addAction(UIAlertAction(title: \"OK\", style: .cancel))"
    return [Proposal("Add an OK action", isSafe: false, changes: [Change(.afterStatement, at: Place(alert.site), line)])]
  }
}
