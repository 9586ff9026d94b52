// A modal in UIKit's plain navigation controller, where the app has a class of its own for that.

import ModalFacts

enum UnstyledModalBar: Check {
  static let name = "unstyled-modal-bar"
  /// As many modals must have the app's own bar, and that share of all with a bar.
  private static let fewest = 3
  private static let share = 0.6

  static func run(_ rule: Rule, on index: ProjectIndex, report: (Finding) -> Void) {
    guard !index.judged.isEmpty else { return }
    let modals = index.presentations.filter { $0.isModal && !$0.isSwiftUI && !$0.isSystem }
    var own: [String: Int] = [:]
    var plain: [Presentation] = []
    var all = 0
    for modal in modals {
      let bars = modal.judgedContents.map(\.shape.bar)
      for case .own(let name) in Set(bars) { own[name, default: 0] += 1 }
      let isPlain = modal.judgedContents.contains { $0.isPlain }
      if isPlain { plain.append(modal) }
      if isPlain || bars.contains(where: { if case .own = $0 { true } else { false } }) { all += 1 }
    }
    guard let (name, count) = own.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), count >= fewest, Double(count) >= share * Double(all)
    else { return }
    for modal in plain {
      let contents = modal.judgedContents.filter(\.isPlain)
      report(
        Finding(
          rule: rule.id, severity: rule.severity,
          message: "\(modal.subject(of: contents)) stands in a plain `UINavigationController`, while \(count) of the app's modals have `\(name)`",
          place: Place(modal.site), evidence: ["\(count) of \(all) modals with a bar use `\(name)`"], declaration: modal.site.declaration))
    }
  }
}

extension Content {
  /// It stands in UIKit's own navigation controller; a bar of SwiftUI's is none.
  fileprivate var isPlain: Bool { shape.bar == .system && containers.contains("UINavigationController") }
}
