// What gives a view, as names and declared types tell.

import SwiftScan

extension Project {
  /// A function that gives back a view, by its declared type or because it is a view builder.
  func isViewBuilder(_ function: DeclarationRef) -> Bool {
    let declaration = self[function]
    if declaration.kind == .variable || declaration.kind == .parameter { return takesClosure(function) && returnsView(function) }
    guard declaration.kind == .function else { return false }
    if attributes(of: function).contains(where: { traits($0.name).contains(.builderLike) }) { return true }
    return isViewName(declaration.type, in: function.file) || returnsSelf(function) && isOfView(function)
  }

  /// Whether a member belongs to a view, to what the project adds to views, or to a protocol that views conform to.
  private func isOfView(_ member: DeclarationRef) -> Bool {
    guard let owner = enclosingType(of: parent(of: member)) else { return false }
    if isView(owner) || isViewName(types[Int(owner)].name) { return true }
    return types[Int(owner)].kind == .protocol && descendants(of: owner).contains(where: isView)
  }

  func returnsView(_ ref: DeclarationRef) -> Bool {
    let type = self[ref].type
    guard type != none else { return false }
    let node = node(type, in: ref.file)
    // A closure that gives back something, where a view stands, gives back a view.
    guard node.kind == .functionType, node.base != none else { return isViewName(type, in: ref.file) }
    let result = self.node(node.base, in: ref.file)
    return !(result.kind == .tuple && result.count == 0) && text(result.name) != "Void" && !isPlain(type: node.base, in: ref.file)
  }

  /// Whether what a declaration holds, or gives back, is declared as something that has no control in it whatever it is: a `Color`, a
  /// `Text`, a `Font`.
  func isPlain(_ ref: DeclarationRef) -> Bool {
    let type = self[ref].type
    guard type != none else { return false }
    let node = node(type, in: ref.file)
    return isPlain(type: node.kind == .functionType ? node.base : type, in: ref.file)
  }

  private func isPlain(type: NodeID, in file: Int32) -> Bool {
    guard type != none, case let name = node(type, in: file), name.kind == .name else { return false }
    return startsUppercase(name.name) && traits(name.name).contains(.standard) && typeAliases[name.name].isEmpty
      && typesByName[name.name].allSatisfy { types[Int($0)].isExternal }
  }

  /// What a computed property shows that gives a view: `private var face: some View { Text(title) }`.
  func shown(by property: DeclarationRef, in context: Context) -> (node: NodeID, context: Context)? {
    guard self[property].kind == .variable, isViewName(self[property].type, in: property.file), let getter = ValueReader(self).getter(of: property),
      self[getter].body != none
    else { return nil }
    return (self[getter].body, Context(file: getter.file, scope: getter, position: self[getter].body, frame: context.frame))
  }

  func isViewName(_ type: NodeID, in file: Int32) -> Bool {
    guard type != none else { return false }
    let node = node(type, in: file)
    switch node.kind {
    case .generic: return isViewName(node.base, in: file)
    case .name, .member: return isViewName(node.name) || typesByName[node.name].contains { isView($0) }
    case .composition: return list(of: node, in: file).contains { isViewName($0, in: file) }
    default: return false
    }
  }

  func isViewName(_ name: NameID) -> Bool { traits(name).contains(.viewLike) }

  /// Whether a name is a generic parameter that may be a view.
  func isGenericView(_ name: NameID, in scope: DeclarationRef?) -> Bool {
    guard let conformance = genericParameter(name, in: scope)?.conformance else { return false }
    return self[conformance].kind == .skipped || isViewName(conformance.index, in: conformance.file)
  }

  /// Whether a property or parameter may be any view: its type is a generic parameter, `AnyView`, `some View`, or the
  /// `Content` of a modifier or a protocol.
  func isGenericView(_ ref: DeclarationRef) -> Bool {
    let type = self[ref].type
    guard type != none else { return false }
    let node = node(type, in: ref.file)
    guard node.kind == .name else { return false }
    return node.name == .AnyView || node.name == .View || isGenericView(node.name, in: self[ref].kind == .parameter ? parent(of: ref) : ref)
      || text(node.name).hasSuffix("Content") && typesByName[node.name].isEmpty
  }

  /// Whether a property is what a closure makes that is handed to the initialiser of all members: `@ViewBuilder let rows: Rows`.
  func isBuilt(_ property: DeclarationRef) -> Bool {
    attributes(of: property).contains { traits($0.name).contains(.builderLike) }
  }
}
