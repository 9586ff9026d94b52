// What an action sets: flags and bindings that drive presentations, properties that act when they are set, settings and
// state that outlive the modal.

import SwiftScan

extension ActionReader {
  mutating func actAssign(_ statement: Node, in context: Context, _ depth: Int) {
    act(statement.first, in: context, depth + 1)
    var left = project.node(statement.base, in: context.file)
    let isWrapper = left.kind == .member && left.name == .wrappedValue && left.base != none
    if isWrapper { left = project.node(left.base, in: context.file) }
    guard let place = isWrapper ? unmodified(left, in: context.file) : left else { return }
    left = place
    // `(shown, draft) = (false, nil)`
    if left.kind == .tuple {
      let right = project.node(statement.first, in: context.file)
      guard right.kind == .tuple, right.count == left.count else { return }
      for (name, value) in zip(project.list(of: left, in: context.file), project.list(of: right, in: context.file)) {
        actAssign(Node(.assign, base: name, first: value), in: context, depth + 1)
      }
      return
    }
    guard left.kind == .name || left.kind == .member else {
      if isWrapper, left.kind == .call { return setMade(left, to: statement.first, in: context) }
      // `shown[row] = false`
      if left.kind == .index {
        if let path = project.arguments(of: left, in: context.file).first, path.label == Word.keyPath.rawValue {
          if !project.isSelf(left.base, in: context.file) { noteChange(of: project.node(left.base, in: context.file), in: context) }
          return actAssign(through: path.value, statement.first, in: context)
        }
        let whole = project.node(left.base, in: context.file)
        // `drafts.texts[id] = text`
        if question == .use, whole.kind == .name || whole.kind == .member {
          noteKept(project.unprojected(whole.name), whole, in: context)
          let isOthers = whole.kind == .member && whole.base != none && !project.isSelf(whole.base, in: context.file)
          // `Defaults[.draft] = text`, of another module.
          let isOutside = whole.kind == .name && project.startsUppercase(whole.name) && project.declarations[whole.name].isEmpty
          if isOthers || isOutside { outcome.keeps = true }
        }
        setPart(left, in: context, depth)
      }
      return
    }
    if isWrapper, setElements(left, to: statement.first, in: context) { return }
    let name = isWrapper ? nameOfBinding(left) : project.unprojected(left.name)
    touch(name)
    touchHanded(left, in: context)
    if question == .use { noteKept(name, left, in: context) }
    // `shown.value = false`, as good as `shown.send(false)`
    if name == .value, question == .exit, project.isPartOfSubject(left, in: context.file), !isHeardInVain(left.base, in: context, depth) {
      outcome.note(unfollowed: "`\(project.text(project.node(left.base, in: context.file).name))` tells somebody unseen")
    }
    let isLocal = left.kind == .name && project.isPlainLocal(name, in: context)
    if !isLocal, project.watchedNames.contains(name), !project.isOfSystem(left, in: context) { outcome.set.insert(name) }
    if !isLocal { noteObservedKey(name) }
    noteSetting(name, left, in: context)
    let right = project.node(statement.first, in: context.file)
    if name == .rootViewController, right.kind != .nil, left.kind == .member ? !isExtraWindow(left.base, in: context) : isInWindow(context) {
      // Another root takes all modals with it.
      let window = left.kind == .member ? project.text(project.node(left.base, in: context.file).name) + "." : ""
      return found("`\(window)rootViewController` set")
    }
    if left.kind == .member && !project.isSelf(left.base, in: context.file) {
      if question == .use, let state = state(holding: left, in: context) {
        outcome.written.insert(state)
      } else if !isLiteral(right) {
        outcome.keeps = true
      }
    } else if isBinding(name, left, in: context) {
      if question == .use, let state = stateOfModal(boundBy: name, left, in: context) { outcome.written.insert(state) } else { noteRebound(name, left, in: context) }
    }
    if right.kind == .call { setWhole(name, left, statement.base, to: right, in: context) }
    // `page = (shown: false, number: 1)`, `page = .empty`
    let isAnotherWhole = right.kind == .tuple || right.kind == .member && right.base == none && right.name != Word.none.rawValue
    if isAnotherWhole, project.flags.roots.contains(name), !project.flags.all.contains(name) { outcome.note("`\(project.text(name))` is set anew") }
    let driven = isLocal && !isWrapper ? .no : driven(by: name, left, in: context, isBinding: isWrapper)
    let given = driven == .no ? right.kind : literalKind(of: statement.first, in: context)
    let isReset = given == .false || given == .nil || right.kind == .member && right.base == none && right.name == Word.none.rawValue
    switch driven {
    case .no: if isReset, left.kind == .member { noteGivenBack(left, name, in: context) }
    case .unknown:
      if isReset || right.kind == .prefix { unbound(name) }
    case .flag(let flag):
      if isReset {
        reset(flag, "`\(project.text(name)) = \(given == .false ? "false" : "nil")`")
      } else if right.kind == .prefix {
        reset(flag, "`\(project.text(name))` toggled")
      } else if given != .true || project.flags.computed.contains(flag.name), !isWorkedOutOfItself(name, right, in: context) {
        outcome.changed.insert(flag)
      }
      return
    }
    // `isFinished = true`, for those who watch: what they do is asked where they stand.
    let isSignal = (right.kind == .true || right.kind == .false) && project.watchedNames.contains(name)
    if !isSignal, !outcome.doesMore, !project.remembersSeen(name), question == .use || !project.endsWork(setting: left, to: right, in: context) {
      outcome.doesMore = true
    }
    actObservers(of: name, left, in: context, depth)
    runSetters(of: left, in: context, depth)
  }

