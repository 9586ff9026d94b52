// A status bar that is hidden by state which changes on screen, and UIKit is not told: the bar stays as it was
// until something else makes UIKit ask.

import ModalFacts

enum StaleStatusBar: Check {
  static let name = "stale-status-bar"

  static func run(_ rule: Rule, on index: ProjectIndex, report: (Finding) -> Void) {
    for preference in index.screenEdges.preferences where preference.kind == .statusBarHidden {
      guard preference.update == .absent, isAsked(preference, index) else { continue }
      report(preference.finding(rule, "the status bar does not come or go with"))
    }
    for swallowed in index.screenEdges.swallowedUpdates where swallowed.kind == .statusBarHidden { report(swallowed.finding(rule)) }
  }

  /// A modal that does not cover the screen is asked for the status bar only where it says so.
  private static func isAsked(_ preference: BarPreference, _ index: ProjectIndex) -> Bool {
    if preference.capturesStatusBar { return true }
    let styles = index.presentations.filter { $0.contents.contains { $0.typeSite == preference.typeSite } }.map(\.style)
    return styles.isEmpty || !styles.allSatisfy { $0 == .sheet || $0 == .popover }
  }
}
