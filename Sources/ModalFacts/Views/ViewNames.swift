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
  /// `Text`, a `Font`, a list of them.
  func isPlain(_ ref: DeclarationRef) -> Bool {
    let type = self[ref].type
    guard type != none else { return false }
    let node = node(type, in: ref.file)
    return isPlain(type: node.kind == .functionType ? node.base : type, in: ref.file)
  }

  private func isPlain(type: NodeID, in file: Int32) -> Bool {
    guard type != none, case let name = node(type, in: file) else { return false }
    if name.kind == .array || name.kind == .dictionary { return name.count > 0 && list(of: name, in: file).allSatisfy { isPlain(type: $0, in: file) } }
    guard name.kind == .name else { return false }
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

  /// Whether properties or functions of the project's have a name, and no type has: `private var PaceSheet: some View`.
  func isNoType(_ name: NameID) -> Bool {
    let named = declarations[name]
    return !named.isEmpty && typesByName[name].isEmpty && typeAliases[name].isEmpty && !isKnownView(name)
      && named.allSatisfy { self[$0].kind == .variable || self[$0].kind == .function }
  }

  /// `Page` of `Page.make()`, a function of the type itself.
  func isTypeName(_ node: NodeID, in file: Int32) -> Bool {
    let node = self.node(node, in: file)
    return (node.kind == .name || node.kind == .member) && startsUppercase(node.name) && !isNoType(node.name)
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
      || typesByName[node.name].isEmpty && ends(node.name, with: "Content")
  }

  /// Whether a property is what a closure makes that is handed to the initialiser of all members: `@ViewBuilder let rows: Rows`.
  func isBuilt(_ property: DeclarationRef) -> Bool {
    attributes(of: property).contains { traits($0.name).contains(.builderLike) }
  }
}

// MARK: Expressions

extension Project {
  /// A view or control of SwiftUI's that is known to do nothing by itself.
  func isKnownView(_ name: NameID) -> Bool {
    isSystemView(name) || roles.has(name, .button) || roles.has(name, .input)
      || roles.has(name, .valueInput) || roles.has(name, .plainView) || traits(name).contains(.toolbarPart)
  }

  /// Whether a name stands for a property, a local, a parameter or a function that gives a view.
  func isViewNamed(_ node: NodeID, in context: Context, _ depth: Int = 0) -> Bool {
    let expression = self.node(node, in: context.file)
    guard depth < 8, expression.kind == .name || isSelf(expression.base, in: context.file),
      let ref = meanings(of: expression, in: context).first
    else { return false }
    if isGenericView(ref) || hasAttribute(ref, Known.ViewBuilder.name) { return true }
    let declaration = self[ref]
    if declaration.type != none { return isViewName(declaration.type, in: ref.file) }
    return declaration.kind == .variable && declaration.value != none && isViewMade(declaration.value, in: valueContext(of: ref, frame: nil), depth)
  }

  /// `Button("Close") { … }.padding()`, `page.padding()`: whether what is made, with what is called on it, is a view.
  private func isViewMade(_ value: NodeID, in context: Context, _ depth: Int) -> Bool {
    var current = value
    while current != none {
      let call = self.node(current, in: context.file)
      guard call.kind == .call else { return (call.kind == .name || call.kind == .member) && isViewNamed(current, in: context, depth + 1) }
      let callee = self.node(call.base, in: context.file)
      let name = callee.kind == .generic ? self.node(callee.base, in: context.file).name : callee.name
      if callee.kind != .member || startsUppercase(name) { return isKnownView(name) || typesByName[name].contains(where: isView) }
      current = callee.base
    }
    return false
  }

  /// `onTap(close)`, `onTap(self.close)`, `onTap(dismiss.callAsFunction)`: a function that gives no view.
  func isMethod(_ node: NodeID, in context: Context) -> Bool {
    let expression = self.node(node, in: context.file)
    if expression.kind == .member, expression.name == .callAsFunction { return true }
    guard functionNames.contains(expression.name) else { return false }
    let meanings = expression.kind == .name || isSelf(expression.base, in: context.file)
      ? self.meanings(of: expression, in: context) : members(meantBy: expression, in: context)
    return meanings.first.map { self[$0].kind == .function && !isViewBuilder($0) } ?? false
  }

  /// What a call is called on, where that is a call itself: the link before a modifier.
  func call(below call: Node, in file: Int32) -> Node? {
    guard call.base != none, case let callee = node(call.base, in: file), callee.kind == .member, callee.base != none,
      case let base = node(callee.base, in: file), base.kind == .call
    else { return nil }
    return base
  }

  /// Whether a chain begins with `Name(…)`, not with `Name.shared` or a variable.
  func isMadeHere(_ node: NodeID, in file: Int32) -> Bool {
    var current = node
    for _ in 0..<200 {
      let expression = self.node(current, in: file)
      switch expression.kind {
      case .call:
        let callee = self.node(expression.base, in: file)
        if callee.kind == .name || callee.kind == .generic {
          let name = callee.kind == .generic ? self.node(callee.base, in: file).name : callee.name
          return startsUppercase(name)
        }
        current = expression.base
      case .member:
        // `SwiftUI.Button(…)`.
        if startsUppercase(expression.name) { return true }
        guard expression.base != none else { return false }
        current = expression.base
      default: return false
      }
    }
    return true
  }

  /// Whether a node is a member of this name, or a list that holds one: `.isButton` of `[.isButton, .isSelected]`.
  func containsName(_ name: Known, in node: NodeID, _ file: Int32) -> Bool {
    let expression = self.node(node, in: file)
    if expression.kind == .array { return list(of: expression, in: file).contains { containsName(name, in: $0, file) } }
    return expression.kind == .member && expression.name == name
  }
}
