// A view that is put over a window and never taken off: moved aside or faded it still is there, and the next one
// comes on top.

import ModalFacts

enum UnremovedWindowOverlay: Check {
  static let name = "unremoved-window-overlay"

  static func run(_ rule: Rule, on index: ProjectIndex, report: (Finding) -> Void) {
    for overlay in index.overlays.windowOverlays where overlay.removal == .absent {
      let aside = overlay.hiding == nil ? "" : "; moving or fading it away leaves it there"
      report(
        Finding(
          rule: rule.id, severity: rule.severity,
          message: "`\(overlay.view)` covers `\(overlay.window)` and stays on it: nothing calls `removeFromSuperview`\(aside)",
          place: Place(overlay.site),
          related: overlay.hiding.map { [Related(place: Place($0), message: "it goes out of sight here, and stays in the window")] } ?? [],
          evidence: ["looked for `removeFromSuperview` of `\(overlay.view)` in the type that adds it and in its own: none"],
          declaration: overlay.site.declaration))
    }
  }
}
