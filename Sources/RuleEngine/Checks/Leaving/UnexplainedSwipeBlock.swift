// A sheet that refuses the swipe for ever and does not say why: people pull, it springs back, nothing else happens.

import ModalFacts

enum UnexplainedSwipeBlock: Check {
  static let name = "unexplained-swipe-block"

  static func run(_ rule: Rule, on index: ProjectIndex, report: (Finding) -> Void) {
    for presentation in index.judged where presentation.style == .sheet && !presentation.isSystem && presentation.platform == .iOS {
      let blocking = presentation.judgedContents.filter { content in
        guard !content.explainsRefusal, content.unseen.isEmpty, content.guards.contains(where: \.isUnconditional),
          content.guards.allSatisfy(\.isUnconditional)
        else { return false }
        // A gate is a wall by its nature; where nothing can be operated, code ends it.
        if content.isGate || content.controls == 0 { return false }
        // Who finds no button has a worse problem, and another rule tells.
        return !content.lacksButton && !presentation.hidesExit(content)
      }
      guard let first = blocking.first, let refusal = first.guards.first(where: \.isUnconditional) else { continue }
      report(
        Finding(
          rule: rule.id, severity: rule.severity,
          message: "\(presentation.subject(of: blocking)) refuses every swipe and does not say why; refuse only while there is something to lose, and ask then",
          place: Place(presentation.site), related: blocking.flatMap { $0.related("`\($0.name)` cannot be swiped away") },
          evidence: [
            "`\(refusal.name)` refuses whatever happens",
            "looked for `presentationControllerDidAttemptToDismiss`, an alert or a dialog: none",
          ], declaration: presentation.site.declaration))
    }
  }
}
