// Who speaks of a recogniser by none of its names: a helper that is handed it, an extension or an initialiser in which it is
// `self`, a closure or a loop that goes through several. And who outside of the project is handed it, and may say anything of it.

import SwiftScan

extension RecognizerReader {
  /// Whether an expression may be the recogniser; nil is `self`.
  func mayBe(_ recognizer: Recognizer, _ node: NodeID?, in context: Context, _ depth: Int = 0) -> Bool {
    guard depth < 6 else { return false }
    guard let node else { return mayBeItself(recognizer, in: context, depth) }
    guard node != none else { return false }
    if recognizer.making == NodeRef(file: context.file, index: node) || project.refers(node, to: recognizer.aliases, in: context) { return true }
    let expression = project.node(node, in: context.file)
    switch expression.kind {
    case .array: return project.list(of: expression, in: context.file).contains { mayBe(recognizer, $0, in: context, depth + 1) }
    case .cast, .index: return mayBe(recognizer, expression.base, in: context, depth + 1)
    case .call:
      // `UITapGestureRecognizer(…).then { … }`
      let callee = project.node(expression.base, in: context.file)
      return callee.kind == .member && mayBe(recognizer, callee.base, in: context, depth + 1)
    case .member:
      if expression.name == .gestureRecognizers { return isOwners(context.scope, recognizer) }
      return (expression.name == .first || expression.name == .last) && mayBe(recognizer, expression.base, in: context, depth + 1)
    case .name: return mayBe(recognizer, named: expression.name, in: context, depth)
    default: return false
    }
  }

  private func mayBe(_ recognizer: Recognizer, named name: NameID, in context: Context, _ depth: Int) -> Bool {
    if name == Word.`self`.rawValue { return mayBeItself(recognizer, in: context, depth) }
    if name == Word.dollarZero.rawValue { return context.scope.map { isHanded(recognizer, to: $0, depth) } ?? false }
    guard let meaning = project.meanings(of: name, in: context).first, let around = project.parent(of: meaning) else { return false }
    let declaration = project[meaning]
    if declaration.modifiers.contains(.destructured) {
      let place = NodeRef(file: context.file, index: context.position)
      return project.sequence(ofLoopAround: place).map { mayBe(recognizer, $0, in: context, depth + 1) } ?? false
    }
    if declaration.kind == .parameter {
      if project[around].kind == .closure { return isHanded(recognizer, to: around, depth) }
      return project.callers(of: around).prefix(40).contains { call in
        project.argument(for: meaning, of: around, call: call).map { mayBe(recognizer, $0, in: project.context(of: call), depth + 1) } ?? false
      }
    }
    if project[around].kind.isType, let owner = project.type(of: around), project.isWrapper(owner), let member = project.enclosingMember(of: context.scope) {
      return project.callers(of: member).prefix(40).contains { call in
        project.object(wrappedAt: call).map { mayBe(recognizer, $0, in: project.context(of: call), depth + 1) } ?? false
      }
    }
    guard declaration.kind == .variable || declaration.kind == .binding, declaration.value != none else { return false }
    return mayBe(recognizer, declaration.value, in: project.valueContext(of: meaning, frame: nil), depth + 1)
  }

  /// Whether whoever runs a closure may hand it the recogniser: `tap.then { … }`, `[tap, pan].forEach { … }`, `with(tap) { … }`.
  /// A closure that nobody is seen to take may be handed any of its owner's.
  private func isHanded(_ recognizer: Recognizer, to closure: DeclarationRef, _ depth: Int) -> Bool {
    guard let call = project.call(handing: closure) else { return isOwners(closure, recognizer) }
    let callee = project.node(project[call].base, in: call.file)
    let spoken = (callee.kind == .member ? [callee.base] : []) + project.arguments(of: project[call], in: call.file).map(\.value)
    return spoken.contains { mayBe(recognizer, $0, in: project.context(of: call), depth + 1) }
  }

  /// Whether the recogniser may be `self` in a function: in its own class, or in what the project adds to UIKit's.
  private func mayBeItself(_ recognizer: Recognizer, in context: Context, _ depth: Int) -> Bool {
    guard let type = project.enclosingType(of: context.scope) else { return false }
    if let own = recognizer.type, project.ancestors(of: own).types.contains(type) { return true }
    guard project.isHelpers(type), project.isRecognizer(project.types[Int(type)].name) || project.extensions(ofOutside: Known.UIGestureRecognizer.name).contains(type),
      let member = project.enclosingMember(of: context.scope)
    else { return false }
    if project[member].kind == .initializer { return recognizer.making.map { isMade(by: member, $0) } ?? false }
    return project.callers(of: member).prefix(40).contains { call in
      let callee = project.node(project[call].base, in: call.file)
      return callee.kind == .member && mayBe(recognizer, callee.base, in: project.context(of: call), depth + 1)
    }
  }

  /// Whether a call that makes a recogniser may mean an initialiser of the project's; UIKit's own takes a target and an action.
  private func isMade(by initializer: DeclarationRef, _ making: NodeRef) -> Bool {
    let arguments = project.arguments(of: project[making], in: making.file)
    return handsMore(arguments) && project.fits(initializer, arguments)
  }

