// A modal that nobody can leave: full screen, or refusing the swipe, with no way out in its content.
// An error is reported only where everything was followed to its end.

import ModalFacts

enum TrappedModal: Check {
  static let name = "trapped-modal"

  static func run(_ rule: Rule, on index: ProjectIndex, report: (Finding) -> Void) {
    for presentation in index.judged where presentation.isModal && !presentation.isClosedByCode {
      let trapped = presentation.judgedContents.filter { content in
        // Progress and gates end by code or by signing in; what is unseen may hold the way out.
        guard content.isTrap, !content.isGate else { return false }
        return presentation.refusesSwipe(content)
      }
      guard let first = trapped.first else { continue }
      report(
        Finding(
          rule: rule.id, severity: rule.severity, message: message(trapped, presentation),
          place: Place(presentation.site),
          related: trapped.flatMap { $0.related("`\($0.name)` has no control that closes it") },
          evidence: presentation.exitEvidence(of: first), proposals: presentation.closeProposals(for: trapped),
          declaration: presentation.site.declaration))
    }
  }

  private static func message(_ contents: [Content], _ presentation: Presentation) -> String {
    let why =
      if presentation.platform.isMac { "on a Mac no swipe closes it" }
      else if presentation.style == .fullScreen { "it covers the full screen" }
      else { "it refuses the swipe" }
    return "nobody can leave \(presentation.subject(of: contents)): \(why), and nothing in it closes it; \(presentation.advice(for: contents))"
  }
}
