// A home-made modal that the two-finger scrub does not close: UIKit answers it for its own modals only.

import ModalFacts

enum MissingEscapeAction: Check {
  static let name = "missing-escape-action"

  static func run(_ rule: Rule, on index: ProjectIndex, report: (Finding) -> Void) {
    for overlay in index.overlays.overlays where overlay.escape == .absent {
      let isSwiftUI = overlay.kind == .swiftUI
      let cure = isSwiftUI ? "add `.accessibilityAction(.escape) { … }`\(overlay.isBranch ? " to it" : "")" : "override `accessibilityPerformEscape`"
      let what = overlay.isBranch ? "the layer that `\(overlay.name)` shows over itself" : "`\(overlay.name)`, which covers the screen by its own means"
      report(
        Finding(
          rule: rule.id, severity: rule.severity,
          message: "VoiceOver's two-finger scrub does not close \(what): \(cure)",
          place: Place(overlay.site),
          related: overlay.shown.map { [Related(place: Place($0), message: "it is shown here")] } ?? [],
          evidence: [
            isSwiftUI
              ? "looked for `.accessibilityAction(.escape)` in `\(overlay.name)`, in what it shows and in what shows it: none"
              : "looked for `accessibilityPerformEscape` in `\(overlay.name)`, its superclasses and containers: none"
          ],
          proposals: proposals(overlay), declaration: overlay.site.declaration))
    }
  }

  /// The override that calls what closes it already.
  private static func proposals(_ overlay: Overlay) -> [Proposal] {
    // Without a method of its own that closes it, UIKit can, past whatever its owner does.
    let call = overlay.closer.map { "\($0.name)()" } ?? "dismiss(animated: true)"
    guard overlay.kind == .presented || overlay.kind == .view && overlay.closer != nil else { return [] }
    let lines = ["override func accessibilityPerformEscape() -> Bool {", "\t\(call)", "\treturn true", "}"]
    return [
      Proposal(
        "Close it by `\(call)` on the escape gesture", isSafe: overlay.closer?.isUsed == true && !overlay.holdsDraft,
        changes: [Change(.lastMember, at: Place(overlay.site), lines)])
    ]
  }
}
