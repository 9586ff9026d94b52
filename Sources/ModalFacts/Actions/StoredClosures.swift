// Closures that something holds: a parameter, a local, a property, a key of the environment. Each is whatever it was seen to be set
// to, where its value was made or later.

import SwiftScan

extension ActionReader {
  /// Calls a stored closure: whatever was bound where the value was made, or assigned later.
  mutating func callStored(_ ref: DeclarationRef, in context: Context, _ depth: Int) {
    let declaration = project[ref]
    var name: String { project.text(declaration.name) }
    if isDismissal(ref) { return isNothing(ref, in: context) ? () : found("`\(name)`") }
    if callEnvironment(ref, in: context, depth) { return }
    // Any other action of the environment leaves the modal where it is.
    if project.hasAttribute(ref, Known.Environment.name), declaration.type == none, project.typesOf(declaration: ref).isEmpty { return }
    if callWrapped(ref, in: context, depth) { return }
    if declaration.kind == .parameter {
      if let bound = ValueReader(project).argument(for: ref, in: context.frame) {
        part.usedFrame = min(part.usedFrame, bound.depth)
        return declaration.modifiers.contains(.autoclosure) ? act(bound.node, in: bound.context, depth + 1) : call(value: bound.node, in: bound.context, depth + 1)
      }
      asked(ref, in: context.frame)
      // The expression is read where it is handed over.
      if declaration.modifiers.contains(.autoclosure) { return }
      if declaration.value != none { return call(value: declaration.value, in: context, depth + 1) }
      if isPromise(ref) || isHandedIdle(ref, depth, 0) { return }
      if let only = handedByOnlyCaller(ref) { return call(value: only.node, in: only.context, depth + 1) }
      return outcome.note("closure parameter `\(name)` is handed in")
    }
    // A type of the project's that is called like a function.
    let callable = project.members(named: Known.callAsFunction.name, of: project.typesOf(declaration: ref))
    if !callable.isEmpty {
      for function in callable {
        if project.isRequirement(function) { followWitnesses(of: function, in: context, depth) } else { follow(function, frame: nil, depth + 1) }
      }
      return
    }
    if declaration.kind == .binding || project.parent(of: ref).map({ !project[$0].kind.isType }) ?? false {
      let later = declaration.modifiers.contains(.constant) ? [] : ValueReader(project).assignments(to: ref)
      // `for (place, run) in handlers.enumerated() { run() }`
      if declaration.modifiers.contains(.destructured) { return outcome.note("`\(name)` is one of several values") }
      guard declaration.value != none || !later.isEmpty else { return outcome.note("`\(name)` is set where it cannot be seen") }
      guard !open.contains(ref) else { return }
      open.append(ref)
      if declaration.value != none { call(value: declaration.value, in: project.valueContext(of: ref, frame: context.frame), depth + 1) }
      for assignment in later {
        var place = project.context(of: assignment)
        place.frame = context.frame
        call(value: project[assignment].first, in: place, depth + 1)
      }
      open.removeLast()
      return
    }
    guard let owner = project.enclosingType(of: project.parent(of: ref)) else {
      return outcome.note("`\(name)` is a global closure")
    }
    if !part.askedTypes.contains(owner) { part.askedTypes.append(owner) }
    if let given = project.given(to: ref, in: context.frame) {
      part.usedFrame = min(part.usedFrame, given.depth)
      guard !open.contains(ref) else { return }
      open.append(ref)
      // `var onRead: () -> Void = {}`
      if given.values.isEmpty, declaration.value != none { call(value: declaration.value, in: project.valueContext(of: ref, frame: nil), depth + 1) }
      for value in given.values { call(value: value.node, in: value.context, depth + 1) }
      open.removeLast()
      return
    }
    if let bound = ValueReader(project).boundProperty(declaration.name, of: owner, in: context.frame) {
      part.usedFrame = min(part.usedFrame, bound.depth)
      guard !open.contains(ref) else { return }
      open.append(ref)
      call(value: bound.node, in: bound.context, depth + 1)
      callSetLater(ref, instead: bound, depth)
      open.removeLast()
      return
    }
    if let place = leftOutDepth(of: ref, owner, in: context.frame) ?? ValueReader(project).depthMadeNil(ref, in: context.frame) {
      part.usedFrame = min(part.usedFrame, place)
      // `var onRead: () -> Void = {}`
      if declaration.value != none { call(value: declaration.value, in: project.valueContext(of: ref, frame: nil), depth + 1) }
      return
    }
    guard handed.isEmpty else {
      // Another call may be handed another case, so that this answer is nobody else's.
      let key = HandedCall(closure: ref, cases: handed)
      if let began = metHanded[key] { return miss(since: began) }
      clock += 1
      metHanded[key] = clock
      return callAnywhereBound(ref, owner, depth)
    }
    once(Followed(ref), frame: context.frame, ownDepth: 0) { $0.callAnywhereBound(ref, owner, depth) }
  }

