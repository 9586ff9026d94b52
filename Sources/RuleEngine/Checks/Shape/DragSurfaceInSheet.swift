// A sheet on which people draw or drag: a finger that slips downward moves the sheet, or closes it.

import ModalFacts

enum DragSurfaceInSheet: Check {
  static let name = "drag-surface-in-sheet"

  static func run(_ rule: Rule, on index: ProjectIndex, report: (Finding) -> Void) {
    for presentation in index.judged where presentation.isModal && presentation.style == .sheet && presentation.platform == .iOS {
      // Who refuses the swipe at times does so while something is at stake.
      let contents = presentation.judgedContents.filter { !$0.dragSurfaces.isEmpty && $0.guards.isEmpty }
      guard let surface = contents.first?.dragSurfaces.first else { continue }
      report(
        Finding(
          rule: rule.id, severity: rule.severity,
          message: "\(presentation.subject(of: contents)) has \(surface.what), and a drag that slips downward moves or closes the sheet; "
            + "show it full screen, or refuse the swipe",
          place: Place(presentation.site),
          related: contents.flatMap(\.dragSurfaces).prefix(4).map { Related(place: Place($0.site), message: "\($0.what) is here") },
          evidence: ["a swipe closes this sheet, and nothing refuses it"], declaration: presentation.site.declaration))
    }
  }
}
