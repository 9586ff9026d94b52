// Following an action into functions and closures, each once for all callers: the answer of a body is
// kept if it rests on nothing that one caller hands in, and a circle of calls shares one answer.

import SwiftScan

extension ActionReader {
  // MARK: Following

  /// Calls what a name stands for.
  mutating func callDeclaration(
    _ ref: DeclarationRef, _ call: NodeRef, receiver: NodeID?, in context: Context, _ depth: Int
  ) {
    let declaration = project[ref]
    let outer = isElsewhere
    defer { isElsewhere = outer }
    if !isElsewhere, let shown, let owner = project.enclosingType(of: project.parent(of: ref)) {
      let isOwn = receiver.map { base in
        let node = project.node(base, in: context.file)
        return node.kind == .name && (node.name == Word.`self`.rawValue || node.name == Word.super.rawValue)
      } ?? true
      isElsewhere = !isOwn || !project.ancestors(of: shown).types.contains(owner)
    }
    if project.isRequirement(ref) {
      if let witness = witness(of: ref, in: context.frame) { return callDeclaration(witness, call, receiver: receiver, in: context, depth) }
      if declaration.kind == .function {
        steps.append(.name(declaration.name))
        followWitnesses(of: ref, in: context, depth)
        steps.removeLast()
        return
      }
    }
    switch declaration.kind {
    case .function, .initializer, .subscript:
      if isKeeping(declaration.name) { outcome.keeps = true }
      guard mayMatter(ref, calledBy: call) else {
        let sets = project.arguments(of: project[call], in: call.file)
        let remembers = sets.contains { $0.label == .forKey } && remembersSeen(declaration.name, sets, in: call.file)
        if !(outcome.doesMore && outcome.goesOn), !remembers, !project.isIdle(ref) { goOn(calling: ref) }
        return
      }
      // What it does its body says, if there is one.
      if declaration.body == none { goOn(declaration.name) }
      guard context.calleeDepth < Self.mostFrames else { return cut("too many calls deep") }
      steps.append(.name(declaration.name))
      run(CollectionOfOne(ref), on: receiver, in: context) { reader in
        if depth + 1 < Self.deepest, let known = reader.answers[Followed(ref)], known.types.isEmpty {
          // Whatever it is handed.
          reader.merge(known)
        } else {
          reader.follow(ref, frame: reader.project.frame(function: ref, type: nil, call: call, caller: context), depth + 1)
        }
      }
      steps.removeLast()
      if question == .use, let receiver {
        noteKept(by: receiver, in: context)
        if outcome.keeps, project.handsItselfOn(ref) { touchAll(of: receiver, in: context) }
      }
    // `.run { send in await send(.closed) }`
    case .parameter where isSender(ref) && followCases(project.arguments(of: project[call], in: call.file), of: project.enumsSent(from: context.scope), in: context, depth): break
    case .variable, .parameter, .binding:
      let outer = handed
      handed = handedCases(by: call, in: context)
      callStored(ref, in: insideOfGiven(receiver, in: context), depth)
      handed = outer
    default: break
    }
  }

  /// `options.onDone()`, where it is known which call made the options that the value around was given: their closure is what that call
  /// handed over.
  private mutating func insideOfGiven(_ receiver: NodeID?, in context: Context) -> Context {
    guard let receiver, context.frame != nil, case let node = project.node(receiver, in: context.file),
      node.kind == .name || node.kind == .member && project.isSelf(node.base, in: context.file),
      let property = project.meanings(of: node, in: context).first, let given = project.given(to: property, in: context.frame),
      given.values.count == 1
    else { return context }
    var reader = ValueReader(project)
    let values = reader.values(of: given.values[0].node, in: given.values[0].context)
    guard values.count == 1, case .type(let type)? = values.first?.kind, project.types[Int(type)].kind == .struct, let made = values[0].made,
      made.context.calleeDepth < Self.mostFrames
    else { return context }
    part.usedFrame = min(part.usedFrame, given.depth)
    var inside = context
    inside.frame = project.frame(function: nil, type: type, call: made.node, caller: made.context)
    return inside
  }

  /// What a closure is handed to send by.
  private func isSender(_ parameter: DeclarationRef) -> Bool {
    project.roles.has(project[parameter].name, .carrier) && project.parent(of: parameter).map { project[$0].kind == .closure } ?? false
  }