  /// `@Closer var close`, of a property wrapper of the project's: what its `wrappedValue` gives.
  /// - Returns: Whether it is one.
  private mutating func callWrapped(_ ref: DeclarationRef, in context: Context, _ depth: Int) -> Bool {
    for attribute in project.attributes(of: ref) {
      for wrapper in project.typesByName[attribute.name] where !project.types[Int(wrapper)].isExternal {
        guard let wrapped = project.members(named: Known.wrappedValue.name, of: wrapper).first, let getter = ValueReader(project).getter(of: wrapped)
        else { continue }
        guard !open.contains(getter) else { return true }
        open.append(getter)
        let inside = Context(file: getter.file, scope: getter, position: project[getter].body, frame: nil)
        for value in ValueReader(project).returned(by: getter, in: inside) { call(value: value.value, in: inside.at(value.statement), depth + 1) }
        open.removeLast()
        return true
      }
    }
    return false
  }

  /// `Future { promise in promise(.success(list)) }`: what Combine hands over only tells those who subscribe.
  private func isPromise(_ parameter: DeclarationRef) -> Bool {
    guard let closure = project.parent(of: parameter), project[closure].kind == .closure, let maker = project.call(handing: closure) else { return false }
    var callee = project.node(project[maker].base, in: maker.file)
    if callee.kind == .generic { callee = project.node(callee.base, in: maker.file) }
    return callee.kind == .name && callee.name == Known.Future.name && project.typesByName[callee.name].isEmpty
  }

  /// The closure that a parameter is, where one place calls its function and writes it there: `signIn { result in … }`.
  private func handedByOnlyCaller(_ parameter: DeclarationRef) -> (node: NodeID, context: Context)? {
    guard let function = project.parent(of: parameter), project[function].kind == .function, !project[function].modifiers.contains(.override),
      let callers = project.allCallers(of: function), callers.count == 1, let call = callers.first,
      let value = project.argument(for: parameter, of: function, call: call), project.node(value, in: call.file).kind == .closure
    else { return nil }
    return (value, project.context(of: call))
  }

  /// Whether all who call its function hand over a key path, which only reads, or a closure that does nothing of interest.
  private func isHandedIdle(_ parameter: DeclarationRef, _ depth: Int, _ steps: Int) -> Bool {
    guard steps < 4, let function = project.parent(of: parameter), project[function].kind == .function, !project[function].modifiers.contains(.override),
      let callers = project.allCallers(of: function), callers.count <= Self.mostFollowed
    else { return false }
    return callers.allSatisfy { call in
      guard let value = project.argument(for: parameter, of: function, call: call) else { return false }
      let (node, context) = (project.node(value, in: call.file), project.context(of: call))
      switch node.kind {
      case .keyPath: return true
      case .closure:
        var reader = self
        reader.outcome = Outcome()
        reader.call(value: value, in: context, depth + 1)
        // What was met before, or rests on what is handed in, was not asked here.
        let isWhole = reader.part.missing == part.missing && reader.part.reentry == part.reentry && reader.part.usedFrame == part.usedFrame
        return isWhole && reader.outcome.exit == nil && reader.outcome.unseen.isEmpty && reader.outcome.isWithoutFlags
      // Handed on.
      case .name:
        guard let outer = project.meanings(of: node, in: context).first, project[outer].kind == .parameter else { return false }
        return isHandedIdle(outer, depth, steps + 1)
      default: return false
      }
    }
  }

