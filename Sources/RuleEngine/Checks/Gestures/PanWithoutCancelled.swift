// A drag to dismiss that asks whether the pan has ended and never whether it was cancelled.

import ModalFacts

enum PanWithoutCancelled: Check {
  static let name = "pan-without-cancelled"

  static func run(_ rule: Rule, on index: ProjectIndex, report: (Finding) -> Void) {
    var reported: Set<Site> = []
    // One handler may serve several recognisers.
    for pan in index.panEndings where !pan.coversCancelled && reported.insert(pan.ended).inserted {
      report(
        Finding(
          rule: rule.id, severity: rule.severity,
          message:
            "\(handler(pan)) moves with the pan and decides in `.ended` alone: a pan that a call, an alert or another gesture "
            + "cancels leaves the screen half way; handle `.cancelled` too",
          place: Place(pan.ended),
          related: [
            Related(place: Place(pan.moved), message: "moved here while the finger is down"),
            Related(place: Place(pan.site), message: "the pan is added here"),
          ],
          evidence: ["looked for `.cancelled`, and for a `default` or `else` that does something: none"],
          proposals: proposals(pan), declaration: pan.ended.declaration))
    }
  }

  private static func handler(_ pan: PanEnding) -> String { pan.handler == "a closure" ? "this handler" : "`\(pan.handler)`" }

  /// A cancelled pan may then close, as an ended one does.
  private static func proposals(_ pan: PanEnding) -> [Proposal] {
    // An arm that is there already would come first, or be left over.
    guard pan.isPattern, !pan.ignoresCancelled else { return [] }
    let others = pan.asksForFailed ? ".cancelled" : ".cancelled, .failed"
    return [
      Proposal(
        "Handle `\(others)` beside `.ended`", isSafe: false,
        changes: [Change("ended", at: Place(pan.ended), to: "ended, \(others)")])
    ]
  }
}
