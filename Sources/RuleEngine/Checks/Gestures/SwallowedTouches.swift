// A tap that closes or hides the keyboard, around rows, links or controls of the team's own: it takes their taps.

import ModalFacts

enum SwallowedTouches: Check {
  static let name = "swallowed-touches"

  static func run(_ rule: Rule, on index: ProjectIndex, report: (Finding) -> Void) {
    for gesture in index.recognizers where gesture.swallows {
      // One that is added while there is a keyboard may take the taps that hide it.
      guard let target = gesture.target, !gesture.occasions.isEmpty else { continue }
      let purpose = gesture.effects.closes || gesture.effects.takesItselfAway ? "closes" : "hides the keyboard"
      report(
        Finding(
          rule: rule.id, severity: rule.severity,
          message:
            "the tap that \(purpose) takes the touches of \(target.what): `cancelsTouchesInView` is left true, "
            + "and no delegate filters; set it to false",
          place: Place(gesture.site), related: [Related(place: Place(target.site), message: "\(target.what) go without their taps")],
          evidence: [
            "looked for `cancelsTouchesInView = false` and `gestureRecognizer(_:shouldReceive:)`: none"
          ], proposals: proposals(gesture), declaration: gesture.site.declaration))
    }
  }

  /// What hides the keyboard may let all touches through; what closes would close on them.
  private static func proposals(_ gesture: Recognizer) -> [Proposal] {
    guard gesture.cancelsTouches == .byDefault, let local = gesture.local, let made = gesture.made else { return [] }
    return [
      Proposal(
        "Let the touches of `\(local)` through", isSafe: !gesture.effects.closes && !gesture.effects.takesItselfAway,
        changes: [Change(.afterStatement, at: Place(made), "\(local).cancelsTouchesInView = false")])
    ]
  }
}