  /// `var close: DismissAction?`, which the call that made the value leaves out, or a key of the environment's that does nothing.
  private mutating func isNothing(_ ref: DeclarationRef, in context: Context) -> Bool {
    if project.isIdleKey(ref) { return true }
    guard project.attributes(of: ref).isEmpty, project[ref].kind == .variable, let owner = project.enclosingType(of: project.parent(of: ref)) else { return false }
    if let bound = ValueReader(project).boundProperty(project[ref].name, of: owner, in: context.frame) {
      part.usedFrame = min(part.usedFrame, bound.depth)
      return ValueReader(project).isNil(bound.node, in: bound.context) == true
    }
    guard let place = leftOutDepth(of: ref, owner, in: context.frame) else { return false }
    part.usedFrame = min(part.usedFrame, place)
    return true
  }

  /// `@Environment(\.goBack) var goBack`, a closure under a key of the project's: whatever sets it, and its default.
  /// - Returns: Whether it is one.
  private mutating func callEnvironment(_ ref: DeclarationRef, in context: Context, _ depth: Int) -> Bool {
    guard project.hasAttribute(ref, Known.Environment.name),
      let key = project.attributes(of: ref).lazy.compactMap({ [project] in project.environmentKey($0, in: ref.file) }).first
    else { return false }
    let keys = project.addedKeys(key).filter { project.takesClosure($0) }
    guard !keys.isEmpty else { return false }
    var isSet = false
    steps.append(.name(key))
    for call in project.calls[Known.environment.name] where !project.isInactive(call) {
      let arguments = project.arguments(of: project[call], in: call.file)
      guard arguments.count == 2, let path = arguments.first.map({ project.node($0.value, in: call.file) }), path.kind == .keyPath, path.base != none,
        project.node(path.base, in: call.file).name == key
      else { continue }
      isSet = true
      self.call(value: arguments[1].value, in: project.context(of: call), depth + 1)
    }
    for property in keys where project[property].value != none {
      self.call(value: project[property].value, in: project.valueContext(of: property, frame: nil), depth + 1)
    }
    steps.removeLast()
    if !isSet { outcome.note("`\(project.text(key))` of the environment is set where it cannot be seen") }
    return true
  }

  /// `Page(close: nil)` and then `page.close = { … }`: what whoever made a value sets where nothing was handed in.
  private mutating func callSetLater(_ ref: DeclarationRef, instead bound: Bound, _ depth: Int) {
    let declaration = project[ref]
    let handed = project.node(bound.node, in: bound.context.file)
    let isEmpty = handed.kind == .closure && project.node(project[DeclarationRef(file: bound.context.file, index: handed.first)].body, in: bound.context.file).count == 0
    guard handed.kind == .nil || isEmpty, !declaration.modifiers.contains(.constant), let maker = project.enclosingMember(of: bound.context.scope),
      let owner = project.enclosingType(of: project.parent(of: ref))
    else { return }
    for assignment in project.assignments[declaration.name].prefix(40) {
      let node = project[assignment]
      let left = project.node(node.base, in: assignment.file)
      let context = project.context(of: assignment)
      guard left.kind == .member, left.base != none, project.enclosingMember(of: context.scope) == maker else { continue }
      let owners = project.typesOf(left.base, in: context)
      guard owners.isEmpty || owners.contains(where: { isRelated($0, to: owner) }) else { continue }
      call(value: node.first, in: context, depth + 1)
    }
  }

  /// `Orders(model: model)` of a view that other places hand an `onTap`: nil where nobody sets it later.
  /// - Returns: How deep the frame lies that leaves it out; nil where none does.
  private func leftOutDepth(of ref: DeclarationRef, _ owner: TypeID, in frame: Frame?) -> Int? {
    let declaration = project[ref]
    guard project.types[Int(owner)].kind == .struct, declaration.modifiers.contains(.optional) || declaration.value != none,
      !declaration.modifiers.contains(.constant), declaration.body == none, project.initializers(of: owner).isEmpty,
      project.assignments[declaration.name].allSatisfy({ isOfOther($0, than: owner) })
    else { return nil }
    var current = frame
    while let at = current {
      if at.type == owner { return at.depth }
      current = at.outer
    }
    return nil
  }

