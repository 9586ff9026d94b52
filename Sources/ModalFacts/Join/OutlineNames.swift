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

  /// `close(_:)`, whose labels have no values: it names a function and calls nobody.
  @inline(__always)
  func isCompoundName(_ node: Node) -> Bool {
    node.kind == .call && node.count > 0 && arguments(of: node).allSatisfy { $0.label < Argument.trailing && nodes[Int($0.value)].kind == .wildcard }
  }

  /// What a closure of one expression gives back, `draft.text` of `{ draft.text ?? "" }`.
  func valueRead(byClosure node: NodeID) -> NodeID? {
    guard nodes[Int(node)].kind == .closure, case let body = declarations[Int(nodes[Int(node)].first)].body, body != none, nodes[Int(body)].count == 1,
      let only = list(of: nodes[Int(body)]).first
    else { return nil }
    let kind = nodes[Int(only)].kind
    return kind == .return || kind == .binary ? nodes[Int(only)].base : only
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

  /// The node with which the block, the arm or the `if` ends that a local stands in: it comes after all that is in it, and starts
  /// before. `none` where the function around ends first.
  func end(ofLocal local: DeclarationID) -> NodeID {
    let declaration = declarations[Int(local)]
    let start = declarationStarts[Int(local)]
    let end = declaration.parent == none ? NodeID(nodes.count) : declarations[Int(declaration.parent)].nodeEnd
    var index = declaration.nodeEnd
    while index < end {
      switch nodes[Int(index)].kind {
      case .block, .case, .if, .loop, .do: if starts[Int(index)] <= start { return index }
      default: break
      }
      index += 1
    }
    return none
  }
}
