// A pan that sends a modal's view out of sight, and dismisses nobody: the modal stays, invisible, over the app.

import ModalFacts

enum UndismissedPan: Check {
  static let name = "undismissed-pan"

  static func run(_ rule: Rule, on index: ProjectIndex, report: (Finding) -> Void) {
    var reported: Set<Site> = []
    for pan in index.panEndings where !pan.isHeard {
      guard let away = pan.away, let presentation = presentation(of: pan, in: index), reported.insert(away).inserted else { continue }
      report(
        Finding(
          rule: rule.id, severity: rule.severity,
          message:
            "the pan moves this modal out of sight and nobody dismisses it: it stays over the app and takes every touch; "
            + "dismiss when the animation has finished",
          place: Place(away),
          related: [
            Related(place: Place(presentation.site), message: "presented here"),
            Related(place: Place(pan.site), message: "the pan is added here"),
          ],
          evidence: ["looked for a dismissal, a callback, a delegate and anything kept for later in the handler: none"],
          declaration: away.declaration))
    }
  }

  /// A presentation that shows a screen with this pan.
  private static func presentation(of pan: PanEnding, in index: ProjectIndex) -> Presentation? {
    index.presentations.first { presentation in
      presentation.contents.contains { content in
        guard let site = content.typeSite else { return false }
        return pan.owners.contains { $0.file == site.file && $0.range == site.range }
      }
    }
  }
}
