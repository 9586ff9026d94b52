// A Close or Done in a navigation bar that is never shown: it is made and wired, and nobody can press it, because
// no navigation controller or stack is around the modal.

import ModalFacts

enum HiddenDismissButton: Check {
  static let name = "hidden-dismiss-button"

  static func run(_ rule: Rule, on index: ProjectIndex, report: (Finding) -> Void) {
    for presentation in index.judged where presentation.isModal {
      let hiding = presentation.judgedContents.filter { presentation.hidesExit($0) }
      guard let first = hiding.first else { continue }
      // Who can still swipe, or commit, is not trapped.
      let isTrap = hiding.contains { presentation.isTrapping($0) }
      report(
        Finding(
          rule: rule.id, severity: isTrap ? rule.severity : min(.warning, rule.severity),
          message: message(hiding, first, presentation, isTrap: isTrap), place: Place(presentation.site),
          related: hiding.flatMap { $0.related("\(button(of: $0)) of `\($0.name)` stands in a bar that is never shown") },
          evidence: evidence(first, presentation), declaration: presentation.site.declaration))
    }
  }

  private static func message(_ contents: [Content], _ first: Content, _ presentation: Presentation, isTrap: Bool) -> String {
    let container = presentation.isSwiftUI ? "`NavigationStack`" : "navigation controller"
    let verb = presentation.isSwiftUI ? "put it into one" : "present it in one"
    let others =
      isTrap ? "and nothing else closes it, so that nobody can leave" : "and no other button closes it without committing"
    return "\(button(of: first)) of \(presentation.subject(of: contents)) never shows, since no \(container) is around it, \(others); \(verb)"
  }

  private static func button(of content: Content) -> String {
    let exits = content.hiddenExits
    let name = (exits.first { $0.kind == .button } ?? exits.first)?.name ?? .unknown
    return name == .unknown ? "the button" : name.phrase()
  }

  private static func evidence(_ content: Content, _ presentation: Presentation) -> [String] {
    var lines = ["looked for a navigation controller, stack or view around \(presentation.subject(of: [content])): none"]
    for exit in content.hiddenExits.prefix(4) {
      lines.append("in its bar: \(exit.name.phrase())" + (exit.steps.isEmpty ? "" : ": " + exit.steps.joined(separator: " → ")))
    }
    return lines
  }
}
