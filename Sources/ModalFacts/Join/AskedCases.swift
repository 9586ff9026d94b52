// Where an enum case is asked for: an arm of a `switch`, `if case .closed = action`, `guard case .closed = action else`,
// `if action == .closed`. What is sent goes on behind each of them.

import SwiftScan

extension OutlineTables {
  /// The names of all cases that a `case`, an `if` or a `guard` asks for: `presented`, `closed` of `.presented(.closed)`.
  func forEachCase(askedBy node: Node, _ body: (NameID) -> Void) {
    switch node.kind {
    case .case: for pattern in list(of: node) { forEachCase(in: pattern, body) }
    case .if, .guard: for condition in conditions(of: node) { if let pattern = pattern(of: condition) { forEachCase(in: pattern, body) } }
    default: break
    }
  }

  /// Whether a node is a pattern that a `case`, an `if` or a `guard` asks for, or what stands before the brackets of one.
  func isPattern(_ node: NodeID, askedBy asking: Node) -> Bool {
    func isMeant(_ pattern: NodeID) -> Bool {
      let expression = nodes[Int(pattern)]
      return node == (expression.kind == .call ? expression.base : pattern)
    }
    if asking.kind == .case { return list(of: asking).contains(where: isMeant) }
    return conditions(of: asking).contains { pattern(of: $0).map(isMeant) ?? false }
  }

  /// What an `if` or a `guard` takes apart, each with the pattern that it asks for.
  func tests(of asking: Node) -> [(subject: NodeID, pattern: NodeID)] {
    conditions(of: asking).compactMap { condition in pattern(of: condition).map { (nodes[Int(condition)].base, $0) } }
  }

  /// The `switch` that an arm is one of.
  func switchAround(_ arm: NodeID) -> NodeID? {
    // It comes after all of its arms.
    (Int(arm) + 1..<nodes.count).first { nodes[$0].kind == .switch && list(of: nodes[$0]).contains(arm) }.map { NodeID($0) }
  }

  private func conditions(of node: Node) -> Slice<UnsafeBufferPointer<UInt32>> {
    list(of: node).dropLast(node.flags.contains(.hasElse) ? 1 : 0)
  }

  /// What a condition asks its subject for, `.closed`; nil where it asks for something else.
  private func pattern(of condition: NodeID) -> NodeID? {
    let test = nodes[Int(condition)]
    switch test.kind {
    case .patternTest: return test.first
    case .binary where test.name == Operators.equal.name: return nodes[Int(test.first)].kind == .member ? test.first : nil
    default: return nil
    }
  }

  private func forEachCase(in pattern: NodeID, depth: Int = 0, _ body: (NameID) -> Void) {
    guard pattern != none, depth < 5 else { return }
    let node = nodes[Int(pattern)]
    switch node.kind {
    case .member: body(node.name)
    case .call:
      let callee = nodes[Int(node.base)]
      if callee.kind == .member { body(callee.name) }
      for argument in arguments(of: node) { forEachCase(in: argument.value, depth: depth + 1, body) }
    default: break
    }
  }

  /// The statements that run where a `case`, an `if` or a `guard` found what it asks for.
  func statements(behind asking: NodeID) -> ArraySlice<NodeID> {
    let node = nodes[Int(asking)]
    guard node.kind == .guard else { return [node.base] }
    // The block around it comes after it.
    for index in Int(asking) + 1..<nodes.count where nodes[index].kind == .block {
      let statements = list(of: nodes[index])
      if let place = statements.firstIndex(of: asking) { return Array(statements)[(place + 1)...] }
    }
    return []
  }
}
