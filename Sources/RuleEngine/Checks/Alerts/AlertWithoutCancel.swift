// A destructive choice with no Cancel beside it: whoever opened the alert by mistake has no safe way back.

import ModalFacts

enum AlertWithoutCancel: Check {
  static let name = "alert-without-cancel"

  static func run(_ rule: Rule, on index: ProjectIndex, report: (Finding) -> Void) {
    for alert in index.alerts {
      guard alert.isPresented, alert.unseen.isEmpty, !alert.hasOwnViews,
        let destructive = alert.actions.first(where: { $0.style == .destructive }),
        // Another choice that changes nothing, or may, is a way back.
        alert.actions.allSatisfy({ !$0.mayBeWayOut && ($0.style == .destructive || $0.style == .normal) })
      else { continue }
      let choice = destructive.title.isEmpty ? "a destructive action" : "`\(destructive.title)`"
      let others = alert.actions.count - 1
      report(
        Finding(
          rule: rule.id, severity: rule.severity,
          message: "this \(alert.kind) offers \(choice) and no Cancel: whoever opened it by mistake cannot go back; add a Cancel action",
          place: Place(alert.site),
          related: (destructive.site.map { [Related(place: Place($0), message: "the destructive action")] }) ?? [],
          evidence: [
            "\(count(alert.actions.count, "action")): none has the style `.cancel`"
              + (others > 0 ? ", and no title says that it changes nothing" : "")
          ],
          proposals: proposals(alert, destructive), declaration: alert.site.declaration))
    }
  }

  private static func proposals(_ alert: Alert, _ destructive: AlertAction) -> [Proposal] {
    guard !alert.isSwiftUI, !alert.name.isEmpty, let site = destructive.site, site.file == alert.site.file,
      site.declaration == alert.site.declaration
    else { return [] }
    let line = "\(alert.name).addAction(UIAlertAction(title: \"Cancel\", style: .cancel))"
    return [Proposal("Add a Cancel action", isSafe: false, changes: [Change(.afterStatement, at: Place(site), line)])]
  }
}
