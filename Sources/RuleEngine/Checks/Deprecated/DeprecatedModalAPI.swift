// Names of modals that have been replaced, where the replacement is there on every system that the app runs on.

import ModalFacts

enum DeprecatedModalAPI: Check {
  static let name = "deprecated-modal-api"

  static func run(_ rule: Rule, on index: ProjectIndex, report: (Finding) -> Void) {
    for use in index.deprecatedUses {
      report(
        Finding(
          rule: rule.id, severity: rule.severity,
          message: "`\(use.name)` is deprecated: since iOS \(use.available.major) \(use.replacement) replaces it",
          place: Place(use.site), evidence: [use.reason], proposals: proposals(use), declaration: use.site.declaration,
          needs: use.available))
    }
  }

  private static func proposals(_ use: DeprecatedUse) -> [Proposal] {
    guard let last = use.rewrites.last else { return [] }
    let changes = use.rewrites.map { Change($0.original, at: Place($0.site), to: $0.text) }
    return [Proposal("Use `\(last.text)`", isSafe: true, changes: changes, removing: use.removedName)]
  }
}
