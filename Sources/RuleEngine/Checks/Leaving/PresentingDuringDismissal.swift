// A present right after an animated dismissal has begun: UIKit drops it, and nothing appears.

import ModalFacts

enum PresentingDuringDismissal: Check {
  static let name = "presenting-during-dismissal"

  static func run(_ rule: Rule, on index: ProjectIndex, report: (Finding) -> Void) {
    var told: Set<Site> = []
    for rushed in index.rushedPresentations where told.insert(rushed.dismissal).inserted {
      // Branches that present each their own wait for one completion.
      let others = index.rushedPresentations.filter { $0.dismissal == rushed.dismissal && $0.site != rushed.site }
      let way = rushed.presents.isEmpty ? "this" : "this (\(rushed.presents.joined(separator: " → ")))"
      report(
        Finding(
          rule: rule.id, severity: rule.severity,
          message: "\(way) presents while the dismissal before it still runs, and may never appear; present in the dismissal's completion",
          place: Place(rushed.site),
          related: [Related(place: Place(rushed.dismissal), message: dismissal(rushed))]
            + others.map { Related(place: Place($0.site), message: "and so does this") },
          evidence: ["followed what runs after the dismissal on the same path: it is not in its completion, and does not wait for it"],
          declaration: rushed.site.declaration))
    }
  }

  private static func dismissal(_ rushed: RushedPresentation) -> String {
    let way = rushed.dismisses.isEmpty ? "" : " (\(rushed.dismisses.joined(separator: " → ")))"
    return "the animated dismissal begins here\(way)"
  }
}