  /// Runs an expression that is a closure or names a function.
  mutating func call(value node: NodeID, in context: Context, _ depth: Int) {
    guard node != none else { return }
    guard goesOn(depth) else { return }
    // `action: close(_:)`
    let node = project.called(node, in: context.file)
    let expression = project.node(node, in: context.file)
    switch expression.kind {
    case .closure:
      let closure = DeclarationRef(file: context.file, index: expression.first)
      steps.append(.closure(closure))
      follow(closure: closure, in: context, depth + 1)
      steps.removeLast()
    case .name:
      let meanings = project.meanings(of: expression, in: context)
      if meanings.isEmpty {
        if isExit(expression.name) { found("`\(project.text(expression.name))`") } else { outcome.note("`\(project.text(expression.name))` is not declared in the project") }
        return
      }
      call(named: expression.name, meanings, isOwn: true, in: context, depth)
    case .member:
      guard expression.base != none else { return outcome.note("`.\(project.text(expression.name))` without its type") }
      if expression.name == .callAsFunction { return call(value: expression.base, in: context, depth + 1) }
      if isExit(expression.name), project.members(meantBy: expression, in: context).isEmpty {
        return found("`\(project.text(expression.name))`")
      }
      let given = typesGiven(to: expression.base, with: expression.name, in: context)
      let members = project.members(named: expression.name, of: given ?? project.typesOf(expression.base, in: context)).filter { given == nil || !project.isRequirement($0) }
      if members.isEmpty { return outcome.note("`\(project.text(expression.name))` of something unseen") }
      let isOwn = project.isSelf(expression.base, in: context.file)
      run(members, on: isOwn ? nil : expression.base, in: context) { $0.call(named: expression.name, members, isOwn: isOwn, in: context, depth) }
    case .call:
      actCall(node, expression, in: context.at(node), depth)
      callGivenBack(by: node, expression, in: context.at(node), depth)
    case .ternary:
      for part in project.list(of: expression, in: context.file).dropFirst() { call(value: part, in: context, depth + 1) }
    case .binary:
      call(value: expression.base, in: context, depth + 1)
      call(value: expression.first, in: context, depth + 1)
    case .cast: call(value: expression.base, in: context, depth + 1)
    case .tuple: for part in project.list(of: expression, in: context.file) { call(value: part, in: context, depth + 1) }
    case .nil: break
    default: outcome.note("an action of another kind")
    }
  }

  /// `action: close`, `action: model.close`: runs what is named and not called. Of another object it is all that it may be, what a
  /// protocol's conformers do and what subclasses override.
  private mutating func call(named name: NameID, _ meanings: Declarations, isOwn: Bool, in context: Context, _ depth: Int) {
    if isKeeping(name) { outcome.keeps = true }
    for stored in meanings.prefix(4) where project[stored].kind != .function { callStored(stored, in: context, depth) }
    let functions = meanings.filter { project[$0].kind == .function }
    guard !functions.isEmpty else { return }
    steps.append(.name(name))
    defer { steps.removeLast() }
    guard !isOwn else {
      for function in functions.prefix(4) {
        if project.isRequirement(function) { followWitnesses(of: function, in: context, depth) } else { follow(function, frame: context.frame, depth + 1) }
      }
      return
    }
    let isProtocol = functions.contains { function in
      project.enclosingType(of: project.parent(of: function)).map { project.types[Int($0)].kind == .protocol } ?? false
    }
    let meant = implementations(name, functions, nil, isProtocol: isProtocol)
    if meant.isEmpty { return outcome.note("nobody in the project implements `\(project.text(name))`") }
    if meant.dropFirst(Self.mostFollowed).contains(where: { [project, question] in project.mayMatter($0, to: question) }) { outcome.note(unfollowed: "`\(project.text(name))` has \(meant.count) meanings") }
    guard meant.count > 1 else { return follow(meant[0], frame: nil, depth + 1) }
    actAmbiguous(meant.prefix(Self.mostFollowed), name) { reader, function in reader.follow(function, frame: nil, depth + 1) }
  }