  /// `$shown` of `$shown.animation().transaction(slow)`; nil for what is no such chain.
  func unmodified(_ binding: Node, in file: Int32) -> Node? {
    var left = binding
    while left.kind == .call, left.base != none, project.node(left.base, in: file).kind == .member {
      let modifier = project.node(left.base, in: file)
      guard modifier.base != none else { return nil }
      left = project.node(modifier.base, in: file)
    }
    return left
  }

  /// `binding(for: .help).wrappedValue = false`: what the binding is worked out from that a function makes.
  private mutating func setMade(_ binding: Node, to value: NodeID, in context: Context) {
    let callee = project.node(binding.base, in: context.file)
    guard callee.kind == .name, let maker = project.meanings(of: callee, in: context).first(where: { [project] in project[$0].kind == .function }) else { return }
    var names: Set<NameID> = []
    collectFlags(ofBody: maker, project, &names)
    guard case .flag(let flag) = flag(among: names) else { return }
    switch literalKind(of: value, in: context) {
    case .false, .nil: reset(flag, "`\(project.text(callee.name))` set to false")
    default: outcome.changed.insert(flag)
    }
  }

  /// `self[keyPath: path] = value`, where the call on the way may hand over which.
  private mutating func actAssign(through path: NodeID, _ value: NodeID, in context: Context) {
    var (path, file) = (project.node(path, in: context.file), context.file)
    if path.kind == .name, let parameter = project.meanings(of: path, in: context).first, project[parameter].kind == .parameter {
      if let bound = ValueReader(project).argument(for: parameter, in: context.frame) {
        part.usedFrame = min(part.usedFrame, bound.depth)
        (path, file) = (project.node(bound.node, in: bound.context.file), bound.context.file)
      } else {
        asked(parameter, in: context.frame)
      }
    }
    // A path that is kept, computed or handed in by somebody unseen may lead anywhere.
    guard path.kind == .keyPath, path.base != none else { return outcome.note("what `[keyPath:]` sets was not seen") }
    let name = project.node(path.base, in: file).name
    guard project.flags.all.contains(name) else { return outcome.doesMore = true }
    switch literalKind(of: value, in: context) {
    case .false, .nil: reset(SetFlag(name: name), "`\(project.text(name))` set by its key path")
    default: outcome.changed.insert(SetFlag(name: name))
    }
  }

