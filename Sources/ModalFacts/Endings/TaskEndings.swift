// What the end of a SwiftUI `.task` runs. Its task is called off as the view goes, whatever closed it: a `defer`, what `withTaskCancellationHandler` is handed
// as `onCancel`, and what stands behind a `for await`, which is over then, run at every end, as `onDisappear` does.

import SwiftScan

extension Project {
  /// The `.task` whose end runs a call, in its closure or in a function that this calls; nil for none.
  func task(whoseEndRuns call: NodeRef) -> NodeRef? {
    !calls[Known.task.name].isEmpty && standsAtItsEnd(call) ? task(running: call, 0) : nil
  }

  private func task(running node: NodeRef, _ depth: Int) -> NodeRef? {
    for call in calls.list(of: Known.task.name, in: node.file) where runs(call, node) { return call }
    guard depth < 3, let member = enclosingMember(of: scope(of: node)), self[member].kind == .function else { return nil }
    return calls[self[member].name].prefix(20).lazy.compactMap { self.task(running: $0, depth + 1) }.first
  }

  /// Whether a node stands in a closure that a call is handed.
  private func runs(_ call: NodeRef, _ node: NodeRef) -> Bool {
    arguments(of: self[call], in: call.file).contains { argument in
      let value = self.node(argument.value, in: call.file)
      guard value.kind == .closure, case let closure = self[DeclarationRef(file: call.file, index: value.first)] else { return false }
      return closure.nodeStart <= node.index && node.index < closure.nodeEnd
    }
  }

  private func standsAtItsEnd(_ call: NodeRef) -> Bool {
    let around = PadPaths(project: self).around(call)
    if around.contains(where: { node($0.node, in: call.file).kind == .defer }) { return true }
    let isHandler = around.contains { outer in
      guard case let closure = node(outer.node, in: call.file), closure.kind == .closure,
        let holder = self.call(handing: DeclarationRef(file: call.file, index: closure.first))
      else { return false }
      return arguments(of: self[holder], in: call.file).contains { $0.value == outer.node && isListed($0.label, in: Self.calledOff) }
    }
    if isHandler { return true }
    let body = enclosingMember(of: scope(of: call)).map { self[$0].body }
    return (around.map(\.block) + [body].compactMap { $0 }).contains { block in
      guard block != none, case let statements = node(block, in: call.file), statements.kind == .block else { return false }
      return list(of: statements, in: call.file).prefix { $0 < call.index }.contains { index in
        let loop = node(index, in: call.file)
        // What holds the call was made after it.
        return loop.kind == .loop && loop.flags.contains(.awaited)
      }
    }
  }

  private static let calledOff: Spellings = ["onCancel"]
}
