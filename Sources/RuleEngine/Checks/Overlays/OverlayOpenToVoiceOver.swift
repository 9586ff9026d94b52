// A home-made modal that VoiceOver does not know to be one: it goes on reading, and operating, what is behind.

import ModalFacts

enum OverlayOpenToVoiceOver: Check {
  static let name = "overlay-open-to-voiceover"

  static func run(_ rule: Rule, on index: ProjectIndex, report: (Finding) -> Void) {
    for overlay in index.overlays.overlays where overlay.modality == .absent {
      report(
        Finding(
          rule: rule.id, severity: rule.severity, message: message(overlay), place: Place(overlay.site),
          related: overlay.shown.map { [Related(place: Place($0), message: "it is shown here")] } ?? [],
          evidence: [
            overlay.kind == .swiftUI
              ? "looked for `.accessibilityAddTraits(.isModal)` in `\(overlay.name)`, in what it shows and in what shows it, and for `.accessibilityHidden` of what is behind: none"
              : "looked for `accessibilityViewIsModal` and `accessibilityElementsHidden` in `\(overlay.name)`, its superclasses and on it elsewhere: none"
          ],
          proposals: proposals(overlay), declaration: overlay.site.declaration))
    }
  }

  private static func message(_ overlay: Overlay) -> String {
    let name = "`\(overlay.name)`"
    switch overlay.kind {
    case .view: return "VoiceOver reaches what \(name) covers: it takes the touches, but is not marked; set `accessibilityViewIsModal` on it"
    case .presentationController, .presented:
      return "VoiceOver reaches what is behind the modals of \(name): mark its container or the presented view with `accessibilityViewIsModal`"
    case .window: return "VoiceOver reaches the windows below \(name): set `accessibilityViewIsModal` on it"
    case .swiftUI:
      let what = overlay.isBranch ? "what lies below the layer that \(name) shows over itself" : "what \(name) covers"
      return "VoiceOver reaches \(what): it dims the screen and takes its taps, but is not marked; add `.accessibilityAddTraits(.isModal)` to what it shows"
    }
  }

  private static func proposals(_ overlay: Overlay) -> [Proposal] {
    guard let mark = overlay.mark else { return [] }
    let spot: Change.Spot = overlay.kind == .window ? .afterStatement : .endOfBody
    return [
      Proposal(
        "Mark it as modal for VoiceOver", isSafe: true, changes: [Change(spot, at: Place(mark.site), "\(mark.receiver)accessibilityViewIsModal = true")])
    ]
  }
}
