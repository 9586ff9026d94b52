// UIKit calls `presentationControllerDidDismiss` for a swipe, and not when code dismisses: a Close that only
// dismisses skips what stands there.

import ModalFacts

enum SkippedButtonCleanup: Check {
  static let name = "skipped-button-cleanup"

  static func run(_ rule: Rule, on index: ProjectIndex, report: (Finding) -> Void) {
    for skipped in index.skippedButtons {
      let works = SkippedSwipeCleanup.list(skipped.works)
      report(
        Finding(
          rule: rule.id, severity: rule.severity,
          message:
            "closing by `\(skipped.handler)` skips what `\(skipped.method)` does after a swipe: it \(works); "
            + "UIKit does not call it when code dismisses",
          place: Place(skipped.handlerSite), related: [Related(place: Place(skipped.site), message: "only a swipe comes here")],
          evidence: ["`\(skipped.handler)` was followed to its end: it dismisses and does none of this"],
          declaration: skipped.handlerSite.declaration))
    }
  }
}
