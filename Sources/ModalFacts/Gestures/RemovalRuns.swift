// What runs a removal? Its recogniser's handler alone, the object that keeps the recogniser by itself, or nobody.

import SwiftScan

extension GestureRemovals {
  /// Whether a function runs only when a recogniser calls it: it is a handler, or only a handler calls it. What a
  /// button or other code runs as well may stand on every way out.
  func isHandlersOnly(_ member: DeclarationRef, _ type: TypeID, _ depth: Int = 0) -> Bool {
    guard project[member].kind == .function else { return false }
    let callers = callers(of: member, type)
    let selectors = selectors(of: member, type)
    guard selectors.others == 0 else { return false }
    guard !callers.isEmpty else { return selectors.recognizers == 1 }
    return selectors.recognizers == 0 && depth < 3 && callers.allSatisfy { $0 != member && isHandlersOnly($0, type, depth + 1) }
  }

  /// The members that call a function; itself where somebody else may.
  func callers(of member: DeclarationRef, _ type: TypeID) -> [DeclarationRef] {
    let isPrivate = project[member].modifiers.contains(.private)
    return project.calls[project[member].name].compactMap { call in
      // `#selector(tapped(_:))` calls nobody.
      guard !project.isInactive(call), !project.files[Int(call.file)].isCompoundName(project[call]) else { return nil }
      let context = project.context(of: call)
      let isOwn = project.enclosingType(of: context.scope).map { project.areRelated($0, type) } ?? false
      let callee = project.node(project[call].base, in: call.file)
      if callee.kind == .member, callee.base != none, !project.isSelf(callee.base, in: call.file) {
        // Another object's function of this name.
        let receivers = project.typesOf(callee.base, in: context)
        let mayBeThis = receivers.isEmpty || receivers.contains { if case .project(let id) = $0 { project.areRelated(id, type) } else { false } }
        guard mayBeThis, !isPrivate || isOwn else { return nil }
        return isOwn ? project.enclosingMember(of: context.scope) ?? member : member
      }
      return isOwn ? project.enclosingMember(of: context.scope) ?? member : nil
    }
  }

  /// How often a class names a function as what a recogniser calls, and as what others call: a control, a notification, a timer.
  private func selectors(of member: DeclarationRef, _ type: TypeID) -> (recognizers: Int, others: Int) {
    let name = project[member].name
    var count = (recognizers: 0, others: 0)
    for part in project.types[Int(type)].parts {
      let declaration = project[part]
      for index in declaration.nodeStart..<declaration.nodeEnd {
        let call = project.node(index, in: part.file)
        // `header.onClose = close`
        if call.kind == .assign, isName(project.called(call.first, in: part.file), name, in: part.file) { count.others += 1 }
        guard call.kind == .call else { continue }
        let arguments = project.arguments(of: call, in: part.file)
        if arguments.contains(where: { isName(project.called($0.value, in: part.file), name, in: part.file) }) { count.others += 1 }
        guard arguments.contains(where: { project.selectorName($0.value, in: part.file) == name }) else { continue }
        let callee = project.node(call.base, in: part.file).name
        let isRecognizers = project.traits(callee).contains(.recognizerLike) || callee == Word.`init`.rawValue
          || callee == .addTarget && !arguments.contains { $0.label == Word.for.rawValue }
        if isRecognizers { count.recognizers += 1 } else { count.others += 1 }
      }
    }
    return count
  }

  /// Whether an expression is a function's own name, which hands it on.
  private func isName(_ node: NodeID, _ name: NameID, in file: Int32) -> Bool {
    let expression = project.node(node, in: file)
    return expression.name == name && (expression.kind == .name || expression.kind == .member && project.isSelf(expression.base, in: file))
  }

  /// Whether anybody runs a function: a lifecycle method, an action, or one that is called or named.
  func isRun(_ member: DeclarationRef) -> Bool {
    let declaration = project[member]
    guard declaration.kind == .function else { return true }
    if declaration.modifiers.contains(.override) || project.hasAttribute(member, Word.objc.rawValue) || project.hasAttribute(member, Known.IBAction.name) {
      return true
    }
    // Called, or handed on by its name, `onClose = detach`, also as a selector.
    if !project.calls[declaration.name].isEmpty || project.handedNames.contains(declaration.name) { return true }
    // Required by a protocol, or handed on by name.
    guard let type = project.enclosingType(of: project.parent(of: member)) else { return true }
    let isPrivate = declaration.modifiers.contains(.private)
    return !isPrivate && !project.ancestors(of: type).external.allSatisfy { project.roles.has($0, .plainSuperclass) }
  }