  /// Whether another type sets a property of its own by that name.
  private func isOfOther(_ assignment: NodeRef, than owner: TypeID) -> Bool {
    let left = project.node(project[assignment].base, in: assignment.file)
    guard left.kind == .name || left.kind == .member && left.base != none && project.isSelf(left.base, in: assignment.file) else { return false }
    return project.enclosingType(of: project.scope(of: assignment)) != owner
  }

  /// Everything that a closure property is seen to be set to, in the whole project.
  mutating func callAnywhereBound(_ ref: DeclarationRef, _ owner: TypeID, _ depth: Int) {
    let declaration = project[ref]
    var seen = 0
    var isSetOnMaking = false
    steps.append(.name(declaration.name))
    for assignment in ofScreen(project.assignments[declaration.name], owner).prefix(40) {
      let node = project[assignment]
      let left = project.node(node.base, in: assignment.file)
      guard project.node(node.first, in: assignment.file).kind != .nil else { continue }
      let assigned = project.context(of: assignment)
      // `self.close = close` in an initialiser: the callers of the initialiser tell.
      if let scope = assigned.scope, project[scope].kind == .initializer, project.enclosingType(of: scope) == owner {
        isSetOnMaking = true
        continue
      }
      if left.kind == .member, left.base != none {
        let owners = project.typesOf(left.base, in: assigned)
        guard owners.isEmpty || owners.contains(where: { isRelated($0, to: owner) }) else { continue }
      }
      seen += 1
      call(value: node.first, in: assigned, depth + 1)
    }
    for made in ofScreen(project.makers(of: owner, handing: declaration.name), owner).prefix(24) {
      let frame = project.frame(function: nil, type: owner, call: made, caller: project.context(of: made))
      guard let bound = project.bound(property: declaration.name, of: owner, by: frame) else { continue }
      seen += 1
      call(value: bound.node, in: bound.context, depth + 1)
    }
    steps.removeLast()
    // Of a closure in the payload of a case that a stream brings nobody sees whose it is.
    if !project.takesClosure(ref), project.isSetByStream(declaration.name) {
      seen += 1
      outcome.note("`\(project.text(declaration.name))` is set by a stream")
    }
    if declaration.value != none {
      seen += 1
      if project.node(declaration.value, in: ref.file).kind == .closure {
        call(value: declaration.value, in: Context(file: ref.file, scope: ref, position: declaration.nodeEnd, frame: nil), depth + 1)
      }
    }
    // A variable of an optional type is nil until somebody sets it.
    let isNil = declaration.modifiers.contains(.optional) && !declaration.modifiers.contains(.constant) && !isSetOnMaking
      && declaration.body == none && !project.isRequirement(ref) && ValueReader(project).getter(of: ref) == nil
    if seen == 0, !isNil { outcome.note("stored closure `\(project.text(declaration.name))` is set where it cannot be seen") }
  }

  /// Of all who tie something to a view of the team's those in the screen that is read, if there are any: a button's closure does on each
  /// screen what that screen says.
  private func ofScreen(_ uses: some Sequence<NodeRef>, _ owner: TypeID) -> [NodeRef] {
    let all = Array(uses)
    guard classes.contains(owner), !project.isViewController(owner),
      project.ancestors(of: owner).external.contains(where: { project.begins($0, with: "UI") })
    else { return all }
    let own = all.filter { use in project.enclosingType(of: project.scope(of: use)).map { $0 != owner && classes.contains($0) } ?? false }
    return own.isEmpty ? all : own
  }
}

extension Project {
  /// Whether a type keeps what it is made with under a name that nothing ever speaks of: `let close: () -> Void`, left behind where the
  /// button went.
  func isForgotten(_ argument: Argument, by type: TypeID, in frame: Frame) -> Bool {
    guard types[Int(type)].kind == .struct, case let initializers = initializers(of: type), initializers.count < 2 else { return false }
    var name = argument.label
    if name == Argument.trailing || !initializers.isEmpty {
      guard let taker = storedClosures(of: type).first(where: { bound(property: self[$0].name, of: type, by: frame)?.node == argument.value }) else { return false }
      name = self[taker].name
    }
    guard name < Argument.trailing, case let kept = members(named: name, of: type), kept.count == 1, let property = kept.first,
      self[property].kind == .variable, takesClosure(property), attributes(of: property).isEmpty
    else { return false }
    return !mentionedNames.contains(name) || isUnspoken(property, of: type)
  }

