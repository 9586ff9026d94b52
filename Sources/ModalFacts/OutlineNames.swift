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

  /// Whether the block, the arm or the `if` that a local stands in ends before a node: what ends there comes after what is in it, and
  /// starts before.
  func isOver(_ local: DeclarationID, before node: NodeID) -> Bool {
    let start = declarationStarts[Int(local)]
    var index = declarations[Int(local)].nodeEnd
    // Whoever asks from nowhere in particular sees all.
    let end = node == none ? 0 : min(node, NodeID(nodes.count))
    while index < end {
      switch nodes[Int(index)].kind {
      case .block, .case, .if, .loop, .do: if starts[Int(index)] <= start { return true }
      default: break
      }
      index += 1
    }
    return false
  }
}