  /// What a value is, also one that the call on the way hands over: `setShown(false)`.
  mutating func literalKind(of value: NodeID, in context: Context) -> NodeKind {
    let expression = project.node(value, in: context.file)
    guard expression.kind == .name, let parameter = project.meanings(of: expression, in: context).first else { return expression.kind }
    if nils.contains(parameter) { return .nil }
    guard project[parameter].kind == .parameter else { return expression.kind }
    guard let bound = ValueReader(project).argument(for: parameter, in: context.frame) else {
      asked(parameter, in: context.frame)
      return expression.kind
    }
    part.usedFrame = min(part.usedFrame, bound.depth)
    return project.node(bound.node, in: bound.context.file).kind
  }

  /// Runs what acts when a property is set, or when a part of its value is: `state.shows = false`, `stack.removeLast()`.
  mutating func runSetters(of changed: Node, in context: Context, _ depth: Int) {
    runSetters(at: changed, in: context, depth) { reader, accessor in reader.follow(accessor, frame: nil, depth + 1) }
    var place = changed
    // Whose names are none that act is not asked for its type.
    while place.kind == .member || place.kind == .index, place.base != none, !project.isSelf(place.base, in: context.file) {
      let whole = project.node(place.base, in: context.file)
      if project.observedNames.contains(whole.name), place.kind == .index || !isObject(place.base, in: context) {
        runSetters(at: whole, in: context, depth) { reader, accessor in reader.followQuietly(accessor, depth) }
      }
      place = whole
    }
  }

  private mutating func runSetters(at place: Node, in context: Context, _ depth: Int, _ run: (inout ActionReader, DeclarationRef) -> Void) {
    guard place.kind == .name || place.kind == .member, project.observedNames.contains(place.name), let property = property(place.name, place, in: context),
      mayMatter(property)
    else { return }
    for accessor in project.children(of: property) where project[accessor].kind == .accessor {
      let kind = project[accessor].name
      if kind == Word.didSet.rawValue || kind == Word.set.rawValue || kind == Word.willSet.rawValue { run(&self, accessor) }
    }
  }

  /// Who holds an object is not told of its changes.
  private func isObject(_ node: NodeID, in context: Context) -> Bool {
    project.typesOf(node, in: context).contains { if case .project(let id) = $0 { project.types[Int(id)].kind == .class } else { false } }
  }

  /// Takes over what closes, but not what was not seen: most parts of a state are nobody's signal.
  private mutating func followQuietly(_ accessor: DeclarationRef, _ depth: Int) {
    var reader = self
    reader.outcome = Outcome()
    reader.follow(accessor, frame: nil, depth + 1)
    fuel = min(fuel, reader.fuel)
    let exit = reader.concluded().exit
    if outcome.exit == nil { outcome.exit = exit }
  }

  /// `state = State()`, `self = .init()`; a state that is worked out of itself, `state = reduce(state, action)`, is what that function makes of it.
  private mutating func setWhole(_ name: NameID, _ left: Node, _ place: NodeID, to right: Node, in context: Context) {
    let isRoot = project.flags.roots.contains(name)
    var types = Types()
    if left.kind == .name, name == Word.`self`.rawValue {
      if let type = project.enclosingType(of: context.scope) { types = [.project(type)] }
    } else if let state = property(name, left, in: context), isRoot || left.kind == .name && project[state].kind == .parameter {
      // A parameter that is set is one that is handed in to be changed, as a reducer's state.
      types = isRoot ? project.typesOf(declaration: state) : project.typesOf(place, in: context)
    }
    guard !types.isEmpty else { return }
    let callee = project.node(right.base, in: context.file)
    if project.startsUppercase(callee.name) || callee.kind == .generic || callee.kind == .member && (callee.base == none || callee.name == Word.`init`.rawValue) {
      for case .project(let type) in types { resetParts(of: type, said: "`\(project.text(name))` made anew", right, in: context) }
    } else if isRoot, !isWorkedOutOfItself(name, right, in: context) {
      outcome.note("`\(project.text(name))` is set anew")
    }
  }

