// The type of an expression, as far as names tell it: enough to know whose member is meant.
// Not a type checker: where a name does not settle it, the answer is empty, and readers ask all
// candidates or say that they did not see.

import SwiftScan

extension Project {
  /// The types that an expression may have; empty where they cannot be told.
  func typesOf(_ node: NodeID, in context: Context, depth: Int = 0) -> Types {
    guard node != none, depth < 10 else { return Types() }
    let expression = self.node(node, in: context.file)
    switch expression.kind {
    case .name:
      if expression.name == Word.`self`.rawValue || expression.name == Word.Self.rawValue {
        return Types(enclosingType(of: context.scope).map { .project($0) })
      }
      if expression.name == Word.super.rawValue {
        guard let own = enclosingType(of: context.scope), let superclass = types[Int(own)].inherits.first else { return Types() }
        return types(named: superclass, in: context)
      }
      if startsUppercase(expression.name) {
        let types = types(named: expression.name, in: context)
        if case .project? = types.first { return types }
      }
      if expression.name == Word.dollarZero.rawValue {
        guard let closure = closure(around: context.scope) else { return Types() }
        let items = itemTypes(handedTo: closure, depth: depth)
        return items.isEmpty ? elementTypes(handedTo: closure, depth: depth) : items
      }
      let found = meanings(of: unprojected(expression.name), in: context)
      if found.isEmpty, startsUppercase(expression.name) { return Types(.external(expression.name)) }
      return typesOf(anyOf: found, depth: depth + 1)
    case .member:
      guard expression.base != none else { return Types() }
      if startsUppercase(expression.name), !typesByName[expression.name].isEmpty {
        return Types(mapping: ShortList(typesByName[expression.name]) { !types[Int($0)].isExternal }, by: TypeRef.project)
      }
      // Whose member it is does not matter where nobody has one of its name.
      let name = unprojected(expression.name)
      guard !declarations[name].isEmpty else { return Types() }
      let owners = typesOf(expression.base, in: context, depth: depth + 1)
      return typesOf(members: members(named: name, of: owners, in: context), of: owners, depth: depth + 1)
    case .call:
      return typesOfCall(expression, in: context.at(node), depth: depth)
    case .generic:
      return typesOf(expression.base, in: context, depth: depth + 1)
    // `players[0]`: what is from outside has no method of the project's. Which of the project's own is meant its type does not tell.
    case .index:
      let found = typesOfElements(of: expression.base, in: context, depth: depth + 1)
      return found.allSatisfy({ if case .external = $0 { true } else { false } }) ? found : Types()
    case .cast:
      return resolve(type: expression.first, in: context)
    case .ternary:
      var found = Types()
      for part in list(of: expression, in: context.file).dropFirst() { found.formUnion(typesOf(part, in: context, depth: depth + 1)) }
      return found
    case .binary where expression.name == Operators.coalescing.name:
      let left = typesOf(expression.base, in: context, depth: depth + 1)
      return left.isEmpty ? typesOf(expression.first, in: context, depth: depth + 1) : left
    default:
      return Types()
    }
  }

  private func typesOfCall(_ call: Node, in context: Context, depth: Int) -> Types {
    let callee = node(call.base, in: context.file)
    switch callee.kind {
    case .name, .generic:
      let name = callee.kind == .generic ? node(callee.base, in: context.file).name : callee.name
      if startsUppercase(name) { return madeTypes(named: name, in: context) }
      return typesOf(anyOf: meanings(of: name, in: context), depth: depth + 1)
    case .member:
      if callee.name == Word.`init`.rawValue { return typesOf(callee.base, in: context, depth: depth + 1) }
      if startsUppercase(callee.name) { return resolve(type: call.base, in: context) }
      guard callee.base != none else { return Types() }
      if declarations[callee.name].isEmpty {
        return isSetUp(call, in: context.file) ? typesOf(callee.base, in: context, depth: depth + 1) : Types()
      }
      let owners = typesOf(callee.base, in: context, depth: depth + 1)
      // `.background()` on a view that has a property `background`: no plain value is called.
      let called = members(named: callee.name, of: owners, in: context).filter { self[$0].kind != .variable || mayBeCalled($0) }
      // A protocol gives it to what is from outside: nobody says to which types.
      if called.isEmpty, !owners.isEmpty, owners.allSatisfy({ if case .external = $0 { true } else { false } }), declarations[callee.name].allSatisfy({ returnsSelf($0) }) {
        return owners
      }
      return typesOf(members: called, of: owners, depth: depth + 1)
    default:
      return Types()
    }
  }

