// The names by which expressions, types and patterns of one file are found in the tables of a project: asked of
// every node when a project is put together.

import SwiftScan

extension OutlineTables {
  /// The name that a callee, a type or the left side of an assignment ends with.
  func lastName(_ node: NodeID) -> NameID {
    guard node != none else { return none }
    let node = nodes[Int(node)]
    switch node.kind {
    case .name, .member: return node.name
    case .generic: return lastName(node.base)
    default: return none
    }
  }

  /// `model[keyPath: path]`, on the left side of an assignment.
  func isByKeyPath(_ left: NodeID) -> Bool {
    let node = nodes[Int(left)]
    return node.kind == .index && arguments(of: node).first?.label == Word.keyPath.rawValue
  }

  /// `Outer` of `Outer.Inner`.
  func nameAround(_ type: NodeID) -> NameID {
    guard type != none else { return none }
    let node = nodes[Int(type)]
    switch node.kind {
    case .member: return lastName(node.base)
    case .generic: return nameAround(node.base)
    default: return none
    }
  }

  /// The names of all cases in a pattern: `presented`, `closed` of `.presented(.closed)`.
  func forEachCase(in pattern: NodeID, _ depth: Int = 0, _ body: (NameID) -> Void) {
    guard depth < 5 else { return }
    let node = nodes[Int(pattern)]
    switch node.kind {
    case .member: body(node.name)
    case .call:
      let callee = nodes[Int(node.base)]
      if callee.kind == .member { body(callee.name) }
      for argument in arguments(of: node) { forEachCase(in: argument.value, depth + 1, body) }
    default: break
    }
  }
}