  /// `state = reduce(state, action)`, by a function of the project's, which is followed.
  private func isWorkedOutOfItself(_ name: NameID, _ value: Node, in context: Context) -> Bool {
    guard value.kind == .call, case let callee = project.node(value.base, in: context.file), callee.kind == .name || callee.kind == .member,
      project.functionNames.contains(callee.name)
    else { return false }
    return project.arguments(of: value, in: context.file).contains { argument in
      let handed = project.node(argument.value, in: context.file)
      return handed.name == name && (handed.kind == .name || handed.kind == .member && project.isSelf(handed.base, in: context.file))
    }
  }

  /// `state = State()`, `self = State()`: what is not said of its flags is as it was at first.
  private mutating func resetParts(of type: TypeID, said how: String, _ made: Node, in context: Context) {
    guard project.types[Int(type)].kind == .struct else { return }
    let arguments = project.arguments(of: made, in: context.file)
    for part in project.types[Int(type)].parts {
      for flag in project.children(of: part) where project[flag].kind == .variable && project.flags.all.contains(project[flag].name) {
        var value = project[flag].value == none ? NodeKind.nil : project.node(project[flag].value, in: flag.file).kind
        if let given = arguments.first(where: { $0.label == project[flag].name }) {
          value = project.node(given.value, in: context.file).kind
          guard value == .false || value == .nil else { continue }
        }
        if value != .true { reset(SetFlag(name: project[flag].name, owner: type), how) }
      }
    }
  }

  /// In a class of windows, or in what the project adds to them.
  private func isInWindow(_ context: Context) -> Bool {
    project.enclosingType(of: context.scope).map { project.isKind($0, of: Known.UIWindow.name) } ?? false
  }

  /// Whether a window is made by the project to stand on top of the one that the modal is in.
  private func isExtraWindow(_ window: NodeID, in context: Context) -> Bool {
    guard window != none else { return true }
    let base = project.node(window, in: context.file)
    guard base.kind == .name || base.kind == .member, let holder = property(base.name, base, in: context), !mayBeAppsWindow(holder) else { return false }
    let becomesOwn = project.assignments[Known.window.name].contains { assignment in
      let value = project.node(project[assignment].first, in: assignment.file)
      let context = project.context(of: assignment)
      return value.kind == .name && value.name == base.name && project.meanings(of: base, in: context).first == holder
        && property(Known.window.name, project.node(project[assignment].base, in: assignment.file), in: context).map(mayBeAppsWindow) ?? true
    }
    if becomesOwn { return false }
    return isMadeWindow(project[holder].value, in: project.valueContext(of: holder, frame: nil))
      || project.assignments.list(of: base.name, in: holder.file).contains { assignment in
        let context = project.context(of: assignment)
        return isMadeWindow(project[assignment].first, in: context) && property(base.name, project.node(project[assignment].base, in: holder.file), in: context) == holder
      }
  }

  /// `UIWindow(…)`, `extra ?? UIWindow(…)`, `makeWindow()`.
  private func isMadeWindow(_ node: NodeID, in context: Context) -> Bool {
    guard node != none else { return false }
    let value = project.node(node, in: context.file)
    if value.kind == .binary, value.name == Operators.coalescing.name {
      let other = project.node(value.base, in: context.file)
      guard other.kind == .name || other.kind == .member, let holder = property(other.name, other, in: context) else { return false }
      return !mayBeAppsWindow(holder) && isMadeWindow(value.first, in: context)
    }
    guard value.kind == .call else { return false }
    if project.startsUppercase(project.node(value.base, in: context.file).name) { return true }
    var reader = ValueReader(project)
    let values = reader.values(of: node, in: context)
    return !values.isEmpty && values.allSatisfy { value in
      guard value.made != nil else { return false }
      return switch value.kind {
      case .type(let type): project.isKind(type, of: Known.UIWindow.name)
      case .external(let name): name == .UIWindow
      default: false
      }
    }
  }

