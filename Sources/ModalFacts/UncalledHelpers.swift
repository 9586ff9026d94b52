// What a base class or a protocol's extension offers to its screens, and one of them never calls: of `installCloseItem()`
// there is a Close on those screens alone that call it.

import SwiftScan

extension Project {
  /// The nodes of functions in a part of what a class inherits from that run for its siblings, and never for the class itself.
  /// - Parameters:
  ///   - part: Of one of `ancestors`, and not of the class's own.
  ///   - ancestors: The class and all that it inherits from.
  func uncalledHelpers(in part: DeclarationRef, ancestors: UnsafeBufferPointer<TypeID>) -> [Range<NodeID>] {
    children(of: part).filter { isUncalled($0, ancestors: ancestors) }.map { self[$0].nodeStart..<self[$0].nodeEnd }
  }

  private func isUncalled(_ function: DeclarationRef, ancestors: UnsafeBufferPointer<TypeID>) -> Bool {
    let declaration = self[function]
    guard declaration.kind == .function, declaration.body != none, !declaration.modifiers.contains(.override), attributes(of: function).isEmpty
    else { return false }
    // Most are called by the class itself, or by somebody who may mean it.
    var isCalled = false
    for call in calls[declaration.name] where !isInactive(call) {
      guard isOfSiblings(call, ancestors: ancestors) else { return false }
      isCalled = true
    }
    // What nobody calls may be called from where nobody looks.
    return isCalled && !ancestors.contains { type in types[Int(type)].parts.contains { isHandedOn(declaration.name, in: $0.file, inside: $0) } }
  }

  /// Whether a call runs something of another class: on an object of such a class, or in its own code by a bare name or on `self`.
  private func isOfSiblings(_ call: NodeRef, ancestors: UnsafeBufferPointer<TypeID>) -> Bool {
    // What inherits from the class may be what is presented in its place.
    func isSibling(_ type: TypeID) -> Bool {
      types[Int(type)].kind == .class && !types[Int(type)].isExternal && !ancestors.contains(type)
        && !(ancestors.first.map { self.ancestors(of: type).types.contains($0) } ?? false)
    }
    if files[Int(call.file)].isOwn(self[call].base) { return enclosingType(of: scope(of: call)).map(isSibling) ?? false }
    let callee = node(self[call].base, in: call.file)
    guard callee.kind == .member, callee.base != none else { return false }
    let receivers = typesOf(callee.base, in: context(of: call))
    return !receivers.isEmpty && receivers.allSatisfy { if case .project(let id) = $0 { isSibling(id) } else { false } }
  }
}
