// A tap on the window that no delegate lets share: of this tap and one inside only one is recognised.

import ModalFacts

enum ExclusiveWindowGesture: Check {
  static let name = "exclusive-window-gesture"

  static func run(_ rule: Rule, on index: ProjectIndex, report: (Finding) -> Void) {
    var places: Set<Site> = []
    for gesture in index.recognizers where gesture.kind == .tap && gesture.isSimple && !gesture.isCustomized {
      guard case .window(let window) = gesture.view, !gesture.isWindowsOwn, gesture.effects.closes || gesture.effects.endsTyping,
        !gesture.delegate.mayShare, !gesture.delegate.decides, places.insert(gesture.site).inserted
      else { continue }
      let why: String
      if case .answers(let answers) = gesture.delegate {
        why =
          answers.simultaneous == .never
          ? "`\(answers.type)` refuses that others fire with it" : "`\(answers.type)` does not say that others may fire with it"
      } else {
        why = "it has no delegate"
      }
      report(
        Finding(
          rule: rule.id, severity: rule.severity,
          message:
            "\(gesture.quotedName) on `\(window)` and the recognisers below shut each other out: \(why); "
            + "assign a delegate that allows simultaneous recognition",
          place: Place(gesture.site),
          evidence: ["looked for a delegate with `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`: \(why)"],
          declaration: gesture.site.declaration))
    }
  }
}