  /// Whether a property may hold the app's own window, which is called so by its delegate's protocol. It does not in another class where
  /// a delegate was seen to fill its own, or SwiftUI does.
  private func mayBeAppsWindow(_ property: DeclarationRef) -> Bool {
    guard project[property].name == .window, let owner = project.parent(of: property), project[owner].kind.isType else { return false }
    func isDelegate(_ type: TypeID) -> Bool {
      [Known.UIApplicationDelegate, .UIWindowSceneDelegate, .UISceneDelegate].contains { project.isKind(type, of: $0.name) }
    }
    guard let type = project.enclosingType(of: owner), !project.types[Int(type)].isExternal, !isDelegate(type) else { return true }
    let isFilled = project.assignments[Known.rootViewController.name].contains { assignment in
      let left = project.node(project[assignment].base, in: assignment.file)
      return left.kind == .member && left.base != none && project.node(left.base, in: assignment.file).name == .window
        && project.enclosingType(of: project.scope(of: assignment)).map(isDelegate) ?? false
    }
    if isFilled { return false }
    return project.subtypes[Known.App.name].isEmpty
      || project.declarations[Known.window.name].contains { project.enclosingType(of: project.parent(of: $0)).map(isDelegate) ?? false }
  }

  /// A setting that drives the modal itself is no more than its flag.
  /// - Parameter isToggled: It is turned around, which remembers nothing.
  mutating func noteSetting(_ name: NameID, _ left: Node, in context: Context, isToggled: Bool = false) {
    guard left.kind == .name, !drivers.contains(name), let property = property(name, left, in: context) else { return }
    if project.hasAttribute(property, Known.AppStorage.name), isToggled || !project.remembersSeen(name) { outcome.setsSetting = true }
  }

  /// A setting outlives the modal, and so may the state of a view that is set from afar.
  mutating func noteKept(_ name: NameID, _ left: Node, in context: Context) {
    guard left.kind == .name || project.isSelf(left.base, in: context.file), let property = project.meanings(of: name, in: context).first
    else { return }
    if project.isStored(property) || project.isShared(property) || project.parent(of: property) == nil { outcome.keeps = true }
    let isOfObject = project.enclosingType(of: project.parent(of: property)).map { project.types[Int($0)].kind == .class } ?? false
    if project.hasAttribute(property, Known.State.name) || isOfObject { outcome.written.insert(property) }
  }

  /// What is written there, and nothing that anybody typed: `nil`, `0`, `true`.
  private func isLiteral(_ value: Node) -> Bool {
    switch value.kind {
    case .nil, .true, .false, .number: true
    default: false
    }
  }

  /// The `@State` of a view of which a member is part by value: `draft` of `draft.address.street`.
  private func state(holding member: Node, in context: Context) -> DeclarationRef? {
    var part = member
    while part.kind == .member, !project.isSelf(part.base, in: context.file) {
      guard part.base != none, project.areValues(project.typesOf(part.base, in: context)) else { return nil }
      part = project.node(part.base, in: context.file)
    }
    guard part.kind == .name || part.kind == .member, let state = project.meanings(of: part, in: context).first else { return nil }
    return project.hasAttribute(state, Known.State.name) ? state : nil
  }

