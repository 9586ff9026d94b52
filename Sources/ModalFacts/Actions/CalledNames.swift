// What a bare name is where it is called: a closure that somebody hands in, another local, or a member.

import SwiftScan

/// What holds what a bare name calls.
enum NameHolder {
  /// A parameter of the member around that may be handed a closure.
  case parameterOfMember
  /// Another parameter, variable or function inside of a member.
  case local
  case elsewhere
}

extension Project {
  /// What a bare name is at a node.
  func holder(of name: NameID, at node: NodeRef) -> NameHolder {
    guard callable.locals.contains(name) else { return .elsewhere }
    var scope = scope(of: node)
    while let at = scope, !self[at].kind.isType {
      let end = self[at].end
      var index = at.index + 1
      let parent = parent(of: at)
      while index < end {
        let child = files[Int(at.file)].declarations[Int(index)]
        if child.name == name {
          guard child.kind == .parameter, parent.map({ self[$0].kind.isType }) ?? true else { return .local }
          // Many have the name of a closure elsewhere: `UInt8(value)`.
          return mayHoldClosure(DeclarationRef(file: at.file, index: index)) ? .parameterOfMember : .elsewhere
        }
        index = max(child.end, index + 1)
      }
      scope = parent
    }
    return .elsewhere
  }
}
