// What runs a removal? Its recogniser's handler alone, other code as well, or nobody.

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
}