  /// `Button("Close", action: closer())`: runs the closures that a function gives back.
  /// - Parameter isRun: `closer()()`: what it gives back is a closure in any case.
  mutating func callGivenBack(by node: NodeID, _ call: Node, isRun: Bool = false, in context: Context, _ depth: Int) {
    let callee = project.node(call.base, in: context.file)
    let arguments = project.arguments(of: call, in: context.file)
    var functions = Declarations()
    if callee.kind == .name {
      functions = project.matching(project.meanings(of: callee, in: context), arguments)
    } else if callee.kind == .member, callee.base != none, !project.declarations[callee.name].isEmpty {
      functions = project.matching(project.members(meantBy: callee, in: context), arguments)
      // `$shown.setter(false)`, of an extension of a type from outside.
      if functions.isEmpty, project.declarations[callee.name].contains(where: { givesClosure($0) }) {
        return outcome.note("what `\(project.text(callee.name))` gives back is run")
      }
    } else if callee.kind == .member, callee.base != none, isListOfClosures(callee.base, in: context) {
      // `handlers.popLast()?()`
      return outcome.note("a closure that is kept in a collection is run")
    }
    for function in functions.prefix(4) {
      guard givesClosure(function) else {
        if isRun { outcome.note("what `\(project.text(callee.name))` gives back is run") }
        continue
      }
      let body = project[function].body
      guard body != none else { continue }
      let frame = project.frame(function: function, type: nil, call: NodeRef(file: context.file, index: node), caller: context)
      guard frame.depth < Self.mostFrames else { return cut("too many calls deep") }
      var given: [NodeID] = []
      project.walk(body, in: function.file) { node, part in
        if part.kind == .return, part.base != none { given.append(part.base) }
        if part.kind == .block, part.count == 1, let only = project.list(of: part, in: function.file).first, !given.contains(only) { given.append(only) }
        return part.kind != .closure
      }
      for value in given {
        let kind = project.node(value, in: function.file).kind
        guard kind == .closure || kind == .name || kind == .member else { continue }
        self.call(value: value, in: Context(file: function.file, scope: function, position: value, frame: frame), depth + 1)
      }
    }
  }

  /// By its type, or where that has a name, `UIActionHandler`, by what it gives back.
  private func givesClosure(_ function: DeclarationRef) -> Bool {
    guard project[function].kind == .function, project[function].type != none else { return false }
    if isFunction(project[function].type, in: function.file) { return true }
    func isClosure(_ node: NodeID) -> Bool { node != none && project.node(node, in: function.file).kind == .closure }
    if let only = ValueReader(project).onlyExpression(of: function) { return isClosure(only) }
    var isGiven = false
    project.walk(project[function].body, in: function.file) { _, part in
      if part.kind == .return, isClosure(part.base) { isGiven = true }
      return !isGiven && part.kind != .closure
    }
    return isGiven
  }

  /// The member that stands for a requirement in the value whose members are read.
  mutating func witness(of requirement: DeclarationRef, in frame: Frame?) -> DeclarationRef? {
    if let owner = project.enclosingType(of: project.parent(of: requirement)), !part.askedTypes.contains(owner) { part.askedTypes.append(owner) }
    if let found = project.witness(of: requirement, in: frame) {
      part.usedFrame = min(part.usedFrame, found.depth)
      return found.member
    }
    guard !isElsewhere, let shown, let owner = project.enclosingType(of: project.parent(of: requirement)), project.conforms(shown, to: owner) else { return nil }
    part.usedFrame = 0
    return project.witness(of: requirement, in: shown)
  }

  /// Follows a method that a protocol asks for: that of the value, or of all that conform.
  mutating func followWitnesses(of requirement: DeclarationRef, in context: Context, _ depth: Int) {
    if let found = witness(of: requirement, in: context.frame) { return follow(found, frame: nil, depth + 1) }
    guard let owner = project.enclosingType(of: project.parent(of: requirement)) else { return }
    let all = project.bodies(of: project[requirement].name, below: owner)
    if all.isEmpty { outcome.note("nobody in the project implements `\(project.text(project[requirement].name))`") }
    let leading = all.filter { [project, question] in project.mayMatter($0, to: question) }
    if leading.count > Self.mostFollowed { outcome.note(unfollowed: "`\(project.text(project[requirement].name))` has \(all.count) meanings") }
    for found in leading.prefix(Self.mostFollowed) { follow(found, frame: nil, depth + 1) }
  }

  /// The same class, a subclass or a superclass.
  func isRelated(_ type: TypeRef, to owner: TypeID) -> Bool {
    guard case .project(let id) = type else { return false }
    return project.areRelated(id, owner)
  }

