// A window beside the app's own that no scene shows, or that nobody lets go.

import ModalFacts

enum LeakedOverlayWindow: Check {
  static let name = "leaked-overlay-window"

  static func run(_ rule: Rule, on index: ProjectIndex, report: (Finding) -> Void) {
    for window in index.overlays.extraWindows {
      let message: String
      let evidence: String
      if !window.hasScene {
        message = "the window `\(window.name)` belongs to no scene, so an app with scenes never shows it: make it with `UIWindow(windowScene:)`"
        evidence = "looked for `windowScene` in the call and on `\(window.name)`: none, and the app has a scene delegate"
      } else if window.release == .absent {
        message = "the window `\(window.name)` stays over the app: nothing hides it or sets the property to nil"
        evidence = "looked for `\(window.name) = nil`, `isHidden` and `windowScene = nil` in the type and its relatives: none"
      } else {
        continue
      }
      report(
        Finding(
          rule: rule.id, severity: rule.severity, message: message, place: Place(window.site), evidence: [evidence],
          declaration: window.site.declaration))
    }
  }
}
