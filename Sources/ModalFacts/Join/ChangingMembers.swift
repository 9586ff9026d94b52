// Who changes in place what a name stands for, and who sets it: the members that this stands in. Changes are noted while the calls are
// listed one after the other; to look each of them up again would wait for memory every time.

import SwiftScan

/// A member in which a change, or an assignment, stands that the phone compiles.
struct ChangingMember: Placed, Equatable {
  let file: Int32
  /// The member's index in its file, and whether it is by a bare name, or on `self` or `super`.
  private let bits: UInt32

  init(_ member: DeclarationRef, isOwn: Bool) {
    file = member.file
    bits = member.index << 1 | (isOwn ? 1 : 0)
  }

  var member: DeclarationRef { DeclarationRef(file: file, index: bits >> 1) }
  var isOwn: Bool { bits & 1 != 0 }
}

extension FileSet {
  /// Who assigns by `use`; nil where nothing is compiled, or no member is around.
  func changer(_ use: NodeRef) -> ChangingMember? {
    guard !isInactive(use), let member = enclosingMember(of: scope(of: use)) else { return nil }
    return ChangingMember(member, isOwn: files[Int(use.file)].isOwn(self[use].base))
  }
}

extension OutlineTables {
  /// Calls `body` with what a change of `place` changes as well: `state` of `state.shows`, `self.stack[0].name` by each of its parts;
  /// nodes of names.
  func forEachWhole(of place: NodeID, _ body: (NodeID) -> Void) {
    var current = place
    while current != none {
      let part = nodes[Int(current)]
      guard part.kind == .member || part.kind == .index, part.base != none else { break }
      current = part.base
      let kind = nodes[Int(current)].kind
      if kind == .name || kind == .member { body(current) }
    }
  }

  /// Calls `body` with what a call hands on to be changed, `state` of `reduce(&state, action)`, and with all of which that is a part.
  func forEachHandedInOut(by call: Node, _ body: (NodeID) -> Void) {
    for argument in arguments(of: call) where nodes[Int(argument.value)].flags.contains(.handedInOut) {
      let kind = nodes[Int(argument.value)].kind
      if kind == .name || kind == .member { body(argument.value) }
      forEachWhole(of: argument.value, body)
    }
  }

  /// Whether a callee or the left side of an assignment is a bare name, or a member of `self` or `super`.
  func isOwn(_ callee: NodeID) -> Bool {
    let callee = nodes[Int(callee)]
    guard callee.kind == .member, callee.base != none else { return callee.kind == .name }
    let base = nodes[Int(callee.base)]
    return base.kind == .name && (base.name == Word.`self`.rawValue || base.name == Word.super.rawValue)
  }
}

/// Finds the member around each of a file's nodes, from one to the next.
struct MemberWalk {
  private let declarations: UnsafeBufferPointer<Declaration>
  /// How many declarations begin at or before the node.
  private var begun = 0
  /// The innermost around it.
  private var scope = none
  /// The member around that, as far as somebody has asked.
  private var known: (scope: DeclarationID, member: DeclarationID) = (none, none)

  init(_ tables: OutlineTables) { declarations = tables.declarations }

  /// The member around a node that stands behind those that were asked for; `none` outside of all.
  mutating func member(around node: NodeID) -> DeclarationID {
    while begun < declarations.count, declarations[begun].nodeStart <= node {
      scope = DeclarationID(begun)
      begun += 1
    }
    while scope != none, declarations[Int(scope)].nodeEnd <= node { scope = declarations[Int(scope)].parent }
    if scope != known.scope { known = (scope, member(of: scope)) }
    return known.member
  }

  private func member(of scope: DeclarationID) -> DeclarationID {
    var found = none
    var current = scope
    while current != none, !declarations[Int(current)].kind.isType {
      let kind = declarations[Int(current)].kind
      if kind.isFunction || kind == .variable || kind == .accessor { found = current }
      current = declarations[Int(current)].parent
    }
    return found
  }
}
