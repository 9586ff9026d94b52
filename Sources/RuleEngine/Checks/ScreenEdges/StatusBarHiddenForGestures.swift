// A hidden status bar beside gestures that begin at the screen's edge: since iOS 11 it no longer keeps the
// system's own away from them.

import ModalFacts

enum StatusBarHiddenForGestures: Check {
  static let name = "status-bar-hidden-for-gestures"

  static func run(_ rule: Rule, on index: ProjectIndex, report: (Finding) -> Void) {
    for bar in index.screenEdges.hiddenStatusBars where !bar.defersEdges {
      report(
        Finding(
          rule: rule.id, severity: rule.severity,
          message:
            "hiding the status bar no longer defers the system's edge gestures, which take swipes from `\(bar.type)`: override `preferredScreenEdgesDeferringSystemGestures`",
          place: Place(bar.site),
          related: [Related(place: Place(bar.gestureSite), message: "swipes for this `\(bar.gesture)` may open the system's centres")],
          evidence: ["looked for `preferredScreenEdgesDeferringSystemGestures` in `\(bar.type)` and its superclasses: none"],
          declaration: bar.site.declaration))
    }
  }
}