  // MARK: By itself

  /// Whether an object runs one of its functions without being asked by whoever made it: as it goes, as UIKit tells its view, by a timer,
  /// a notification or a control of its own, after a while.
  func isRunByItself(_ member: DeclarationRef, _ keeper: TypeID) -> Bool {
    var met: Set<DeclarationRef> = []
    return isRunByItself(member, keeper, isLater: false, &met)
  }

  /// - Parameter isLater: What asks for it stands in a closure.
  private func isRunByItself(_ member: DeclarationRef, _ keeper: TypeID, isLater: Bool, _ met: inout Set<DeclarationRef>) -> Bool {
    guard met.count < 12, met.insert(member).inserted else { return false }
    let declaration = project[member]
    switch declaration.kind {
    case .deinitializer: return true
    case .initializer: return isLater
    case .variable: return isLater || isObserved(member) && isSet(member)
    case .function: break
    default: return false
    }
    if declaration.modifiers.contains(.override), !isOfTeams(declaration.name, above: keeper) { return true }
    if isLater && adds(member) || selectors(of: member, keeper).others > 0 || isToldFromOutside(member, keeper) { return true }
    for call in project.nodes(project.calls[declaration.name], of: project.family(of: keeper)) where !project.isInactive(call) {
      let callee = project.node(project[call].base, in: call.file)
      guard callee.kind == .name || callee.base == none || project.isSelf(callee.base, in: call.file),
        !project.files[Int(call.file)].isCompoundName(project[call]), let caller = project.member(around: call)
      else { continue }
      let isInClosure = project.scope(of: call).map { project[$0].kind == .closure } ?? false
      if isRunByItself(caller, keeper, isLater: isLater || isInClosure, &met) { return true }
    }
    return false
  }

  /// Whether all share one object of a class, and somebody else asks it to run a function.
  func isAskedForAll(_ member: DeclarationRef, of keeper: TypeID) -> Bool {
    guard project[member].kind == .function, project.hasSharedObject(keeper) else { return false }
    return callers(of: member, keeper).contains(member)
  }

  /// Whether a function adds a recogniser.
  private func adds(_ member: DeclarationRef) -> Bool {
    !project.places(in: project.calls[Known.addGestureRecognizer.name], inside: member).isEmpty
  }

  /// Whether a class of the project's declares first what one below it overrides: whoever has the object calls that.
  private func isOfTeams(_ name: NameID, above type: TypeID) -> Bool {
    project.ancestors(of: type).types.contains { above in
      project.types[Int(above)].parts.contains { part in
        project.children(of: part).contains { project[$0].kind == .function && project[$0].name == name && !project[$0].modifiers.contains(.override) }
      }
    }
  }

  /// Whether setting a property runs code of its own.
  private func isObserved(_ property: DeclarationRef) -> Bool {
    project.children(of: property).contains {
      guard project[$0].kind == .accessor else { return false }
      return [Word.didSet, .willSet, .set].map(\.rawValue).contains(project[$0].name)
    }
  }

  /// Whether anything but what adds the recogniser sets a property.
  private func isSet(_ property: DeclarationRef) -> Bool {
    project.assignments[project[property].name].contains { assignment in
      !project.isInactive(assignment) && !(project.member(around: assignment).map(adds) ?? false)
    }
  }

  /// Whether another module's protocol may ask for a function that nobody in the project calls: `webView(_:didFinish:)`.
  private func isToldFromOutside(_ member: DeclarationRef, _ type: TypeID) -> Bool {
    let declaration = project[member]
    guard !declaration.modifiers.contains(.private), project.calls[declaration.name].isEmpty, project.parameters(of: member).first != nil
    else { return false }
    return selectors(of: member, type).recognizers == 0 && !project.ancestors(of: type).external.allSatisfy { project.roles.has($0, .plainSuperclass) }
  }
}
