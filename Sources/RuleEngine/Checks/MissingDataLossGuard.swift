// A form in a modal that a swipe closes: what was typed is lost, and nothing refuses, asks or keeps it.

import ModalFacts

enum MissingDataLossGuard: Check {
  static let name = "missing-data-loss-guard"

  static func run(_ rule: Rule, on index: ProjectIndex, report: (Finding) -> Void) {
    for presentation in index.presentations where presentation.style == .sheet && !presentation.isSystem {
      let losing = presentation.judgedContents.filter { content in
        // Signing in is no draft; a refusal of any kind, or a prompt, is a guard.
        !content.drafts.isEmpty && content.guards.isEmpty && !content.holdsPassword && !content.isGate
      }
      guard let first = losing.first else { continue }
      let isSmall = losing.allSatisfy { $0.drafts.count == 1 && $0.drafts[0].isSingleLine && $0.inputs.count == 1 }
      report(
        Finding(
          rule: rule.id, severity: isSmall ? min(.info, rule.severity) : rule.severity, message: message(first),
          place: Place(presentation.site),
          related: losing.flatMap { $0.related("`\($0.name)` holds the draft") },
          evidence: evidence(first), declaration: presentation.site.declaration))
    }
  }

  private static func message(_ content: Content) -> String {
    let holders = content.drafts.map(\.holder).filter { !$0.isEmpty }
    var names: [String] = []
    for holder in holders where !names.contains("`\(holder)`") { names.append("`\(holder)`") }
    let what = content.drafts.contains { !$0.isValue } ? "the text in" : "the changes to"
    let text = names.isEmpty ? "what was typed" : "\(what) \(names.prefix(3).joined(separator: ", "))"
    return "swiping down `\(content.name)` discards \(text); nothing asks first"
  }

  private static func evidence(_ content: Content) -> [String] {
    let inputs = content.drafts.map { "`\($0.control)` into `\($0.holder)`" }
    var lines = ["typed here: " + inputs.prefix(4).joined(separator: ", ")]
    if let commit = content.commits.first { lines.append("committed by `\(commit)`") }
    lines.append("looked for a refused swipe, a prompt and a save on closing: none")
    return lines
  }
}
