// What a team puts around objects to give them helpers under a name of its own: `card.ext.beModal()`, where `ext` is `Ext(base: self)` and
// `extension Ext where Base: UIView` speaks of its `base`.

import SwiftScan

extension Project {
  /// The property of a wrapper that a name stands for, which holds what is wrapped; nil for any other name.
  func wrapped(_ name: NodeID, in context: Context) -> DeclarationRef? {
    guard name != none, let property = variable(meantBy: name, in: context), isWrapped(property) else { return nil }
    return property
  }

  /// Whether a type is there to wrap others.
  func isWrapper(_ type: TypeID) -> Bool {
    types[Int(type)].kind == .struct && types[Int(type)].parts.contains { part in
      signature(of: part).generics.count > 0 && children(of: part).contains { self[$0].kind == .variable && isWrapped($0) }
    }
  }

  private func isWrapped(_ property: DeclarationRef) -> Bool {
    guard let owner = parent(of: property), self[owner].kind == .struct, self[property].type != none, case let type = node(self[property].type, in: property.file)
    else { return false }
    return type.kind == .name && genericParameter(type.name, in: owner) != nil
  }

  /// What stands in the wrapper that a helper is called on: `card` of `card.ext.beModal()`, of `Ext(card).beModal()`.
  func object(wrappedAt call: NodeRef) -> NodeID? {
    let callee = node(self[call].base, in: call.file)
    guard callee.kind == .member, callee.base != none else { return nil }
    let wrapper = node(callee.base, in: call.file)
    if wrapper.kind == .call { return arguments(of: wrapper, in: call.file).first?.value }
    guard wrapper.kind == .member, wrapper.base != none else { return nil }
    let isMade = declarations[wrapper.name].contains { property in
      guard self[property].kind == .variable, let getter = ValueReader(self).getter(of: property), let only = ValueReader(self).onlyExpression(of: getter),
        case let making = node(only, in: getter.file), making.kind == .call
      else { return false }
      return arguments(of: making, in: getter.file).contains { isSelf($0.value, in: getter.file) }
    }
    return isMade ? wrapper.base : nil
  }
}
