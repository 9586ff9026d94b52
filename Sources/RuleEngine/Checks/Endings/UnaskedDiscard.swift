// A Cancel that throws a draft away at once. The swipe is another rule's; here somebody pressed a button, perhaps
// the wrong one.

import ModalFacts

enum UnaskedDiscard: Check {
  static let name = "unasked-discard"

  static func run(_ rule: Rule, on index: ProjectIndex, report: (Finding) -> Void) {
    for presentation in index.judged where presentation.isModal && !presentation.isSystem {
      for content in presentation.judgedContents {
        let typed = content.drafts.filter { !$0.isValue }
        guard !typed.isEmpty, !content.asksForPassword, !content.isGate, let exit = content.discard else { continue }
        // One line of text is typed again sooner than a question is answered.
        guard typed.count > 1 || !typed[0].isSingleLine else { continue }
        var holders: [String] = []
        for draft in typed where !draft.holder.isEmpty && !holders.contains("`\(draft.holder)`") { holders.append("`\(draft.holder)`") }
        let what = holders.isEmpty ? "what was typed" : holders.prefix(3).joined(separator: ", ")
        report(
          Finding(
            rule: rule.id, severity: rule.severity,
            message: "\(exit.name.phrase()) closes \(presentation.subject(of: [content])) and throws \(what) away without asking",
            place: Place(presentation.site), related: content.related("`\(content.name)` holds the draft"),
            evidence: ["followed: " + exit.steps.joined(separator: " → ")], declaration: presentation.site.declaration))
        break
      }
    }
  }
}