  /// `@Environment(\.dismiss) var dismiss`, and what is typed as such.
  func isDismissal(_ ref: DeclarationRef) -> Bool {
    for attribute in project.attributes(of: ref) where attribute.argument != none {
      var key = project.node(attribute.argument, in: ref.file)
      if key.kind == .keyPath, key.base != none { key = project.node(key.base, in: ref.file) }
      if key.kind == .member, project.roles.has(key.name, .exit) || key.name == .presentationMode { return true }
      // A key of the team's own, named for what it does.
      if key.kind == .member, attribute.name == .Environment, isNamedForClosing(key.name) { return true }
    }
    let type = project[ref].type
    guard type != none else { return false }
    return project.node(type, in: ref.file).name == EnvironmentType.dismissAction.name
  }

  private func isNamedForClosing(_ name: NameID) -> Bool {
    project.words(of: name).contains { $0 == "dismiss" || $0 == "close" }
  }

  static let deepest = 60
  private static let mostFrames = 24
  /// An answer that is not all is kept if it had so much fuel: it says so itself.
  private static let leastShare = 200

  /// Follows a function's or a closure's body.
  mutating func follow(_ function: DeclarationRef, frame: Frame?, _ depth: Int) {
    guard project[function].body != none, !project.isInactive(function) else { return }
    guard depth < Self.deepest else { return cut("too many calls deep") }
    let body = project[function].body
    let context = Context(file: function.file, scope: function, position: body, frame: frame)
    if project[function].kind == .closure {
      guard !open.contains(function) else { return }
      open.append(function)
      act(body, in: context, depth + 1)
      open.removeLast()
      return
    }
    let outer = isInValue
    isInValue = project[function].type != none || project[function].kind == .accessor && project[function].name == Word.get.rawValue
    defer { isInValue = outer }
    // Its own frame is one deeper than the caller's; one that it did not get counts as none.
    let ownDepth = frame.map { $0.function == function ? $0.depth : $0.depth + 1 } ?? 0
    once(Followed(function), frame: frame, ownDepth: ownDepth) { $0.act(body, in: context, depth + 1) }
  }

  /// Reads what `key` leads to apart from the rest, and keeps the answer for all callers if it rests on
  /// nothing that this one hands in. Of functions that call each other in a circle each leads to whatever
  /// any of them leads to, so the answer of the one that closes the circle is that of all.
  /// It gets two thirds of the fuel that is left, so that what is called first does not use up what the statements behind
  /// it need: what closes is seldom many calls away.
  mutating func once(_ key: Followed, frame: Frame?, ownDepth: Int, _ body: (inout ActionReader) -> Void) {
    if let known = answers[key], !holds(frame, any: known.types) {
      return merge(known)
    }
    if let index = stack.firstIndex(where: { $0.key == key }) {
      part.reentry = min(part.reentry, index)
      return
    }
    if let began = met[key] {
      // Counted where it was met first: what began since then, and is being followed, has no whole answer of its own.
      if let low = lows[key] {
        part.reentry = min(part.reentry, low)
      } else {
        miss(since: began)
      }
      return
    }
    clock += 1
    met.add(key, since: clock)
    let start = circle.count
    // Exchanged, not copied: whoever copies a part counts all that it holds.
    var inner = Part()
    inner.firstStep = steps.count
    swap(&part, &inner)
    if stack.isEmpty { stack.reserveCapacity(12) }
    stack.append((key, clock))
    let outer = handed
    handed = []
    let share = fuel * 2 / 3
    let rest = fuel - share
    fuel = share
    body(&self)
    let isEnough = fuel > 0 || share >= Self.leastShare
    fuel += rest
    handed = outer
    stack.removeLast()
    swap(&part, &inner)
    let isWhole = inner.usedFrame > ownDepth
    // Of a circle's members each has what is missing from the one that closes it.
    let misses = inner.missing < stack.count
    if misses { part.missing = min(part.missing, inner.missing) }
    if inner.reentry < stack.count {
      lows[key] = inner.reentry
      circle.append((key, isWhole))
      part.reentry = min(part.reentry, inner.reentry)
    } else {
      if isWhole, !misses, isEnough {
        let answer = answers.kept(inner.outcome, types: inner.askedTypes)
        answers[key] = answer
        for member in circle[start...] where member.isWhole { answers[member.key] = answer }
      }
      if circle.count > start {
        for member in circle[start...] { lows[member.key] = nil }
        circle.removeSubrange(start...)
      }
    }
    if inner.usedFrame < ownDepth { part.usedFrame = min(part.usedFrame, inner.usedFrame) }
    // What rests on its own arguments alone is followed again with others.
    if inner.usedFrame == ownDepth && ownDepth > 0 || inner.usedFrame == 0 && !cases.isEmpty, inner.reentry >= stack.count { met.remove(key) }
    merge(inner)
  }

