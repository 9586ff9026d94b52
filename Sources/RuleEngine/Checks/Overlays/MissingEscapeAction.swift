// A home-made modal that the two-finger scrub does not close: UIKit answers it for its own modals only.

import ModalFacts

enum MissingEscapeAction: Check {
  static let name = "missing-escape-action"

  static func run(_ rule: Rule, on index: ProjectIndex, report: (Finding) -> Void) {
    for overlay in index.overlays.overlays where overlay.escape == .absent {
      let isSwiftUI = overlay.kind == .swiftUI
      let cure = isSwiftUI ? "add `.accessibilityAction(.escape) { … }`" : "override `accessibilityPerformEscape`"
      report(
        Finding(
          rule: rule.id, severity: rule.severity,
          message: "VoiceOver's two-finger scrub does not close `\(overlay.name)`, which covers the screen by its own means: \(cure)",
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
    let call: String
    if let closer = overlay.closer { call = "\(closer)()" } else { call = "dismiss(animated: true)" }
    guard overlay.kind == .presented || overlay.kind == .view && overlay.closer != nil else { return [] }
    let lines = ["override func accessibilityPerformEscape() -> Bool {", "\t\(call)", "\treturn true", "}"]
    return [
      Proposal(
        "Close it by `\(call)` on the escape gesture", isSafe: overlay.closer != nil && !overlay.holdsDraft,
        changes: [Change(.lastMember, at: Place(overlay.site), lines)])
    ]
  }
}
