// A form in a modal that a swipe closes: what was typed is lost, and nothing refuses, asks or keeps it.

import ModalFacts

enum MissingDataLossGuard: Check {
  static let name = "missing-data-loss-guard"

  static func run(_ rule: Rule, on index: ProjectIndex, report: (Finding) -> Void) {
    // Nobody can swipe where no phone or tablet compiles it.
    for presentation in index.judged
    where presentation.style == .sheet && !presentation.isSystem && presentation.platform == .iOS {
      let losing = presentation.judgedContents.filter { content in
        // Signing in is no draft; a refusal of any kind, or a prompt, is a guard.
        !content.drafts.isEmpty && content.guards.isEmpty && !content.asksForPassword && !content.isGate
      }
      guard let first = losing.first else { continue }
      let isSmall = losing.allSatisfy { $0.drafts.count == 1 && $0.drafts[0].isSingleLine }
      report(
        Finding(
          rule: rule.id, severity: isSmall ? min(.info, rule.severity) : rule.severity, message: message(losing, presentation),
          place: Place(presentation.site),
          related: losing.flatMap { $0.related("`\($0.name)` holds the draft") },
          evidence: evidence(losing), proposals: losing.count == 1 ? first.dirtyProposals : [], declaration: presentation.site.declaration))
    }
  }

  private static func message(_ contents: [Content], _ presentation: Presentation) -> String {
    let drafts = contents.flatMap(\.drafts)
    let isTyped = drafts.contains { !$0.isValue }
    var names: [String] = []
    for draft in drafts where draft.isValue != isTyped && !draft.holder.isEmpty && !names.contains("`\(draft.holder)`") {
      names.append("`\(draft.holder)`")
    }
    let what: String
    switch names.count {
    case 0: what = isTyped ? "what was typed" : "what was changed"
    case 1...3: what = (isTyped ? "what was typed into " : "the change of ") + names.joined(separator: ", ")
    default: what = "what was \(isTyped ? "typed into" : "changed in") \(names[0]) and \(names.count - 1) more"
    }
    return "swiping down \(presentation.subject(of: contents)) loses \(what): nothing refuses the swipe, asks first or keeps it"
  }

  private static func evidence(_ contents: [Content]) -> [String] {
    var inputs: [String] = []
    for draft in contents.flatMap(\.drafts) {
      let input = draft.holder.isEmpty ? "`\(draft.control)`" : "`\(draft.control)` into `\(draft.holder)`"
      if !inputs.contains(input) { inputs.append(input) }
    }
    var lines = ["typed or changed here: " + inputs.prefix(4).joined(separator: ", ")]
    let commits = contents.flatMap(\.draftCommits)
    if let first = FirstAndOthers(commits) { lines.append("\(first.phrase) \(first.isAlone ? "hands" : "hand") it on, the swipe does not") }
    lines.append(
      "looked for `interactiveDismissDisabled`, `isModalInPresentation`, a delegate that refuses, a prompt, a save on closing: none")
    return lines
  }
}
