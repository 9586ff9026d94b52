// What differs from heir to heir of a class: what `self` is in a method of a base class, which class `Self()` or `type.init()` makes, and
// whose override answers.

import SwiftScan

extension ValueReader {
  /// Whether a class of the project's has subclasses there.
  func hasHeirs(_ type: TypeID) -> Bool {
    let info = project.types[Int(type)]
    return info.kind == .class && !info.isExternal && project.descendants(of: type).contains { $0 != type }
  }

  /// The method around of a class that has heirs: `self` differs from one call to the next.
  func inheritedMethod(around scope: DeclarationRef?, of type: TypeID) -> DeclarationRef? {
    guard hasHeirs(type), let member = project.enclosingMember(of: scope), project[member].kind == .function,
      !project[member].modifiers.contains(.static), project.isViewController(type)
    else { return nil }
    return member
  }

  /// What `Self()` or `self.init()` makes in a static method of a class that has heirs, as long as nobody was followed who calls it.
  func openSelf(in context: Context) -> Value? {
    guard place != nil, let type = project.enclosingType(of: context.scope), hasHeirs(type), let member = project.enclosingMember(of: context.scope),
      project[member].kind == .function, project[member].modifiers.contains(.static), context.frame.map({ receiver(of: $0) == nil }) ?? true
    else { return nil }
    return Value(kind: .receiver(member))
  }

  /// What `self.init()`, `type.init()` and `Page.init()` make.
  mutating func valuesOfMaking(whatIs type: NodeID, _ call: NodeRef, in context: Context, _ depth: Int) -> [Value] {
    let named = project.node(type, in: context.file)
    if project.isSelf(type, in: context.file) {
      if let open = openSelf(in: context) { return [open] }
      return selfTypes(in: context).flatMap { valueOfMaking($0, call: call, in: context, depth) }
    }
    if named.kind == .name, let parameter = project.meanings(of: named, in: context).first, project[parameter].kind == .parameter {
      guard let bound = argument(for: parameter, in: context.frame) else { return [Value(kind: .answer(parameter))] }
      let given = project.node(bound.node, in: bound.context.file)
      // `Page.self`
      guard given.kind == .member, given.name == Word.`self`.rawValue, given.base != none else {
        return depth < 20 ? valuesOfMaking(whatIs: bound.node, call, in: bound.context, depth + 1) : [.unseen("too far to follow")]
      }
      return project.resolve(type: given.base, in: bound.context).flatMap { valueOfMaking($0, call: call, in: context, depth) }
    }
    let types = project.typesOf(type, in: context)
    let isWritten = project.startsUppercase(named.name)
    if !isWritten, types.contains(where: { if case .project(let id) = $0 { hasHeirs(id) } else { false } }) {
      return [.unseen("which class `\(project.text(named.name))` is")]
    }
    return types.flatMap { valueOfMaking($0, call: call, in: context, depth) }
  }

  /// Whether a class below the one that declares a method has another in its place.
  func isOverriddenBelow(_ function: DeclarationRef) -> Bool {
    guard project.overriddenNames.contains(project[function].name), let owner = project.enclosingType(of: project.parent(of: function)) else { return false }
    return project.overrides(of: project[function].name, below: owner).contains { $0 != function && project.hasSameLabels($0, function) }
  }

  /// What several types answer with, each for itself.
  func ofSeveral(_ values: [Value], _ count: Int) -> [Value] {
    guard count > 1 else { return values }
    return values.map { value in
      var value = value
      value.isOneOfSeveral = true
      return value
    }
  }
}