  /// The `@State` of one of the modal's own views that a `@Binding` is bound to: what is set there goes with the modal.
  private mutating func stateOfModal(boundBy name: NameID, _ left: Node, in context: Context) -> DeclarationRef? {
    guard !views.isEmpty, var binding = property(name, left, in: context) else { return nil }
    var frame = context.frame
    for _ in 0..<6 {
      guard let owner = project.enclosingType(of: project.parent(of: binding)) else { return nil }
      if project.hasAttribute(binding, Known.State.name) { return views.contains(owner) ? binding : nil }
      guard project.hasAttribute(binding, Known.Binding.name) else { return nil }
      if !part.askedTypes.contains(owner) { part.askedTypes.append(owner) }
      guard let bound = ValueReader(project).boundProperty(project[binding].name, of: owner, in: frame) else { return nil }
      part.usedFrame = min(part.usedFrame, bound.depth)
      let expression = project.node(bound.node, in: bound.context.file)
      let outer = project.unprojected(expression.name)
      guard outer != expression.name, expression.kind == .name || expression.kind == .member && project.isSelf(expression.base, in: bound.context.file),
        let meant = project.meanings(of: outer, in: bound.context).first
      else { return nil }
      (binding, frame) = (meant, bound.context.frame)
    }
    return nil
  }

  func property(_ name: NameID, _ left: Node, in context: Context) -> DeclarationRef? {
    if left.kind == .name { return project.meanings(of: name, in: context).first }
    return project.members(named: name, of: project.typesOf(left.base, in: context)).first
  }

  /// What setting a name does to presentations.
  enum Driven: Equatable {
    case no
    /// It is a binding that nobody was seen to hand in.
    case unknown
    case flag(SetFlag)
  }

  /// What is wrapped by `shows`, `$shows`, `_shows`.
  func nameOfBinding(_ binding: Node) -> NameID {
    guard project.declarations[binding.name].isEmpty else { return project.unprojected(binding.name) }
    return project.names.stored(binding.name) ?? project.unprojected(binding.name)
  }

