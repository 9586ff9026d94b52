// A scroll that closes at the first point past the edge, or again and again while content bounces.

import ModalFacts

enum HairTriggerScrollDismiss: Check {
  static let name = "hair-trigger-scroll-dismiss"

  static func run(_ rule: Rule, on index: ProjectIndex, report: (Finding) -> Void) {
    for drag in index.dismissDrags {
      guard case .scroll(let function) = drag.kind else { continue }
      let why: String
      let cure: String
      if drag.hasThreshold == false {
        why = "at the first point past the edge"
        cure = "ask for a distance"
      } else if drag.isArmed == false {
        why = "whenever the content bounces, also after a flick, when no finger is down"
        cure = "close only while `isTracking`, or arm it when a new drag begins"
      } else {
        continue
      }
      report(
        Finding(
          rule: rule.id, severity: rule.severity, message: "`\(function)` closes the screen \(why): people close it by accident; \(cure)",
          place: Place(drag.site),
          evidence: [
            (["`\(function)`"] + drag.exit).joined(separator: " → "),
            drag.hasThreshold == false
              ? "looked for a comparison with anything but the edge on the way: none"
              : "looked for `isTracking`, `isDragging` or a property that is set as a drag begins or ends: none on the way",
          ], declaration: drag.site.declaration))
    }
  }
}
