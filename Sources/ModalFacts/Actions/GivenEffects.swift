// What a reducer gives back and sets by other words: an effect that a property or an extension of `Effect` makes, `Just(.closed)`,
// `.binding(.set(\.shown, false))`, `$shown.withLock { $0 = false }`.

import SwiftScan

extension ActionReader {
  /// `return closing`, `return .close`: runs what works an effect out that is given back.
  mutating func followEffect(named use: Node, in context: Context, _ depth: Int) {
    guard question == .exit, project.effectNames.contains(use.name) else { return }
    let isContextual = use.kind == .member && use.base == none
    let meant = isContextual
      ? Declarations(project.declarations[use.name].filter { [project] in project.isOfEffect($0) })
      : use.kind == .name || project.isSelf(use.base, in: context.file) ? project.meanings(of: use, in: context) : Declarations()
    for property in meant.prefix(4) where project[property].kind == .variable && mayMatter(property) {
      guard let getter = ValueReader(project).getter(of: property) else { continue }
      steps.append(.name(use.name))
      follow(getter, frame: isContextual ? nil : context.frame, depth + 1)
      steps.removeLast()
    }
  }

  /// `return .close()`, which the project adds to `Effect`.
  mutating func callFactory(_ name: NameID, _ call: NodeRef, _ arguments: Arguments, in context: Context, _ depth: Int) {
    guard project.hasReducers else { return }
    let factories = Declarations(project.declarations[name].filter { [project] in project[$0].kind == .function && project.isOfEffect($0) })
    for factory in project.matching(factories, arguments).prefix(4) { callDeclaration(factory, call, receiver: nil, in: context, depth) }
  }

  /// `Effect(value: .closed)`, `Just(.closed).eraseToEffect()`
  mutating func sendMade(_ name: NameID, _ arguments: Arguments, in context: Context, _ depth: Int) {
    performLater(name, arguments, in: context, depth)
    if project.begins(name, with: "Effect") { sendEffect(arguments, in: context, depth) }
    if name == .Just, project.hasReducers { followCases(arguments, of: project.enumsSent(from: context.scope), in: context, depth) }
  }

  /// `.binding(.set(\.shown, false))`, which a `BindingReducer` answers by setting that.
  /// - Returns: Whether it is such an action.
  mutating func setByAction(_ action: Node, in context: Context) -> Bool {
    guard action.kind == .call, case let callee = project.node(action.base, in: context.file), callee.kind == .member else { return false }
    let arguments = project.arguments(of: action, in: context.file)
    if arguments.count == 1, arguments[0].label == none {
      let carried = project.node(arguments[0].value, in: context.file)
      return carried.kind == .call && project.node(carried.base, in: context.file).name == Word.set.rawValue && setByAction(carried, in: context)
    }
    guard callee.name == Word.set.rawValue, arguments.count == 2, case let path = project.node(arguments[0].value, in: context.file), path.kind == .keyPath,
      path.base != none, case let name = project.unprojected(project.node(path.base, in: context.file).name)
    else { return false }
    touch(name)
    if project.watchedNames.contains(name) { outcome.set.insert(name) }
    guard project.flags.all.contains(name) else { return true }
    switch literalKind(of: arguments[1].value, in: context) {
    case .false, .nil: reset(SetFlag(name: name), "`\(project.text(name))` set by an action")
    default: outcome.changed.insert(SetFlag(name: name))
    }
    return true
  }

  /// A method of another module is called on a binding: `$shown.withLock { $0 = false }`, where what is set is seen.
  mutating func setInClosure(_ binding: Node, _ arguments: Arguments, in context: Context) {
    if !setsInClosure(binding, arguments, in: context), binding.kind == .name { noteChange(of: binding, in: context) }
  }

  private mutating func setsInClosure(_ binding: Node, _ arguments: Arguments, in context: Context) -> Bool {
    guard arguments.count == 1, case let value = project.node(arguments[0].value, in: context.file), value.kind == .closure else { return false }
    let closure = DeclarationRef(file: context.file, index: value.first)
    let items = project.list(of: project.node(project[closure].body, in: context.file), in: context.file)
    guard items.count == 1, let only = items.first, case let assignment = project.node(only, in: context.file), assignment.kind == .assign,
      case let left = project.node(assignment.base, in: context.file), left.kind == .name, binding.kind == .name || binding.kind == .member,
      left.name == project.parameters(of: closure).first.map({ project[$0].name }) ?? Word.dollarZero.rawValue
    else { return false }
    let name = project.unprojected(binding.name)
    guard case .flag(let flag) = driven(by: name, binding, in: context) else { return false }
    switch literalKind(of: assignment.first, in: context) {
    case .false, .nil: reset(flag, "`\(project.text(name))` set to false")
    case .true where !project.flags.computed.contains(name): break
    default: outcome.changed.insert(flag)
    }
    return true
  }
}

extension Project {
  /// The names of properties that are effects of reducers, `var closing: Effect<Action>`.
  func findEffectNames() -> NameSet {
    var found = NameSet()
    guard hasReducers else { return found }
    for (file, tables) in files.enumerated() {
      for (index, declaration) in tables.declarations.enumerated() where declaration.kind == .variable && declaration.type != none {
        let type = tables.nodes[Int(declaration.type)]
        let isEffect = type.kind == .generic ? begins(tables.nodes[Int(type.base)].name, with: "Effect") : begins(type.name, with: "Effect")
        if isEffect || isOfEffect(DeclarationRef(file: Int32(file), index: DeclarationID(index))) { found.insert(declaration.name) }
      }
    }
    return found
  }

  /// Whether the project adds something to `Effect`, or to what that was called before.
  fileprivate func isOfEffect(_ member: DeclarationRef) -> Bool {
    parent(of: member).map { self[$0].kind == .extension && begins(self[$0].name, with: "Effect") } ?? false
  }
}
