// A swipe that is given up half way has already run `presentationControllerWillDismiss` and `viewWillDisappear`:
// what they tear down is gone, and the screen is still there.

import ModalFacts

enum PrematureTeardown: Check {
  static let name = "premature-teardown"

  static func run(_ rule: Rule, on index: ProjectIndex, report: (Finding) -> Void) {
    for teardown in index.earlyTeardowns {
      let isWill = teardown.method == "presentationControllerWillDismiss"
      let works = SkippedSwipeCleanup.list(teardown.works)
      let later = isWill ? "presentationControllerDidDismiss" : "viewDidDisappear"
      report(
        Finding(
          rule: rule.id, severity: rule.severity,
          message:
            "a swipe that is given up half way has already run `\(teardown.method)`: it \(works), "
            + "and `\(teardown.type)` is still in use; do it in `\(later)`",
          place: Place(teardown.site),
          evidence: [
            "looked for what builds it up again in `viewWillAppear` and `viewDidAppear`: nothing",
            "looked for a question whether the transition was cancelled: none",
          ],
          declaration: teardown.site.declaration))
    }
  }
}
