// A drag of one's own that closes what the system closes by a drag already, or one that a scroll view takes first.

import ModalFacts

enum CompetingDismissPan: Check {
  static let name = "competing-dismiss-pan"

  static func run(_ rule: Rule, on index: ProjectIndex, report: (Finding) -> Void) {
    for drag in index.dismissDrags where !drag.goesElsewhere {
      let what = if case .scroll(let function) = drag.kind { "`\(function)`" } else { "this pan" }
      if let presentation = sheet(with: drag, in: index) {
        report(
          Finding(
            rule: rule.id, severity: rule.severity,
            message:
              "\(what) closes by a drag what the system swipes away by itself, and goes past what it does then: "
              + "remove the drag, or present full screen",
            place: Place(drag.site), related: [Related(place: Place(presentation.site), message: "presented here as a sheet")],
            evidence: [([what] + drag.exit).joined(separator: " → ")], declaration: drag.site.declaration))
      } else if drag.kind == .pan, !drag.isShared, let scrollView = drag.scrollView {
        report(
          Finding(
            rule: rule.id, severity: rule.severity,
            message:
              "\(what) never begins where \(scrollView.what) scrolls, whose own pan wins: "
              + "let a delegate allow both, or close from the scroll view's delegate",
            place: Place(drag.site), related: [Related(place: Place(scrollView.site), message: "it scrolls up and down")],
            evidence: ["looked for a delegate that allows simultaneous recognition, and for `require(toFail:)`: none"],
            declaration: drag.site.declaration))
      }
    }
  }

  /// A presentation that shows a screen with this drag and can be swiped away.
  private static func sheet(with drag: DismissDrag, in index: ProjectIndex) -> Presentation? {
    index.presentations.first { presentation in
      presentation.style == .sheet && (!drag.isAddedByPresenter || drag.stands(beside: presentation))
        && presentation.contents.contains { content in
          guard let site = content.typeSite else { return false }
          return drag.owners.contains { $0.file == site.file && $0.range == site.range } && !content.guards.contains { $0.isUnconditional }
        }
    }
  }
}

extension DismissDrag {
  /// It is added in the function that presents.
  fileprivate func stands(beside presentation: Presentation) -> Bool {
    presentation.site.file == site.file && presentation.site.declaration == site.declaration
  }
}