  /// The flag or item that a name is, or is a binding to. A binding to state of another kind is none.
  /// - Parameter isKnown: It stands where only a binding can.
  mutating func driven(by name: NameID, _ left: Node, in context: Context, isBinding isKnown: Bool = false) -> Driven {
    let isFlag = project.flags.all.contains(name)
    if isFlag, project.isOfSystem(left, in: context) { return .no }
    if isFlag, let driver = drivers.property, drivers.contains(name), project.isAnother(left, name, than: driver, in: context) { return .no }
    if isFlag, drivers.contains(name), left.kind == .member, isOtherInstance(left.base, in: context) { return .no }
    var own: Driven { isFlag ? .flag(SetFlag(name: name, owner: project.owner(of: name, setIn: left, in: context))) : .no }
    if !isFlag, let flag = project.flag(among: drivers, storedLike: { property(name, left, in: context) }) { return .flag(SetFlag(name: flag)) }
    // Many bindings have the name of some flag elsewhere: what one is bound to comes before its name.
    guard isKnown || project.bindingNames.contains(name), var property = property(name, left, in: context) else { return own }
    if project.isRequirement(property), let witness = witness(of: property, in: context.frame) { property = witness }
    // A closure's parameter has its type from the function that the closure is handed to.
    let isClosures = isKnown && project[property].kind == .parameter && project[property].type == none
    // One out of the environment, `@Environment(\.modalMode)`, is handed in by whoever is around.
    if isKnown, project.hasAttribute(property, Known.Environment.name) { return .unknown }
    // `let shown = Binding(get: …, set: …)`
    let value = project[property].value
    if value != none, project.node(value, in: property.file).kind == .call,
      project.files[Int(property.file)].lastName(project.node(value, in: property.file).base) == Known.Binding.name
    {
      var names: Set<NameID> = []
      collectFlags(value, in: property.file, project, &names)
      return flag(among: names)
    }
    let reader = ValueReader(project)
    // `$model.showsCover`, where `set { if !newValue { cover = nil } }`
    if isKnown, !project.isBinding(property), !isFlag, let getter = reader.getter(of: property), !project.setters(of: property).isEmpty {
      var names: Set<NameID> = []
      collectFlags(ofBody: getter, project, &names)
      return flag(among: names)
    }
    // `let shown = $item`, `[shown = $item]`
    if isKnown, project[property].kind == .variable || project[property].kind == .binding, value != none, project.parent(of: property).map({ !project[$0].kind.isType }) ?? false,
      case let projected = project.node(value, in: property.file), projected.kind == .name || projected.kind == .member,
      case let outer = nameOfBinding(projected), outer != projected.name, outer != name
    {
      return driven(by: outer, projected, in: project.valueContext(of: property, frame: context.frame), isBinding: true)
    }
    guard isClosures || project.isBinding(property) else { return own }
    // `var isResting: Binding<Bool> { Binding(get: …, set: …) }`
    if let getter = reader.getter(of: property) {
      var names: Set<NameID> = []
      collectFlags(ofBody: getter, project, &names)
      return flag(among: names)
    }
    var bound: Bound?
    if project[property].kind == .parameter {
      bound = reader.argument(for: property, in: context.frame)
    } else if let owner = project.enclosingType(of: project.parent(of: property)) {
      if !part.askedTypes.contains(owner) { part.askedTypes.append(owner) }
      bound = reader.boundProperty(name, of: owner, in: context.frame)
    }
    guard let bound else {
      if project[property].kind == .parameter { asked(property, in: context.frame) }
      return drivenBy(ownBinding: property)
    }
    part.usedFrame = min(part.usedFrame, bound.depth)
    var expression = project.node(bound.node, in: bound.context.file)
    if expression.kind == .member, expression.name == .projectedValue, expression.base != none { expression = project.node(expression.base, in: bound.context.file) }
    switch expression.kind {
    // `$item.isPresent`, which the project adds to bindings.
    case .member where project.isMemberOfBindings(expression.name):
      var names: Set<NameID> = []
      collectFlags(bound.node, in: bound.context.file, project, &names)
      return flag(among: names)
    // `$cover.isPresent`, which the project adds to optionals.
    case .member where expression.base != none && project.isMemberOfOptionals(expression.name):
      let whole = project.node(expression.base, in: bound.context.file)
      return driven(by: nameOfBinding(whole), whole, in: bound.context, isBinding: true)
    case .name, .member:
      let outer = nameOfBinding(expression)
      let found = driven(by: outer, expression, in: bound.context, isBinding: true)
      // The presenter's own `@Binding`: whoever owns what it is bound to, it is what shows the modal.
      return found == .unknown && drivers.contains(outer) ? .flag(SetFlag(name: outer)) : found
    case .call:
      // `.constant(…)`; `Binding(get:set:)` and its kin set what they name.
      if project.node(expression.base, in: bound.context.file).name == .constant { return .no }
      var names: Set<NameID> = []
      collectFlags(bound.node, in: bound.context.file, project, &names)
      return flag(among: names)
    default: return .unknown
    }
  }

  /// What a binding sets that is made of these: what drives the modal, if that is among them.
  private func flag(among names: Set<NameID>) -> Driven {
    let flags = names.sorted().filter(project.flags.all.contains)
    return (flags.first { drivers.contains($0) } ?? flags.first).map { .flag(SetFlag(name: $0)) } ?? .unknown
  }

  /// Whether a name means a binding where it is set; many locals have the name of one elsewhere.
  private func isBinding(_ name: NameID, _ left: Node, in context: Context) -> Bool {
    project.bindingNames.contains(name) && property(name, left, in: context).map(project.isBinding) ?? false
  }
}

extension Project {
  /// Whether a bare name means a plain variable of the function around, which drives no presentation, whatever has its name elsewhere.
  func isPlainLocal(_ name: NameID, in context: Context) -> Bool {
    guard localNames.contains(name), let meant = meanings(of: name, in: context).first, let holder = parent(of: meant), !self[holder].kind.isType else { return false }
    return (self[meant].kind == .variable || self[meant].kind == .binding) && attributes(of: meant).isEmpty
      && children(of: meant).allSatisfy { self[$0].kind != .accessor }
  }
}