  private func handsMore(_ arguments: Arguments) -> Bool { arguments.contains { $0.label != .target && $0.label != .action } }

  /// Whether a scope stands in the code of whoever adds the recogniser.
  private func isOwners(_ scope: DeclarationRef?, _ recognizer: Recognizer) -> Bool {
    guard let owner = recognizer.owner, let type = project.enclosingType(of: scope) else { return false }
    return project.areRelated(owner, type)
  }

  // MARK: Others

  /// Whether it is made by an initialiser that nobody in the project declares, or the code that adds it hands it to functions of
  /// another module, which may set anything of it: `tap.letTouchesThrough()`.
  func isHandedOutside(_ recognizer: Recognizer) -> Bool {
    if recognizer.type == nil, let making = recognizer.making {
      let arguments = project.arguments(of: project[making], in: making.file)
      let isClosures = arguments.allSatisfy { $0.label == .target || $0.label == .action || project.node($0.value, in: making.file).kind == .closure }
      let isOurs = project.extensions(ofOutside: project.node(project[making].base, in: making.file).name).contains { type in
        project.initializers(of: type).contains { project.fits($0, arguments) }
      }
      if !isClosures, !isOurs { return true }
    }
    guard let owner = recognizer.owner, !recognizer.aliases.isEmpty else { return false }
    let names = recognizer.aliases.map { project[$0].name }
    return project.types[Int(owner)].parts.contains { part in
      let tables = project.files[Int(part.file)]
      return (project[part].nodeStart..<project[part].nodeEnd).contains { index in
        let call = tables.nodes[Int(index)]
        guard call.kind == .call, call.base != none, !call.flags.contains(.inactive) else { return false }
        let callee = tables.nodes[Int(call.base)]
        guard callee.kind == .name || callee.kind == .member, project.declarations[callee.name].isEmpty else { return false }
        func mayMean(_ value: NodeID) -> Bool { value != none && names.contains(tables.lastName(value)) }
        func isMeant(_ value: NodeID) -> Bool {
          mayMean(value) && project.refers(value, to: recognizer.aliases, in: project.context(of: NodeRef(file: part.file, index: index)))
        }
        // Most calls are of something else.
        guard callee.kind == .member && mayMean(callee.base) || tables.arguments(of: call).contains(where: { mayMean(bound($0.value, in: part.file)) }),
          !project.startsUppercase(callee.name), !project.isListed(callee.name, in: Self.ofUIKit)
        else { return false }
        return callee.kind == .member && isMeant(callee.base) || tables.arguments(of: call).contains { isMeant(bound($0.value, in: part.file)) }
      }
    }
  }

  /// `tap` of `bind(to: tap.rx.isEnabled)`; what else is handed over, itself.
  private func bound(_ node: NodeID, in file: Int32) -> NodeID {
    let sink = project.node(node, in: file)
    guard sink.kind == .member, sink.base != none else { return node }
    let reactive = project.node(sink.base, in: file)
    return reactive.kind == .member && reactive.name == .rx ? reactive.base : node
  }

  /// What UIKit's recognisers and views, and lists, do with a recogniser: nothing that is asked for here.
  static let ofUIKit: Spellings = [
    "addTarget", "removeTarget", "require", "addGestureRecognizer", "removeGestureRecognizer", "location", "translation", "velocity",
    "setTranslation", "ignore", "append", "insert", "contains", "remove", "removeAll", "firstIndex", "print", "isKind", "isEqual", "type",
  ]
}

extension Project {
  /// Assignments of a `delegate` of `self`, of what a closure, a loop or a function is handed, and of a view's own recognisers, where
  /// that may be a recogniser.
  func findNamelessDelegates() -> [NodeRef] {
    assignments[Known.delegate.name].filter { assignment in
      guard !isInactive(assignment) else { return false }
      let left = node(self[assignment].base, in: assignment.file)
      let context = context(of: assignment)
      guard left.kind == .member, !isSelf(left.base, in: assignment.file) else {
        return enclosingType(of: context.scope).map { isRecognizer(type: .project($0)) } ?? false
      }
      guard left.base != none else { return false }
      let receiver = node(left.base, in: assignment.file)
      switch receiver.kind {
      case .member, .index: return receiver.base != none && node(receiver.base, in: assignment.file).name == .gestureRecognizers
      case .name:
        let isHanded = receiver.name == Word.dollarZero.rawValue
          || meanings(of: receiver, in: context).first.map { self[$0].kind == .parameter || self[$0].modifiers.contains(.destructured) } ?? false
        guard isHanded else { return false }
        let types = typesOf(left.base, in: context)
        return types.isEmpty || types.contains { isRecognizer(type: $0) }
      default: return false
      }
    }
  }

  /// Whether a parameter or variable is declared as a recogniser.
  func isRecognizer(declaration: DeclarationRef) -> Bool { typesOf(declaration: declaration).contains { isRecognizer(type: $0) } }

  private func isRecognizer(type: TypeRef) -> Bool {
    switch type {
    case .external(let name): isRecognizer(name)
    case .project(let id): isRecognizer(types[Int(id)].name) || ancestors(of: id).external.contains { isRecognizer($0) }
    }
  }
}
