// UIKit tells a view of its window, and a controller of its parent, as it comes and as it goes: `didMoveToWindow`, `willMove(toParent:)`.
// What asks there whether there is one runs on the one of the two alone.

import SwiftScan

extension Project {
  /// Whether a call in such a method runs only as its view or controller comes: where there is a window, or a parent.
  func runsOnArrivalAlone(_ call: NodeRef, in method: DeclarationRef) -> Bool {
    guard isListed(self[method].name, in: Self.moves) else { return false }
    let subjects = Set(parameters(of: method).map { self[$0].name } + [Known.window.name, Known.superview.name, Known.parent.name])
    let paths = PadPaths(project: self)
    let all = paths.around(call)
    let isBranch = all.contains { around in
      let statement = node(around.node, in: call.file)
      switch (statement.kind, around.part) {
      case (.if, .then): return asks(statement, of: subjects, in: call.file, isThere: true)
      case (.if, .otherwise), (.guard, .otherwise): return asks(statement, of: subjects, in: call.file, isThere: false)
      default: return false
      }
    }
    if isBranch { return true }
    return (all.map(\.block) + [self[method].body]).contains { block in
      guard block != none, case let body = node(block, in: call.file), body.kind == .block else { return false }
      return list(of: body, in: call.file).prefix { $0 < call.index }.contains { index in
        let statement = node(index, in: call.file)
        if statement.kind == .guard { return asks(statement, of: subjects, in: call.file, isThere: true) }
        return statement.kind == .if && !statement.flags.contains(.hasElse) && paths.leaves(statement.base, in: call.file)
          && asks(statement, of: subjects, in: call.file, isThere: false)
      }
    }
  }

  private static let moves: Spellings = ["didMoveToWindow", "didMoveToSuperview", "didMove", "willMove"]

  /// `if window != nil`, `if let window`; `if window == nil`, and nothing else beside it.
  private func asks(_ statement: Node, of subjects: Set<NameID>, in file: Int32, isThere: Bool) -> Bool {
    let all = list(of: statement, in: file)
    let conditions = statement.flags.contains(.hasElse) ? all.dropLast() : all[...]
    func isSubject(_ id: NodeID) -> Bool {
      guard id != none, case let name = node(id, in: file) else { return false }
      return (name.kind == .name || name.kind == .member && isSelf(name.base, in: file)) && subjects.contains(name.name)
    }
    func asks(_ id: NodeID) -> Bool {
      let condition = node(id, in: file)
      if condition.kind == .declaration {
        return isThere && isSubject(self[DeclarationRef(file: file, index: condition.first)].value)
      }
      guard condition.kind == .binary, text(condition.name) == (isThere ? "!=" : "==") else { return false }
      return node(condition.first, in: file).kind == .nil && isSubject(condition.base)
    }
    return isThere ? conditions.contains(where: asks) : conditions.count == 1 && conditions.allSatisfy(asks)
  }
}
