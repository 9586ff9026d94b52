// What a class has and never runs: `installCloseItem()` of a base class gives a Close to those of its screens alone that call it, what a
// class overrides without `super` is lost to it, and a private method that nobody calls any more does nothing.

import SwiftScan

extension Project {
  /// The nodes of functions in a part of a class, or of what it inherits from, that never run for the class itself.
  /// - Parameters:
  ///   - owner: Whose part it is.
  ///   - type: The class.
  func unrunFunctions(in part: DeclarationRef, of owner: TypeID, for type: TypeID) -> [Range<NodeID>] {
    children(of: part).filter { function in
      self[function].kind == .function && self[function].body != none
        && (isLeftBehind(function) || owner != type && (isUncalled(function, ancestors: ancestors(of: type).types) || isReplaced(function, in: type)))
    }.map { self[$0].nodeStart..<self[$0].nodeEnd }
  }

  /// Whether nobody can run a method: it is private, and what the phone compiles names it nowhere, nor its selector in a string.
  func isLeftBehind(_ method: DeclarationRef) -> Bool {
    let declaration = self[method]
    guard declaration.kind == .function, declaration.modifiers.contains(.private), !declaration.modifiers.contains(.override), !mayAnswer(method) else { return false }
    guard !mentionedNames.contains(declaration.name) else {
      // Called in a branch of `#if DEBUG` alone.
      return attributes(of: method).isEmpty && !handedNames.contains(declaration.name) && calls[declaration.name].allSatisfy { isInactive($0) }
    }
    let labels = parameters(of: method).map { self[$0].label }
    if labels.isEmpty { return true }
    // `Selector("closeTapped:")`; how labels stand in a selector is not worked out.
    guard labels == [none] else { return false }
    return !(names.find(text(declaration.name) + ":").map(mentionedNames.contains) ?? false)
  }

  /// Whether a private method may be what a class has for a protocol from outside, which only a private class's can: `searchBarCancelButtonClicked(_:)`.
  private func mayAnswer(_ method: DeclarationRef) -> Bool {
    guard let type = enclosingType(of: parent(of: method)), parameters(of: method).first.map({ self[$0].label == none }) ?? false else { return false }
    return types[Int(type)].parts.contains { self[$0].kind != .extension && self[$0].modifiers.contains(.private) }
  }

  /// Whether a class, or what it inherits from, overrides a method of what stands above and does not run that: there is no `super` of its name.
  func isReplaced(_ method: DeclarationRef, in type: TypeID) -> Bool {
    let declaration = self[method]
    guard overriddenNames.contains(declaration.name), !declaration.modifiers.contains(.static), let owner = enclosingType(of: parent(of: method)),
      types[Int(owner)].kind == .class
    else { return false }
    for nearer in ancestors(of: type).types.prefix(while: { $0 != owner }) where types[Int(nearer)].kind == .class {
      let parts = types[Int(nearer)].parts.filter { !isInactive($0) }
      let isOverridden = parts.contains { part in
        children(of: part).contains { other in
          self[other].name == declaration.name && self[other].kind == .function && self[other].modifiers.contains(.override) && !isInactive(other)
            && hasSameLabels(other, method)
        }
      }
      if isOverridden, !parts.contains(where: { asksSuper(for: declaration.name, inside: $0) }) { return true }
    }
    return false
  }

  private func asksSuper(for method: NameID, inside part: DeclarationRef) -> Bool {
    places(in: calls[method], inside: part).contains { place in
      let callee = node(self[calls[method][place]].base, in: part.file)
      return callee.kind == .member && callee.base != none && node(callee.base, in: part.file).name == Word.super.rawValue && !isInactive(calls[method][place])
    }
  }

  private func isUncalled(_ function: DeclarationRef, ancestors: UnsafeBufferPointer<TypeID>) -> Bool {
    let declaration = self[function]
    guard !declaration.modifiers.contains(.override), attributes(of: function).isEmpty else { return false }
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

extension ControllerReader {
  /// A call that would tie an action to a control, in code that never runs or to one that is never shown: for nobody else is to be looked who
  /// calls the method, or runs the closure.
  mutating func noteUntied(_ call: Node, in file: Int32) {
    let arguments = project.arguments(of: call, in: file)
    if let handler = project.selectorName(in: arguments, of: file) {
      handlers.formUnion(methods(named: handler, of: project.selectorClass(in: arguments, of: file), near: NodeRef(file: file, index: call.base)))
    } else if let action = action(of: arguments, in: file), case let closure = project.node(action, in: file), closure.kind == .closure {
      readActions.append(DeclarationRef(file: file, index: closure.first))
    }
  }
}
