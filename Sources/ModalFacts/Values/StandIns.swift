// What stands in for something else: `make(model) ?? EmptyController()`, or the way out of `guard let model else { return EmptyController() }`.
// Where the other is not seen, that is what people meet, and the stand-in alone says nothing of it.

import SwiftScan

extension ValueReader {
  /// Marks what is shown only for want of something that is not seen, and may be of another class.
  /// - Parameter types: What the other is declared to be.
  func standIns(_ values: [Value], for others: [Value], declaredAs types: @autoclosure () -> Types) -> [Value] {
    guard !values.isEmpty, others.contains(where: isUndecided) else { return values }
    let types = types()
    return values.map { value in
      guard case .type(let id) = value.kind, !(types.contains(.project(id)) && project.descendants(of: id).isEmpty) else { return value }
      var value = value
      value.isStandIn = true
      return value
    }
  }

  /// Whether a `guard` takes something out of what may not be there.
  func unwraps(_ statement: Node, in file: Int32) -> Bool {
    project.list(of: statement, in: file).contains { project.node($0, in: file).kind == .declaration }
  }
}
