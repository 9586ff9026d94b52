// Delegates and closures that nobody sets: `weak var delegate: PageDelegate?` of a page whose presenter has the methods, and was never
// made its delegate. To ask one for anything does nothing.
// Trap: Objective-C, other modules, storyboards, streams and key paths set properties without a line that says so.

import SwiftScan

extension Project {
  /// Whether a class's property, a closure or an object of the project's, is `nil` as long as its object lives: nobody gives it anything, neither in the
  /// value around nor, where that is not told apart, in any.
  /// - Returns: The depth of the frame that it rests on, `Int.max` for none; nil where somebody may set it.
  func depthNeverGiven(_ property: DeclarationRef, in frame: Frame?) -> Int? {
    let declaration = self[property]
    guard declaration.kind == .variable, declaration.modifiers.contains(.optional), !declaration.modifiers.contains(.static), declaration.body == none,
      declaration.value == none || node(declaration.value, in: property.file).kind == .nil, attributes(of: property).isEmpty,
      isOfProject(property) || takesClosure(property) || holdsControllerUnseen(property), let owner = enclosingType(of: parent(of: property)), types[Int(owner)].kind == .class
    else { return nil }
    // Which delegate or closure it is may differ from one value to the next.
    if isOfProtocol(property) || takesClosure(property), let given = given(to: property, in: frame) {
      return given.values.allSatisfy { ValueReader(self).isNil($0.node, in: $0.context) == true } ? given.depth : nil
    }
    return isNeverSet(property, of: owner) ? .max : nil
  }

  /// Whether no line of the project, and nothing outside of it, sets a property to anything.
  private func isNeverSet(_ property: DeclarationRef, of owner: TypeID) -> Bool {
    let name = self[property].name
    return !self[property].modifiers.contains(.exported) && !self[property].modifiers.contains(.override) && !types[Int(owner)].isExternal
      && !types[Int(owner)].parts.contains { hasAttribute($0, Word.objcMembers.rawValue) }
      && ValueReader(self).getter(of: property) == nil && !isSetByStream(name) && assignments[Listed.keyPath.name].isEmpty
      && settings(of: property, of: owner).allSatisfy { isHandedNothing($0, of: owner) }
  }

  /// Whether what sets a property is an initialiser that nobody hands anything for it: `MapModel(delegate: nil)`, wherever one is made.
  private func isHandedNothing(_ setting: NodeRef, of owner: TypeID) -> Bool {
    let type = types[Int(owner)]
    let value = node(self[setting].first, in: setting.file)
    guard value.kind == .name, let initializer = scope(of: setting), self[initializer].kind == .initializer, enclosingType(of: parent(of: initializer)) == owner,
      let parameter = parameters(of: initializer).first(where: { self[$0].name == value.name }), !self[initializer].modifiers.contains(.exported),
      initializers(of: owner).count == 1 || initializers(of: owner).allSatisfy({ $0 == initializer || parameters(of: $0).contains { self[$0].name == Known.coder.name } }),
      descendants(of: owner).isEmpty, !handedBesidesSelectors.contains(type.name), subtypes[type.name].isEmpty
    else { return false }
    let made = calls[type.name].filter { !isInactive($0) }
    // `.init(delegate: self)` where the type is told by the place.
    let mayBeMade = calls[Word.`init`.rawValue].contains { call in fits(initializer, arguments(of: self[call], in: call.file)) }
    return !made.isEmpty && !mayBeMade && made.allSatisfy { call in
      guard let argument = argument(for: parameter, of: initializer, call: call) else {
        return self[parameter].value != none && node(self[parameter].value, in: parameter.file).kind == .nil
      }
      return node(argument, in: call.file).kind == .nil
    }
  }

  /// Whether what a property holds is of types of the project's, none of which anybody outside would set.
  private func isOfProject(_ property: DeclarationRef) -> Bool {
    let found = typesOf(declaration: property)
    return !found.isEmpty && found.allSatisfy { if case .project(let id) = $0 { types[Int(id)].kind != .enum && !types[Int(id)].isExternal } else { false } }
  }

  /// `weak var controller: UIViewController?` of a class that only Swift knows of, such as a router: nobody outside would set it.
  private func holdsControllerUnseen(_ property: DeclarationRef) -> Bool {
    let found = typesOf(declaration: property)
    guard !found.isEmpty, found.allSatisfy({ if case .external(let name) = $0 { name == .UIViewController || name == .UINavigationController } else { false } }),
      let owner = enclosingType(of: parent(of: property))
    else { return false }
    return ancestors(of: owner).external.allSatisfy { isListed($0, in: Self.plainProtocols) }
  }

  private static let plainProtocols: Spellings = ["AnyObject", "ObservableObject", "Sendable", "Identifiable", "Equatable", "Hashable"]

  /// Whether a property of some class may have this name and be `nil`. Most of what is called on is none.
  func mayBeNil(_ name: NameID) -> Bool {
    if let known = namesOfOptionals[name] { return known }
    let found = declarations[name].contains { property in
      self[property].kind == .variable && self[property].modifiers.contains(.optional) && self[property].body == none
        && parent(of: property).map { self[$0].kind.isType } ?? false
    }
    namesOfOptionals[name] = found
    return found
  }

