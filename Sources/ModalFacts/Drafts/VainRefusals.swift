// Refusals of the swipe that do not guard what was typed: those that a button's own action begins and that end with it, while it sends, and
// those that hang on a flag which nobody raises for the class that is presented.

import SwiftScan

extension Project {
  /// `isModalInPresentation = true` in what a button runs, which closes the modal or takes that back when it is done.
  func refusesWhileItRuns(_ assignment: NodeRef) -> Bool {
    guard node(self[assignment].first, in: assignment.file).kind == .true, let member = enclosingMember(of: scope(of: assignment)), self[member].kind == .function,
      self[member].name != .viewDidLoad, isRunByControlAlone(member)
    else { return false }
    return (self[member].nodeStart..<self[member].nodeEnd).contains { index in
      let node = node(index, in: member.file)
      guard !node.flags.contains(.inactive) else { return false }
      switch node.kind {
      case .call: return roles.has(files[Int(member.file)].lastName(node.base), .exit)
      case .assign:
        return self.node(node.base, in: member.file).name == .isModalInPresentation && self.node(node.first, in: member.file).kind == .false
          && scope(of: NodeRef(file: member.file, index: index)) != scope(of: assignment)
      default: return false
      }
    }
  }

  /// `@objc func send()`, which a selector names and its own class does not call.
  private func isRunByControlAlone(_ function: DeclarationRef) -> Bool {
    let name = self[function].name
    return (hasAttribute(function, Known.IBAction.name) || handedNames.contains(name) && !handedBesidesSelectors.contains(name)) 
      && calls[name].allSatisfy { isInactive($0) || !files[Int($0.file)].isOwn(self[$0].base) || enclosingType(of: scope(of: $0)) != enclosingType(of: function) }
  }

  /// `isModalInPresentation = hasChanges`, where the flag is declared `false`, and only classes set it that this one has nothing to do with.
  func isNeverTrue(_ assignment: NodeRef, of type: TypeID) -> Bool {
    let value = node(self[assignment].first, in: assignment.file)
    if value.kind == .member, value.base != none, isOfAnother(value.base, than: type, in: context(of: assignment)) { return true }
    guard value.kind == .name || value.kind == .member && isSelf(value.base, in: assignment.file),
      let flag = meanings(of: value, in: context(of: assignment)).first, self[flag].kind == .variable
    else { return false }
    return staysFalse(flag, in: type)
  }

  /// `dirty` of `guard let dirty = self as? Dirty`, of a protocol that a class does not conform to.
  private func isOfAnother(_ object: NodeID, than type: TypeID, in context: Context) -> Bool {
    let name = node(object, in: context.file)
    guard name.kind == .name, let local = meanings(of: name, in: context).first, self[local].kind == .binding || self[local].kind == .variable, self[local].value != none,
      case let cast = node(self[local].value, in: local.file), cast.kind == .cast, isSelf(cast.base, in: local.file)
    else { return false }
    let wanted = resolve(type: cast.first, in: context)
    return !wanted.isEmpty && wanted.allSatisfy { wanted in
      guard case .project(let id) = wanted, !types[Int(id)].isExternal else { return false }
      return !([type] + descendants(of: type)).contains { ancestors(of: $0).types.contains(id) }
    }
  }

  /// Whether a flag of a class is `false` for as long as an object of a subclass lives.
  private func staysFalse(_ flag: DeclarationRef, in type: TypeID) -> Bool {
    let (value, name) = (self[flag].value, self[flag].name)
    guard value != none, node(value, in: flag.file).kind == .false else { return false }
    if staysFalse(flag) { return true }
    guard let owner = enclosingType(of: parent(of: flag)), owner != type, !isSetByStream(name), changingMembers[name].isEmpty,
      !declarations[name].contains(where: { $0 != flag }), !isReferred(to: name)
    else { return false }
    let lineage = ancestors(of: type).types + descendants(of: type)
    return assignments[name].allSatisfy { assignment in
      if node(self[assignment].first, in: assignment.file).kind == .false { return true }
      let left = node(self[assignment].base, in: assignment.file)
      guard left.kind == .name || left.kind == .member && isSelf(left.base, in: assignment.file), let setter = enclosingType(of: scope(of: assignment))
      else { return false }
      return !lineage.contains(setter) && ancestors(of: setter).types.contains(owner)
    }
  }
}
