// A modal that comes in differently from nearly all others of its style.

import ModalFacts

enum MixedTransitions: Check {
  static let name = "mixed-transitions"
  /// As many must agree before one can differ, and that share of all.
  private static let fewest = 5
  private static let share = 0.8

  static func run(_ rule: Rule, on index: ProjectIndex, report: (Finding) -> Void) {
    guard !index.judged.isEmpty else { return }
    for style in [Style.sheet, .fullScreen] {
      let modals = index.presentations.filter { $0.style == style && !$0.isSwiftUI && !$0.judgedContents.isEmpty }
      var counts: [String: Int] = [:]
      for modal in modals { counts[transition(modal), default: 0] += 1 }
      guard let (usual, count) = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), count >= fewest,
        Double(count) >= share * Double(modals.count)
      else { continue }
      for modal in modals {
        // One that is set, not one that is left alone.
        guard let own = modal.judgedContents.compactMap(\.shape.transition).first, own != usual, own != "unseen" else { continue }
        report(
          Finding(
            rule: rule.id, severity: rule.severity,
            message: "\(modal.subject(of: modal.judgedContents)) comes in by `\(own)`, while \(count) of \(modals.count) modals of this style come in by `\(usual)`",
            place: Place(modal.site), evidence: ["`modalTransitionStyle` is set to `.\(own)`"], declaration: modal.site.declaration))
      }
    }
  }

  private static func transition(_ presentation: Presentation) -> String {
    presentation.judgedContents.compactMap(\.shape.transition).first ?? "coverVertical"
  }
}