  /// Whether neither a view's own code speaks of a property, nor anybody calls it on a value of that type. Half an app's views call theirs
  /// `action`.
  private func isUnspoken(_ property: DeclarationRef, of type: TypeID) -> Bool {
    if let known = unspokenProperties[property] { return known }
    let name = self[property].name
    let isSeen = isView(type) && ancestors(of: type).external.allSatisfy { isListed($0, in: Self.plainConformances) }
    let isSpoken = !isSeen || types[Int(type)].parts.contains { speaks(of: name, in: $0) } || calls[name].contains { call in
      let callee = node(self[call].base, in: call.file)
      guard callee.kind == .member, callee.base != none, !isSelf(callee.base, in: call.file) else { return false }
      return typesOf(callee.base, in: context(of: call)).contains(.project(type))
    }
    unspokenProperties[property] = !isSpoken
    return !isSpoken
  }

  /// Whether a name stands in the code of a type, or the whole value is handed on, of which whoever has it may speak.
  private func speaks(of name: NameID, in part: DeclarationRef) -> Bool {
    let file = part.file
    // The leaf of a name is where it stands first in the file, so that what holds it is asked.
    func isNamed(_ index: NodeID) -> Bool {
      guard index != none, case let node = node(index, in: file) else { return false }
      return node.name == name && (node.kind == .name || node.kind == .member || node.kind == .string)
    }
    // `self.close = close`, in the initialiser.
    func isTaking(_ index: NodeID) -> Bool {
      guard case let left = node(node(index, in: file).base, in: file), left.kind == .member, left.name == name, isSelf(left.base, in: file),
        case let right = node(node(index, in: file).first, in: file), right.kind == .name, right.name == name
      else { return false }
      return enclosingMember(of: scope(of: NodeRef(file: file, index: index))).map { self[$0].kind == .initializer } ?? false
    }
    var taken = none
    // Children stand before their parents, so that they are met after these.
    let isInCode = (self[part].nodeStart..<self[part].nodeEnd).reversed().contains { index in
      let node = node(index, in: file)
      switch node.kind {
      case .assign where node.base != none && node.first != none && isTaking(index):
        taken = node.base
        return false
      case .member where index == taken: return false
      case .member where node.name == name: return true
      case .call where arguments(of: node, in: file).contains(where: { isNamed($0.value) || isSelf($0.value, in: file) }): return true
      case .assign where isSelf(node.first, in: file): return true
      default:
        var isFound = false
        forEachChild(of: index, in: file) { isFound = isFound || isNamed($0) }
        return isFound
      }
    }
    return isInCode || (part.index..<self[part].end).contains { isNamed(self[DeclarationRef(file: file, index: $0)].value) }
  }

  /// What is asked for by these no property of the project's own answers.
  private static let plainConformances: Spellings = ["View", "Sendable", "Equatable", "Hashable", "Identifiable"]

  /// Whether all that an action does is to call what somebody hands in: `Button("Close", action: onClose)`, `{ onClose?() }`.
  func callsOnlyStored(_ action: Action) -> Bool {
    let (file, body): (Int32, NodeID) =
      switch action {
      case .body(let function, _): (function.file, self[function].body)
      case .expression(let node, let context) where self.node(node, in: context.file).kind == .closure:
        (context.file, self[DeclarationRef(file: context.file, index: self.node(node, in: context.file).first)].body)
      case .expression(let node, let context): (context.file, node)
      }
    guard body != none else { return false }
    var called = body
    if node(body, in: file).kind == .block {
      guard node(body, in: file).count == 1, let only = list(of: node(body, in: file), in: file).first, node(only, in: file).kind == .call else { return false }
      called = node(only, in: file).base
    }
    let name = node(called, in: file)
    guard name.kind == .name || name.kind == .member && isSelf(name.base, in: file) else { return false }
    return !declarations[name.name].isEmpty && declarations[name.name].allSatisfy { self[$0].kind == .variable }
  }
}