  /// `UITextField().then { … }` of another module: what was just made is set up, and given back.
  private func isSetUp(_ call: Node, in file: Int32) -> Bool {
    let object = node(node(call.base, in: file).base, in: file)
    guard object.kind == .call, object.base != none, startsUppercase(node(object.base, in: file).name) else { return false }
    let arguments = arguments(of: call, in: file)
    return arguments.count == 1 && arguments.allSatisfy { node($0.value, in: file).kind == .closure }
  }

  func returnsSelf(_ function: DeclarationRef) -> Bool {
    let type = self[function].type
    guard type != none else { return false }
    var node = node(type, in: function.file)
    if node.kind == .generic, self.node(node.base, in: function.file).name == .Optional, let wrapped = list(of: node, in: function.file).first {
      node = self.node(wrapped, in: function.file)
    }
    return node.kind == .name && node.name == Word.Self.rawValue
  }

  /// The types of what members give back. `Self` is the type that they are asked of, not the one that declares them.
  private func typesOf(members: Declarations, of owners: Types, depth: Int) -> Types {
    !members.isEmpty && members.allSatisfy({ returnsSelf($0) }) ? owners : typesOf(anyOf: members, depth: depth)
  }

  /// The types of the first few of what a name may mean.
  private func typesOf(anyOf meanings: Declarations, depth: Int) -> Types {
    // As most have.
    if meanings.count == 1 { return typesOf(declaration: meanings[0], depth: depth) }
    var found = Types()
    for meaning in meanings.prefix(4) {
      let types = typesOf(declaration: meaning, depth: depth)
      if found.isEmpty { found = types } else { found.formUnion(types) }
    }
    return found
  }

  /// The type of what a declaration names, or of what it returns. Several, each once, where a name means several.
  func typesOf(declaration ref: DeclarationRef, depth: Int = 0) -> Types {
    guard depth < 10 else { return Types() }
    if let known = typesOfDeclaration[ref] { return known }
    var found = Types()
    found.formUnion(findTypes(of: ref, depth))
    // Deep down the answer may only say that it was too deep.
    if depth < 3 { typesOfDeclaration[ref] = found }
    return found
  }

  private func findTypes(of ref: DeclarationRef, _ depth: Int) -> Types {
    let declaration = self[ref]
    let context = Context(file: ref.file, scope: declaration.kind.isFunction ? ref : parent(of: ref),
      position: declaration.nodeStart, frame: nil)
    if declaration.modifiers.contains(.destructured) { return Types() }
    if declaration.type != none { return resolve(type: declaration.type, in: context) }
    switch declaration.kind {
    case .variable, .binding, .parameter:
      guard declaration.value != none else {
        guard declaration.kind == .parameter, let closure = parent(of: ref) else { return environmentType(of: ref, context, depth) }
        var found = itemTypes(handedTo: closure, depth: depth)
        if found.isEmpty { found = elementTypes(handedTo: closure, depth: depth) }
        if found.isEmpty { found = typesOfSelf(handedAs: ref, to: closure) }
        return found.isEmpty ? statesReduced(as: ref, by: closure) : found
      }
      return typesOf(declaration.value, in: valueContext(of: ref, frame: nil), depth: depth + 1)
    case .enumCase: return Types(enclosingType(of: parent(of: ref)).map { .project($0) })
    default: return Types()
    }
  }

