// What a loop goes through: `[tap, pan].forEach { view.addGestureRecognizer($0) }`, `for action in [edit, cancel] { … }`.

import SwiftScan

extension Project {
  /// The elements of the list that a loop or `forEach` around a call goes through, where `node` stands for each of them; nil where
  /// it stands for something else, or the list is written nowhere.
  func elements(of node: NodeID, in context: Context, at call: NodeRef) -> [NodeID]? {
    elements(of: self.node(node, in: context.file), in: context, at: call)
  }

  func elements(of expression: Node, in context: Context, at call: NodeRef) -> [NodeID]? {
    guard expression.kind == .name, let member = enclosingMember(of: context.scope) else { return nil }
    var sequence: NodeID?
    if expression.name == Word.dollarZero.rawValue {
      sequence = context.scope.flatMap { receiver(ofCallWith: $0, in: self[member].nodeEnd) }
    } else if let meaning = meanings(of: expression, in: context).first {
      if self[meaning].modifiers.contains(.destructured) {
        sequence = self.sequence(ofLoopAround: call)
      } else if self[meaning].kind == .parameter, let closure = parent(of: meaning), self[closure].kind == .closure {
        sequence = receiver(ofCallWith: closure, in: self[member].nodeEnd)
      }
    }
    return sequence.flatMap { list(writtenAs: $0, in: context) }
  }

  /// What the innermost loop around a place goes through.
  func sequence(ofLoopAround place: NodeRef) -> NodeID? {
    guard let member = member(around: place) else { return nil }
    return (place.index..<self[member].nodeEnd).first { index in
      let node = self.node(index, in: place.file)
      return node.kind == .loop && isInside(place.index, block: node.base, in: place.file)
    }.map { self.node($0, in: place.file).first }
  }

  /// The elements of a list that is written out, there or where a local is declared.
  func list(writtenAs node: NodeID, in context: Context) -> [NodeID]? {
    guard node != none else { return nil }
    var array = uncast(node, in: context.file)
    if array.kind == .name, let local = meanings(of: array, in: context).first, self[local].kind == .variable, self[local].modifiers.contains(.constant),
      local.file == context.file, self[local].value != none
    {
      array = uncast(self[local].value, in: local.file)
    }
    return array.kind == .array ? Array(list(of: array, in: context.file)) : nil
  }

  /// `list` of `list.forEach { … }`.
  private func receiver(ofCallWith closure: DeclarationRef, in end: NodeID) -> NodeID? {
    guard self[closure].kind == .closure, self[closure].nodeEnd < end else { return nil }
    for index in self[closure].nodeEnd..<end {
      let node = self.node(index, in: closure.file)
      guard node.kind == .call, arguments(of: node, in: closure.file).contains(where: { argument in
        let value = self.node(argument.value, in: closure.file)
        return value.kind == .closure && value.first == closure.index
      }) else { continue }
      let callee = self.node(node.base, in: closure.file)
      return callee.kind == .member && callee.base != none ? callee.base : nil
    }
    return nil
  }
}