  /// The property that a name, or a member of `self`, stands for, also where it was unwrapped: `if let delegate`.
  func property(meantBy reference: NodeID, in context: Context) -> DeclarationRef? {
    if let variable = variable(meantBy: reference, in: context) { return variable }
    let node = reference == none ? Node(.skipped) : self.node(reference, in: context.file)
    guard node.kind == .name, let binding = meanings(of: node, in: context).first, self[binding].kind == .binding, self[binding].value != none,
      case let value = self.node(self[binding].value, in: binding.file), value.kind == .name || value.kind == .member && isSelf(value.base, in: binding.file)
    else { return nil }
    return members(named: value.name, of: Types(enclosingType(of: context.scope).map { .project($0) })).first { self[$0].kind == .variable }
  }

  /// Whether a method asks what nobody ever set, and nothing else of the project's: `@objc func close() { delegate?.pageDidClose(self) }`.
  func asksOnlyNobody(_ action: Action) -> Bool {
    guard case .body(let method, let frame) = action else { return false }
    return asksOnlyNobody(method, frame, 0)
  }

  private func asksOnlyNobody(_ function: DeclarationRef, _ frame: Frame?, _ depth: Int) -> Bool {
    guard depth < 5, self[function].body != none, !isInactive(function) else { return false }
    let body = self[function].body
    let context = Context(file: function.file, scope: function, position: body, frame: frame)
    let statements = node(body, in: function.file).kind == .block ? Array(list(of: node(body, in: function.file), in: function.file)) : [body]
    var asked = false
    for statement in statements {
      let call = node(statement, in: function.file)
      // `guard let delegate else { return }` comes no further, `if let delegate { … }` not inside.
      if call.kind == .guard || call.kind == .if && !call.flags.contains(.hasElse), unwrapsNobody(call, in: context.at(statement)) {
        if call.kind == .guard {
          let otherwise = node(call.base, in: function.file)
          return list(of: otherwise, in: function.file).allSatisfy { node($0, in: function.file).kind == .return }
        }
        asked = true
        continue
      }
      guard call.kind == .call, case let callee = node(call.base, in: function.file), callee.kind == .name || callee.kind == .member else { return false }
      if asksNobody(call.base, callee, in: context.at(statement), depth) {
        asked = true
      } else {
        // `player.pause()`
        guard declarations[callee.name].isEmpty, !roles.has(callee.name, .exit),
          !arguments(of: call, in: function.file).contains(where: { node($0.value, in: function.file).kind == .closure })
        else { return false }
      }
    }
    return asked
  }

  /// Whether a condition unwraps what nobody set.
  private func unwrapsNobody(_ statement: Node, in context: Context) -> Bool {
    list(of: statement, in: context.file).contains { condition in
      let declaration = node(condition, in: context.file)
      guard declaration.kind == .declaration, case let binding = DeclarationRef(file: context.file, index: declaration.first), self[binding].kind == .binding,
        self[binding].value != none, let property = property(meantBy: self[binding].value, in: valueContext(of: binding, frame: context.frame))
      else { return false }
      return depthNeverGiven(property, in: context.frame) != nil
    }
  }

  /// Whether a call asks a delegate or runs a closure that nobody set, or one that asks nobody in turn.
  private func asksNobody(_ reference: NodeID, _ callee: Node, in context: Context, _ depth: Int) -> Bool {
    if let closure = property(meantBy: reference, in: context), takesClosure(closure) {
      if depthNeverGiven(closure, in: context.frame) != nil { return true }
      guard let owner = enclosingType(of: parent(of: closure)), types[Int(owner)].kind == .class, self[closure].modifiers.contains(.optional),
        self[closure].body == none
      else { return false }
      let values = given(to: closure, in: context.frame)?.values
        ?? settings(of: closure, of: owner).map { Bound(node: self[$0].first, context: self.context(of: $0), depth: .max) }
      return !values.isEmpty && values.allSatisfy { value in
        let expression = node(value.node, in: value.context.file)
        return expression.kind == .closure && asksOnlyNobody(DeclarationRef(file: value.context.file, index: expression.first), value.context.frame, depth + 1)
      }
    }
    guard callee.kind == .member, callee.base != none, let delegate = property(meantBy: callee.base, in: context) else { return false }
    return depthNeverGiven(delegate, in: context.frame) != nil || isLeftEmpty(callee.name, of: delegate)
  }

  /// Whether all who have a protocol's method leave it empty.
  private func isLeftEmpty(_ method: NameID, of delegate: DeclarationRef) -> Bool {
    let meanings = members(named: method, of: typesOf(declaration: delegate))
    return !meanings.isEmpty && meanings.allSatisfy { meaning in
      guard self[meaning].kind == .function, let owner = enclosingType(of: parent(of: meaning)), types[Int(owner)].kind == .protocol else { return false }
      let bodies = bodies(of: method, below: owner)
      return !bodies.isEmpty && bodies.allSatisfy { node(self[$0].body, in: $0.file).count == 0 }
    }
  }
}