  /// What was met before counts there: the answers of what began since then, and is being followed, lack it.
  mutating func miss(since began: Int) {
    part.missing = min(part.missing, (stack.firstIndex { $0.began > began } ?? stack.count) - 1)
  }

  /// A parameter was asked for and the call left it out, or there is no call: its function's answer rests on that.
  mutating func asked(_ parameter: DeclarationRef, in frame: Frame?) {
    guard let function = project.parent(of: parameter) else { return }
    var current = frame
    while let at = current {
      if at.function == function {
        part.usedFrame = min(part.usedFrame, at.depth)
        return
      }
      current = at.outer
    }
    let key = Followed(function)
    if stack.contains(where: { $0.key == key }) { part.usedFrame = 0 }
  }

  private mutating func merge(_ inner: Part) {
    outcome.addEffects(of: inner.outcome)
    addAsked(inner.askedTypes)
    if !inner.outcome.isPlain { mergeFound(inner.outcome) }
  }

  private mutating func merge(_ known: CachedOutcome) {
    // As most are; nothing else of it is read, since whoever takes an outcome out counts all that it holds.
    if known.isPlain {
      outcome.addEffects(of: known.outcome)
    } else {
      let inner = known.outcome
      outcome.addEffects(of: inner)
      mergeFound(inner)
    }
    addAsked(known.types)
  }

  private mutating func addAsked(_ types: [TypeID]) {
    if part.askedTypes.isEmpty {
      part.askedTypes = types
    } else {
      for type in types where !part.askedTypes.contains(type) { part.askedTypes.append(type) }
    }
  }

  private mutating func mergeFound(_ inner: Outcome) {
    if outcome.exit == nil, let exit = inner.exit { outcome.exit = road + exit }
    if !inner.unseen.isEmpty { outcome.note(inner.unseen) }
    // Most are empty, and to ask is cheaper than to add nothing.
    if !inner.touched.isEmpty { outcome.touched.take(inner.touched) }
    if !inner.set.isEmpty { outcome.set.take(inner.set) }
    if !inner.written.isEmpty { outcome.written.take(inner.written) }
    if !inner.rebound.isEmpty { outcome.rebound.take(inner.rebound) }
    if !inner.changed.isEmpty { outcome.changed.take(inner.changed) }
    if !inner.resets.isEmpty {
      for (flag, found) in inner.resets where outcome.resets[flag] == nil { outcome.resets[flag] = road + found }
    }
    if !inner.unbound.isEmpty {
      for (name, found) in inner.unbound where outcome.unbound[name] == nil { outcome.unbound[name] = road + found }
    }
  }

  func holds(_ frame: Frame?, any types: [TypeID]) -> Bool {
    guard !types.isEmpty else { return false }
    var current = frame
    while let at = current {
      if let type = at.type, case let ancestors = project.ancestors(of: type).types, types.contains(where: { ancestors.contains($0) }) { return true }
      current = at.outer
    }
    return false
  }
}

/// What was followed in one action, each with when that began. Mostly these are so few that to look through them takes less than
/// to hash one.
struct MetBodies {
  private var all: [(number: UInt64, began: Int)] = []

  subscript(key: Followed) -> Int? { place(of: key).map { all[$0].began } }

  /// Adds what has not been met.
  mutating func add(_ key: Followed, since began: Int) {
    if all.isEmpty { all.reserveCapacity(24) }
    all.append((key.number, began))
  }

  mutating func remove(_ key: Followed) {
    if let place = place(of: key) { all.remove(at: place) }
  }

  /// What was met last is asked for most.
  private func place(of key: Followed) -> Int? {
    var place = all.count - 1
    while place >= 0 {
      if all[place].number == key.number { return place }
      place -= 1
    }
    return nil
  }
}

extension Set {
  /// Adds what another set holds. Mostly one of the two is empty, and then nothing is hashed.
  mutating func take(_ other: Set) {
    if isEmpty { self = other } else if !other.isEmpty { formUnion(other) }
  }
}