  /// `@Environment(Model.self) var model`, `@Dependency(\.router) var router`: what a wrapper says instead of a type.
  private func environmentType(of ref: DeclarationRef, _ context: Context, _ depth: Int) -> Types {
    for attribute in attributes(of: ref) where attribute.argument != none {
      let argument = node(attribute.argument, in: ref.file)
      if argument.kind == .member, argument.name == Word.`self`.rawValue { return resolve(type: argument.base, in: context) }
      guard let key = environmentKey(attribute, in: ref.file) else { continue }
      if key == .dismiss, case let action = EnvironmentType.dismissAction.name, !extensions(ofOutside: action).isEmpty { return Types(.external(action)) }
      return Types(addedKeys(key).prefix(4).flatMap { typesOf(key: $0, depth) })
    }
    return Types()
  }

  /// `var router: Factory<Router> { … }` stands for what it makes.
  private func typesOf(key property: DeclarationRef, _ depth: Int) -> Types {
    if self[property].type != none {
      let type = node(self[property].type, in: property.file)
      if type.kind == .generic, node(type.base, in: property.file).name == .Factory, let made = list(of: type, in: property.file).first {
        return resolve(type: made, in: Context(file: property.file, scope: parent(of: property), position: self[property].nodeStart, frame: nil))
      }
    }
    return typesOf(declaration: property, depth: depth + 1)
  }

  /// `router` of `@Environment(\.router)`, a key path that leaves out what it begins with.
  func environmentKey(_ attribute: Attribute, in file: Int32) -> NameID? {
    guard attribute.argument != none else { return nil }
    let path = node(attribute.argument, in: file)
    guard path.kind == .keyPath, path.base != none else { return nil }
    let member = node(path.base, in: file)
    return member.kind == .member && member.base == none ? member.name : nil
  }

  /// The properties of a name that the project adds to types from outside: keys of `EnvironmentValues`, `DependencyValues`, `Container`.
  func addedKeys(_ key: NameID) -> [DeclarationRef] {
    declarations[key].filter { property in
      self[property].kind == .variable && enclosingType(of: parent(of: property)).map { types[Int($0)].isExternal } ?? false
    }
  }

  func members(named name: NameID, of owners: Types) -> Declarations {
    var found = Declarations()
    guard !declarations[name].isEmpty else { return found }
    for owner in owners {
      switch owner {
      case .project(let type): found.append(contentsOf: members(named: name, of: type))
      case .external(let outside):
        // What the project itself adds to a type from outside.
        for type in extensions(ofOutside: outside) { found.append(contentsOf: members(named: name, of: type).filter(isGivenToOutside)) }
      }
    }
    return found
  }

  /// The variable that a name, or a member of `self`, stands for.
  func variable(meantBy reference: NodeID, in context: Context) -> DeclarationRef? {
    let node = reference == none ? Node(.skipped) : self.node(reference, in: context.file)
    guard node.kind == .name || node.kind == .member && node.base != none && isSelf(node.base, in: context.file),
      let meant = meanings(of: node, in: context).first, self[meant].kind == .variable
    else { return nil }
    return meant
  }
}

extension NameTable {
  /// `name` for `$name`; the name itself otherwise.
  func unprojected(_ name: NameID) -> NameID {
    guard name != none, name < Argument.trailing else { return name }
    let text: String? = withBytes(of: name) { bytes in
      guard bytes.count > 1, bytes[0] == UInt8(ascii: "$"), bytes[1] > UInt8(ascii: "9") else { return nil }
      return String(decoding: bytes.dropFirst(), as: UTF8.self)
    }
    return text.flatMap { find($0) } ?? name
  }

  /// `shows` of its storage `_shows`; nil for other names.
  func stored(_ storage: NameID) -> NameID? {
    guard storage != none, storage < Argument.trailing else { return nil }
    let text: String? = withBytes(of: storage) { bytes in
      bytes.count > 1 && bytes[0] == UInt8(ascii: "_") ? String(decoding: bytes.dropFirst(), as: UTF8.self) : nil
    }
    return text.flatMap { find($0) }
  }
}
