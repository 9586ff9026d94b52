// Where an enum case is asked for: an arm of a `switch`, `if case .closed = action`, `guard case .closed = action else`,
// `if action == .closed`, `if action.is(\.help.closed)`. What is sent goes on behind each of them.

import SwiftScan

extension OutlineTables {
  /// The names of all cases that a `case`, an `if` or a `guard` asks for: `presented`, `closed` of `.presented(.closed)`.
  func forEachCase(askedBy node: Node, _ body: (NameID) -> Void) {
    switch node.kind {
    case .case: for pattern in list(of: node) { forEachCase(in: pattern, body) }
    case .if, .guard:
      for condition in conditions(of: node) {
        guard let pattern = test(of: condition)?.pattern else { continue }
        if nodes[Int(pattern)].kind == .keyPath { steps(of: nodes[Int(pattern)]).forEach(body) } else { forEachCase(in: pattern, body) }
      }
    default: break
    }
  }

  /// Whether a node is a pattern that a `case`, an `if` or a `guard` asks for, or what stands before the brackets of one.
  func isPattern(_ node: NodeID, askedBy asking: Node) -> Bool {
    func isMeant(_ pattern: NodeID) -> Bool {
      let expression = nodes[Int(pattern)]
      if expression.kind == .tuple { return list(of: expression).contains(where: isMeant) }
      return node == (expression.kind == .call ? expression.base : pattern)
    }
    if asking.kind == .case { return list(of: asking).contains(where: isMeant) }
    return conditions(of: asking).contains { test(of: $0).map { isMeant($0.pattern) } ?? false }
  }

  /// What an `if` or a `guard` takes apart, each with the pattern that it asks for.
  func tests(of asking: Node) -> [(subject: NodeID, pattern: NodeID)] {
    conditions(of: asking).compactMap(test).flatMap { parts(of: $0.pattern, askedOf: $0.subject) }
  }

  /// The patterns of an arm, each with what its `switch` takes apart; `none` where that is not told.
  func patterns(of arm: Node, askedOf subject: NodeID) -> [(subject: NodeID, pattern: NodeID)] {
    list(of: arm).flatMap { parts(of: $0, askedOf: subject) }
  }

  /// `case (_, .closed)` asks for one case of each part of `switch (state.page, action)`.
  private func parts(of pattern: NodeID, askedOf subject: NodeID) -> [(subject: NodeID, pattern: NodeID)] {
    let node = nodes[Int(pattern)]
    guard node.kind == .tuple else { return [(subject, pattern)] }
    let asked = Array(list(of: node))
    let taken = subject == none || nodes[Int(subject)].kind != .tuple ? [] : Array(list(of: nodes[Int(subject)]))
    return asked.enumerated().map { place, part in (taken.count == asked.count ? taken[place] : none, part) }
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
  private func test(of condition: NodeID) -> (subject: NodeID, pattern: NodeID)? {
    let test = nodes[Int(condition)]
    switch test.kind {
    case .patternTest: return (test.base, test.first)
    case .binary where test.name == Operators.equal.name:
      let right = nodes[Int(test.first)]
      // `action == .help(.closed)`
      let isCase = right.kind == .member || right.kind == .call && nodes[Int(right.base)].kind == .member && nodes[Int(right.base)].base == none
      return isCase ? (test.base, test.first) : nil
    // `action.is(\.help.closed)`
    case .call:
      let callee = nodes[Int(test.base)]
      guard callee.kind == .member, callee.name == Word.is.rawValue, callee.base != none, let path = arguments(of: test).first?.value,
        nodes[Int(path)].kind == .keyPath
      else { return nil }
      return (callee.base, path)
    default: return nil
    }
  }

  /// `help`, `closed` of `\.help.closed`.
  func steps(of path: Node) -> [NameID] {
    var found: [NameID] = []
    var at = path.base
    while at != none, nodes[Int(at)].kind == .member {
      found.append(nodes[Int(at)].name)
      at = nodes[Int(at)].base
    }
    return found.reversed()
  }

  private func forEachCase(in pattern: NodeID, depth: Int = 0, _ body: (NameID) -> Void) {
    guard pattern != none, depth < 5 else { return }
    let node = nodes[Int(pattern)]
    switch node.kind {
    case .member: body(node.name)
    case .tuple: for part in list(of: node) { forEachCase(in: part, depth: depth + 1, body) }
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
