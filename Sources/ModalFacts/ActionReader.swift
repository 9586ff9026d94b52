// "What happens when this is tapped?" Follows one action through functions, closures, delegates,
// protocols and enum cases until something closes the modal, or every path has ended.
// A call into the project is followed; one that leaves it is a dead end, unless it is handed what
// could close the modal: then the answer is unseen.

import SwiftScan

/// What one action leads to.
struct Outcome {
  /// The steps to the first thing that closes; nil where nothing does.
  var exit: [String]?
  var unseen: [Unseen] = []
  /// Names read or written on the way.
  var touched: Set<NameID> = []
  /// Names set on the way that somebody watches: a prompt's flag, an observed property.
  var set: Set<NameID> = []
  /// Flags and items of presentations that are reset, each with the steps to where.
  var resets: [NameID: [String]] = [:]
  /// Bindings that are reset and that nobody was seen to hand in; flags that are set to something else.
  var unbound: [NameID: [String]] = [:]
  var changed: Set<NameID> = []
  /// It does something besides closing.
  var doesMore = false
  /// It hands something to what outlives the modal: a store, a model, a binding.
  var keeps = false

  mutating func note(_ reason: String) {
    let reason = Unseen(reason)
    if unseen.count < 8, !unseen.contains(reason) { unseen.append(reason) }
  }
}

/// What following a function led to, wherever it is called from.
struct CachedOutcome {
  var outcome: Outcome
  /// Types whose closures were looked up: with a value of one of these at hand, the answer may differ.
  var types: [TypeID]
}

/// A body that is followed once for all callers: a function, a closure property, an arm of a `switch`.
struct Followed: Hashable {
  var file: Int32
  var index: UInt32
  var isArm: Bool

  init(_ declaration: DeclarationRef) { (file, index, isArm) = (declaration.file, declaration.index, false) }
  init(arm: NodeRef) { (file, index, isArm) = (arm.file, arm.index, true) }
}

struct ActionReader {
  let project: Project
  /// Names of the flags and items that drive the presentation in question.
  let drivers: Set<NameID>
  private(set) var outcome = Outcome()
  /// Closures being run; one that runs itself ends.
  private var open: Set<DeclarationRef> = []
  private var met: Set<Followed> = []
  /// What is being followed, outermost first.
  private var stack: [Followed] = []
  /// The outermost on the stack that was met again: what is inside it is not the whole answer.
  private var reentry = Int.max
  /// Done, but part of a circle that something on the stack closes; with where on the stack that is.
  private var circle: [(key: Followed, isWhole: Bool)] = []
  private var lows: [Followed: Int] = [:]
  /// The outermost frame that was asked for an argument.
  private var usedFrame = Int.max
  private var askedTypes: [TypeID] = []
  private var steps: [String] = []
  private var fuel = 4000

  init(_ project: Project, drivers: Set<NameID>) {
    self.project = project
    self.drivers = drivers
  }

  /// The outcome of running a closure, a method reference or an expression.
  mutating func run(_ node: NodeID, in context: Context) -> Outcome {
    call(value: node, in: context, 0)
    return concluded()
  }

  /// The outcome of a function's body.
  mutating func run(body function: DeclarationRef, frame: Frame?) -> Outcome {
    follow(function, frame: frame, 0)
    return concluded()
  }

  /// Resetting a flag closes, if it is this presentation's.
  private func concluded() -> Outcome {
    var outcome = outcome
    guard outcome.exit == nil else { return outcome }
    for closed in [outcome.resets, outcome.unbound] {
      if let name = closed.keys.sorted().first(where: { drivers.contains($0) }) {
        outcome.exit = closed[name]
        return outcome
      }
    }
    for name in outcome.unbound.keys.sorted() { outcome.note("the binding `\(project.text(name))` is handed in") }
    for name in outcome.changed.sorted() where drivers.contains(name) {
      outcome.note("`\(project.text(name))` is set to something else")
    }
    return outcome
  }

  private mutating func unbound(_ name: NameID) {
    if outcome.unbound[name] == nil { outcome.unbound[name] = steps + ["the binding `\(project.text(name))`"] }
  }

  private mutating func reset(_ flag: NameID, _ what: String) {
    if outcome.resets[flag] == nil { outcome.resets[flag] = steps + [what] }
  }

  private mutating func found(_ what: String) {
    if outcome.exit == nil { outcome.exit = steps + [what] }
  }

  // MARK: Statements

  private mutating func act(_ node: NodeID, in context: Context, _ depth: Int) {
    guard node != none else { return }
    guard depth < 60, fuel > 0 else { return outcome.note("too much to follow") }
    fuel -= 1
    let statement = project.node(node, in: context.file)
    guard !statement.flags.contains(.inactive) else { return }
    let context = statement.kind.rawValue > NodeKind.skipped.rawValue ? context.at(node) : context
    switch statement.kind {
    case .name: touch(statement.name)
    case .member:
      touch(statement.name)
      act(statement.base, in: context, depth + 1)
    case .call: actCall(node, statement, in: context, depth)
    case .assign: actAssign(statement, in: context, depth)
    case .closure: break
    case .declaration:
      let declaration = DeclarationRef(file: context.file, index: statement.first)
      if project[declaration].kind == .variable || project[declaration].kind == .binding {
        act(project[declaration].value, in: context, depth + 1)
      }
    case .block, .do, .tuple, .array, .dictionary, .interpolation, .ternary, .composition:
      for child in project.list(of: statement, in: context.file) { act(child, in: context, depth + 1) }
    case .if, .guard:
      for child in project.list(of: statement, in: context.file) { act(child, in: context, depth + 1) }
      act(statement.base, in: context, depth + 1)
    case .switch: actSwitch(statement, in: context, depth)
    case .case: act(statement.base, in: context, depth + 1)
    case .loop:
      act(statement.first, in: context, depth + 1)
      act(statement.base, in: context, depth + 1)
    case .defer, .return, .throw, .prefix, .patternTest: act(statement.base, in: context, depth + 1)
    case .binary, .cast, .typeTest:
      act(statement.base, in: context, depth + 1)
      if statement.kind == .binary { act(statement.first, in: context, depth + 1) }
    case .index:
      act(statement.base, in: context, depth + 1)
      for argument in project.arguments(of: statement, in: context.file) { act(argument.value, in: context, depth + 1) }
    case .macro:
      break
    default: break
    }
  }

  private mutating func touch(_ name: NameID) {
    let name = project.unprojected(name)
    if project.holderNames.contains(name) { outcome.touched.insert(name) }
  }

  /// Only the arms that can be meant, where the subject is known.
  private mutating func actSwitch(_ statement: Node, in context: Context, _ depth: Int) {
    act(statement.base, in: context, depth + 1)
    let arms = project.list(of: statement, in: context.file)
    if let wanted = enumCase(statement.base, in: context) {
      var matched = false
      for arm in arms where armNames(arm, in: context.file).contains(wanted) {
        matched = true
        act(arm, in: context, depth + 1)
      }
      if matched { return }
      for arm in arms where project.node(arm, in: context.file).count == 0 { act(arm, in: context, depth + 1) }
      return
    }
    for arm in arms { act(arm, in: context, depth + 1) }
  }

  private func armNames(_ arm: NodeID, in file: Int32) -> [NameID] {
    project.list(of: project.node(arm, in: file), in: file).map { pattern in
      let node = project.node(pattern, in: file)
      return node.kind == .call ? project.node(node.base, in: file).name : node.name
    }
  }

  /// The enum case that an expression is known to be, also through a parameter.
  private mutating func enumCase(_ node: NodeID, in context: Context) -> NameID? {
    let expression = project.node(node, in: context.file)
    if expression.kind == .name {
      guard let parameter = project.meanings(of: expression.name, in: context).first, project[parameter].kind == .parameter,
        let bound = ValueReader(project).argument(for: parameter, in: context.frame)
      else { return nil }
      usedFrame = min(usedFrame, bound.depth)
      return caseName(bound.node, in: bound.context.file)
    }
    return nil
  }

  private func caseName(_ node: NodeID, in file: Int32) -> NameID? {
    let expression = project.node(node, in: file)
    let member = expression.kind == .call ? project.node(expression.base, in: file) : expression
    guard member.kind == .member, !project.arms[member.name].isEmpty else { return nil }
    guard member.base == none || isTypeName(member.base, in: file) else { return nil }
    return member.name
  }

  private func isTypeName(_ node: NodeID, in file: Int32) -> Bool {
    let expression = project.node(node, in: file)
    return (expression.kind == .name || expression.kind == .member) && project.startsUppercase(expression.name)
  }

  // MARK: Assignments

  private mutating func actAssign(_ statement: Node, in context: Context, _ depth: Int) {
    act(statement.first, in: context, depth + 1)
    var left = project.node(statement.base, in: context.file)
    if left.kind == .member, left.name == .wrappedValue, left.base != none { left = project.node(left.base, in: context.file) }
    guard left.kind == .name || left.kind == .member else { return }
    let name = project.unprojected(left.name)
    touch(name)
    if project.watchedNames.contains(name) { outcome.set.insert(name) }
    let right = project.node(statement.first, in: context.file)
    let isReset = right.kind == .false || right.kind == .nil || right.kind == .member && right.base == none && right.name == Word.none.rawValue
    if left.kind == .member && !project.isSelf(left.base, in: context.file) || project.bindingNames.contains(name) { outcome.keeps = true }
    switch driven(by: name, left, in: context) {
    case .no: break
    case .unknown:
      if isReset || right.kind == .prefix { unbound(name) }
    case .flag(let flag):
      if isReset {
        reset(flag, "`\(project.text(name)) = \(right.kind == .false ? "false" : "nil")`")
      } else if right.kind == .prefix {
        reset(flag, "`\(project.text(name))` toggled")
      } else if right.kind != .true {
        outcome.changed.insert(flag)
      }
      return
    }
    outcome.doesMore = true
    // A property that acts when it is set.
    guard project.observedNames.contains(name), let property = property(name, left, in: context) else { return }
    for accessor in project.children(of: property) where project[accessor].kind == .accessor {
      let kind = project[accessor].name
      if kind == Word.didSet.rawValue || kind == Word.set.rawValue || kind == Word.willSet.rawValue {
        follow(accessor, frame: nil, depth + 1)
      }
    }
  }

  private func property(_ name: NameID, _ left: Node, in context: Context) -> DeclarationRef? {
    if left.kind == .name { return project.meanings(of: name, in: context).first }
    return project.members(named: name, of: project.typesOf(left.base, in: context)).first
  }

  /// What setting a name does to presentations.
  private enum Driven {
    case no
    /// It is a binding that nobody was seen to hand in.
    case unknown
    case flag(NameID)
  }

  /// The flag or item that a name is, or is a binding to. A binding to state of another kind is none.
  private mutating func driven(by name: NameID, _ left: Node, in context: Context) -> Driven {
    let isFlag = project.flagNames.contains(name)
    // Many bindings have the name of some flag elsewhere: what one is bound to comes before its name.
    guard project.bindingNames.contains(name), let property = property(name, left, in: context),
      project.hasAttribute(property, Known.Binding.name) || isBindingType(property)
    else { return isFlag ? .flag(name) : .no }
    let reader = ValueReader(project)
    var bound: Bound?
    if project[property].kind == .parameter {
      bound = reader.argument(for: property, in: context.frame)
    } else if let owner = project.enclosingType(of: project.parent(of: property)) {
      if !askedTypes.contains(owner) { askedTypes.append(owner) }
      bound = reader.boundProperty(name, of: owner, in: context.frame)
    }
    guard let bound else {
      if project[property].kind == .parameter { asked(property, in: context.frame) }
      return .unknown
    }
    usedFrame = min(usedFrame, bound.depth)
    let expression = project.node(bound.node, in: bound.context.file)
    switch expression.kind {
    case .name, .member:
      return driven(by: project.unprojected(expression.name), expression, in: bound.context)
    case .call:
      // `.constant(…)`; `Binding(get:set:)` and its kin set what they name.
      if project.node(expression.base, in: bound.context.file).name == .constant { return .no }
      var names: Set<NameID> = []
      collectFlags(bound.node, in: bound.context.file, project, &names)
      return names.sorted().first { project.flagNames.contains($0) }.map { .flag($0) } ?? .unknown
    default: return .unknown
    }
  }

  private func isBindingType(_ property: DeclarationRef) -> Bool {
    let type = project[property].type
    guard type != none else { return false }
    let node = project.node(type, in: property.file)
    return node.kind == .generic && project.node(node.base, in: property.file).name == .Binding
  }

  // MARK: Calls

  private mutating func actCall(_ ref: NodeID, _ call: Node, in context: Context, _ depth: Int) {
    let callee = project.node(call.base, in: context.file)
    let arguments = project.arguments(of: call, in: context.file)
    let node = NodeRef(file: context.file, index: ref)
    switch callee.kind {
    case .name, .generic:
      let name = callee.kind == .generic ? project.node(callee.base, in: context.file).name : callee.name
      actNamed(name, node, arguments, in: context, depth)
    case .member:
      actMember(callee, node, arguments, in: context, depth)
    case .closure:
      follow(DeclarationRef(file: context.file, index: callee.first), frame: context.frame, depth + 1)
    default:
      act(call.base, in: context, depth + 1)
      actArguments(arguments, in: context, isFollowed: false, depth)
    }
  }

  private mutating func actNamed(
    _ name: NameID, _ call: NodeRef, _ arguments: ArraySlice<Argument>, in context: Context, _ depth: Int
  ) {
    if project.startsUppercase(name) {
      // A new value: what it is given runs sooner or later (`Task { … }`, `UIAlertAction(…) { … }`).
      actArguments(arguments, in: context, isFollowed: false, depth)
      return
    }
    let meanings = project.matching(project.meanings(of: name, in: context), arguments)
    if meanings.isEmpty {
      if isExit(name, arguments) {
        found("`\(project.text(name))`")
      } else {
        outcome.doesMore = outcome.doesMore || !isQuiet(name)
      }
      actArguments(arguments, in: context, isFollowed: false, depth)
      return
    }
    for meaning in meanings.prefix(6) { callDeclaration(meaning, call, receiver: nil, in: context, depth) }
    actArguments(arguments, in: context, isFollowed: true, depth)
  }

  private mutating func actMember(
    _ callee: Node, _ call: NodeRef, _ arguments: ArraySlice<Argument>, in context: Context, _ depth: Int
  ) {
    let name = callee.name
    guard callee.base != none else {
      // An enum case or factory by its contextual type: `.close(x)`, `.send(.close)`.
      if project.roles.has(name, .carrier) { followCases(arguments, in: context, depth) }
      actArguments(arguments, in: context, isFollowed: false, depth)
      return
    }
    var base = project.node(callee.base, in: context.file)
    if name == .toggle, arguments.isEmpty {
      if base.kind == .member, base.name == .wrappedValue, base.base != none { base = project.node(base.base, in: context.file) }
      let flag = project.unprojected(base.name)
      if base.kind == .name || base.kind == .member {
        touch(flag)
        if project.watchedNames.contains(flag) { outcome.set.insert(flag) }
        switch driven(by: flag, base, in: context) {
        case .no: break
        case .unknown: unbound(flag)
        case .flag(let driver): reset(driver, "`\(project.text(flag))` toggled")
        }
      }
      return
    }
    // A method of what holds a call: `foo().bar()`.
    if base.kind == .call || base.kind == .index { act(callee.base, in: context, depth + 1) }
    // A name that nobody in the project declares leaves the project, whatever it is called on.
    if project.declarations[name].isEmpty, name != .callAsFunction {
      if isExit(name, arguments) { found("`\(calleeText(callee, base))`") } else { leave(name, callee, base, arguments, in: context, depth) }
      return actArguments(arguments, in: context, isFollowed: false, depth)
    }
    let isCallOfOwn = base.kind == .name && (base.name == Word.`self`.rawValue || base.name == Word.super.rawValue)
    let owners = project.typesOf(callee.base, in: context)
    var meanings = project.matching(project.members(named: name, of: owners), arguments)
    if meanings.isEmpty, name == .callAsFunction {
      self.call(value: callee.base, in: context, depth + 1)
      return
    }
    if isExit(name, arguments) {
      let isUIKit = arguments.contains { $0.label == .animated }
      if meanings.isEmpty || isUIKit {
        // `popViewController` leads back inside the modal, or out of it: not told apart here.
        found("`\(calleeText(callee, base))`")
        actArguments(arguments, in: context, isFollowed: false, depth)
        return
      }
    }
    let isProtocol = meanings.contains { meaning in
      project.enclosingType(of: project.parent(of: meaning)).map { project.types[Int($0)].kind == .protocol } ?? false
    }
    if isProtocol || !meanings.isEmpty, let more = overrides(of: name, meanings, isProtocol: isProtocol) {
      meanings = project.matching(more, arguments)
      if meanings.isEmpty {
        outcome.note("nobody in the project implements `\(project.text(name))`")
        return
      }
    }
    let isUnknownReceiver = owners.isEmpty && !isCallOfOwn
    if meanings.isEmpty, isUnknownReceiver {
      let candidates = project.declarations[name].filter { candidate in
        let kind = project[candidate].kind
        return (kind == .function && project[candidate].parent != none) && !project.isTest[Int(candidate.file)]
      }
      meanings = project.matching(Array(candidates), arguments)
      if meanings.count > 12 {
        outcome.note("`\(project.text(name))` has \(meanings.count) meanings")
        meanings = []
      } else if meanings.count > 1 {
        actAmbiguous(meanings, call, name, in: context, depth)
        actArguments(arguments, in: context, isFollowed: true, depth)
        return
      }
    }
    if meanings.isEmpty {
      leave(name, callee, base, arguments, in: context, depth)
      actArguments(arguments, in: context, isFollowed: false, depth)
      return
    }
    if meanings.count > 1, !isProtocol, meanings.contains(where: { project[$0].modifiers.contains(.override) }), !isCallOfOwn {
      actAmbiguous(Array(meanings.prefix(12)), call, name, in: context, depth)
    } else {
      for meaning in meanings.prefix(12) { callDeclaration(meaning, call, receiver: callee.base, in: context, depth) }
    }
    actArguments(arguments, in: context, isFollowed: true, depth)
  }

  private func calleeText(_ callee: Node, _ base: Node) -> String {
    let name = project.text(callee.name)
    return base.kind == .name || base.kind == .member ? "\(project.text(base.name)).\(name)" : name
  }

  /// Implementations in subclasses and conformers that a call may reach.
  private func overrides(of name: NameID, _ meanings: [DeclarationRef], isProtocol: Bool) -> [DeclarationRef]? {
    if !isProtocol {
      // A method that subclasses override: which of them runs is not known.
      var all = meanings
      for meaning in meanings {
        guard let type = project.enclosingType(of: project.parent(of: meaning)), project.types[Int(type)].kind == .class else { continue }
        for candidate in project.declarations[name] where project[candidate].modifiers.contains(.override) && !all.contains(candidate) {
          guard let owner = project.enclosingType(of: project.parent(of: candidate)), project.ancestors(of: owner).types.contains(type) else { continue }
          all.append(candidate)
        }
      }
      return all.count > meanings.count ? all : nil
    }
    var found: [DeclarationRef] = []
    for meaning in meanings {
      guard let type = project.enclosingType(of: project.parent(of: meaning)) else { continue }
      if project[meaning].body != none { found.append(meaning) }
      for conformer in project.descendants(of: type) where !project.isTest[Int(project.types[Int(conformer)].parts.first?.file ?? 0)] {
        for member in project.members(named: name, of: conformer) where !found.contains(member) && project[member].kind != .variable {
          if project[member].body != none { found.append(member) }
        }
      }
    }
    return found
  }

  /// All candidates agree, or it was not seen.
  private mutating func actAmbiguous(
    _ candidates: [DeclarationRef], _ call: NodeRef, _ name: NameID, in context: Context, _ depth: Int
  ) {
    var closing = 0
    var first: [String]?
    for candidate in candidates {
      var reader = self
      reader.outcome = Outcome()
      reader.callDeclaration(candidate, call, receiver: nil, in: context, depth)
      fuel = min(fuel, reader.fuel)
      if let exit = reader.concluded().exit {
        closing += 1
        first = first ?? exit
      }
      outcome.touched.formUnion(reader.outcome.touched)
      outcome.set.formUnion(reader.outcome.set)
      for reason in reader.outcome.unseen { outcome.note(reason.reason) }
    }
    outcome.doesMore = true
    if closing == candidates.count {
      if outcome.exit == nil { outcome.exit = first }
    } else if closing > 0 {
      outcome.note("`\(project.text(name))` closes in \(closing) of \(candidates.count) types")
    }
  }

  /// A call that leaves the project.
  private mutating func leave(
    _ name: NameID, _ callee: Node, _ base: Node, _ arguments: ArraySlice<Argument>, in context: Context, _ depth: Int
  ) {
    outcome.doesMore = outcome.doesMore || !isQuiet(name)
    if isKeeping(name) { outcome.keeps = true }
    if name == .performSegue {
      outcome.note("a segue may lead out")
      return
    }
    guard project.roles.has(name, .carrier) else { return }
    let followed = followCases(arguments, in: context, depth)
    if !followed { outcome.note("`\(calleeText(callee, base))` sends to somebody unseen") }
  }

  /// Goes on at the arms that match enum cases which are handed over, `.close` or `.delegate(.closed)`.
  @discardableResult
  private mutating func followCases(_ arguments: ArraySlice<Argument>, in context: Context, _ depth: Int) -> Bool {
    var followed = false
    for argument in arguments {
      guard let wanted = caseName(argument.value, in: context.file) else { continue }
      for arm in project.arms[wanted].prefix(24) where !project.isTest[Int(arm.file)] {
        followed = true
        steps.append("case .\(project.text(wanted))")
        once(Followed(arm: arm), frame: nil, ownDepth: 0) { $0.act(arm.index, in: $0.project.context(of: arm), depth + 1) }
        steps.removeLast()
      }
      // What the case carries may be a case as well.
      let value = project.node(argument.value, in: context.file)
      if value.kind == .call, depth < 50 {
        followCases(project.arguments(of: value, in: context.file), in: context, depth + 1)
      }
    }
    return followed
  }

  /// What is handed over: closures run, and a method may be handed by name.
  private mutating func actArguments(
    _ arguments: ArraySlice<Argument>, in context: Context, isFollowed: Bool, _ depth: Int
  ) {
    for argument in arguments {
      let value = project.node(argument.value, in: context.file)
      switch value.kind {
      case .closure:
        follow(DeclarationRef(file: context.file, index: value.first), frame: context.frame, depth + 1)
      case .name:
        touch(value.name)
        if !isFollowed, value.name == .dismiss { found("`dismiss`, handed over") }
      case .macro: break
      default: act(argument.value, in: context, depth + 1)
      }
    }
  }

  // MARK: Following

  /// Calls what a name stands for.
  private mutating func callDeclaration(
    _ ref: DeclarationRef, _ call: NodeRef, receiver: NodeID?, in context: Context, _ depth: Int
  ) {
    let declaration = project[ref]
    switch declaration.kind {
    case .function, .initializer, .subscript:
      outcome.doesMore = outcome.doesMore || !isQuiet(declaration.name)
      if isKeeping(declaration.name) { outcome.keeps = true }
      let frame = Frame(function: ref, type: nil, call: call, caller: context)
      guard frame.depth < 24 else { return outcome.note("too many calls deep") }
      steps.append("`\(project.text(declaration.name))`")
      follow(ref, frame: frame, depth + 1)
      steps.removeLast()
    case .variable, .parameter, .binding:
      callStored(ref, in: context, depth)
    default: break
    }
  }

  /// Runs an expression that is a closure or names a function.
  mutating func call(value node: NodeID, in context: Context, _ depth: Int) {
    guard node != none else { return }
    guard depth < 60, fuel > 0 else { return outcome.note("too much to follow") }
    fuel -= 1
    let expression = project.node(node, in: context.file)
    switch expression.kind {
    case .closure:
      follow(DeclarationRef(file: context.file, index: expression.first), frame: context.frame, depth + 1)
    case .name:
      let meanings = project.meanings(of: expression.name, in: context)
      if meanings.isEmpty {
        if isExit(expression.name, []) { found("`\(project.text(expression.name))`") } else { outcome.note("`\(project.text(expression.name))` is not declared in the project") }
        return
      }
      for meaning in meanings.prefix(4) {
        if project[meaning].kind == .function {
          steps.append("`\(project.text(expression.name))`")
          follow(meaning, frame: nil, depth + 1)
          steps.removeLast()
        } else {
          callStored(meaning, in: context, depth)
        }
      }
    case .member:
      guard expression.base != none else { return outcome.note("`.\(project.text(expression.name))` without its type") }
      if expression.name == .callAsFunction { return call(value: expression.base, in: context, depth + 1) }
      if isExit(expression.name, []) , project.members(named: expression.name, of: project.typesOf(expression.base, in: context)).isEmpty {
        return found("`\(project.text(expression.name))`")
      }
      let owners = project.typesOf(expression.base, in: context)
      let members = project.members(named: expression.name, of: owners)
      if members.isEmpty { return outcome.note("`\(project.text(expression.name))` of something unseen") }
      for member in members.prefix(4) {
        if project[member].kind == .function {
          steps.append("`\(project.text(expression.name))`")
          follow(member, frame: nil, depth + 1)
          steps.removeLast()
        } else {
          callStored(member, in: context, depth)
        }
      }
    case .call: actCall(node, expression, in: context.at(node), depth)
    case .ternary:
      for part in project.list(of: expression, in: context.file).dropFirst() { call(value: part, in: context, depth + 1) }
    case .binary:
      call(value: expression.base, in: context, depth + 1)
      call(value: expression.first, in: context, depth + 1)
    case .cast: call(value: expression.base, in: context, depth + 1)
    case .nil: break
    default: outcome.note("an action of another kind")
    }
  }

  /// Calls a stored closure: whatever was bound where the value was made, or assigned later.
  private mutating func callStored(_ ref: DeclarationRef, in context: Context, _ depth: Int) {
    let declaration = project[ref]
    let name = project.text(declaration.name)
    if isDismissal(ref) { return found("`\(name)`") }
    // Any other action of the environment leaves the modal where it is.
    if project.hasAttribute(ref, Known.Environment.name), declaration.type == none, project.typesOf(declaration: ref).isEmpty { return }
    if declaration.kind == .parameter {
      if let bound = ValueReader(project).argument(for: ref, in: context.frame) {
        usedFrame = min(usedFrame, bound.depth)
        return call(value: bound.node, in: bound.context, depth + 1)
      }
      asked(ref, in: context.frame)
      if declaration.value != none { return call(value: declaration.value, in: context, depth + 1) }
      return outcome.note("closure parameter `\(name)` is handed in")
    }
    // A type of the project's that is called like a function.
    let callable = project.members(named: Known.callAsFunction.name, of: project.typesOf(declaration: ref))
    if !callable.isEmpty {
      for function in callable { follow(function, frame: nil, depth + 1) }
      return
    }
    if declaration.kind == .binding || project.parent(of: ref).map({ !project[$0].kind.isType }) ?? false {
      guard declaration.value != none else { return outcome.note("`\(name)` is set where it cannot be seen") }
      guard open.insert(ref).inserted else { return }
      call(value: declaration.value, in: project.valueContext(of: ref, frame: context.frame), depth + 1)
      open.remove(ref)
      return
    }
    guard let owner = project.enclosingType(of: project.parent(of: ref)) else {
      return outcome.note("`\(name)` is a global closure")
    }
    if !askedTypes.contains(owner) { askedTypes.append(owner) }
    if let bound = ValueReader(project).boundProperty(declaration.name, of: owner, in: context.frame) {
      usedFrame = min(usedFrame, bound.depth)
      guard open.insert(ref).inserted else { return }
      call(value: bound.node, in: bound.context, depth + 1)
      open.remove(ref)
      return
    }
    once(Followed(ref), frame: context.frame, ownDepth: 1) { $0.callAnywhereBound(ref, owner, depth) }
  }

  /// Everything that a closure property is seen to be set to, in the whole project.
  private mutating func callAnywhereBound(_ ref: DeclarationRef, _ owner: TypeID, _ depth: Int) {
    let declaration = project[ref]
    let name = project.text(declaration.name)
    var seen = 0
    steps.append("`\(name)`")
    for assignment in project.assignments[declaration.name].prefix(40) where !project.isTest[Int(assignment.file)] {
      let node = project[assignment]
      let left = project.node(node.base, in: assignment.file)
      guard project.node(node.first, in: assignment.file).kind != .nil else { continue }
      let assigned = project.context(of: assignment)
      // `self.close = close` in an initialiser: the callers of the initialiser tell.
      if let scope = assigned.scope, project[scope].kind == .initializer, project.enclosingType(of: scope) == owner { continue }
      if left.kind == .member, left.base != none {
        let owners = project.typesOf(left.base, in: assigned)
        guard owners.isEmpty || owners.contains(where: { isRelated($0, to: owner) }) else { continue }
      }
      seen += 1
      call(value: node.first, in: assigned, depth + 1)
    }
    for made in makers(of: owner).prefix(24) {
      let frame = Frame(function: nil, type: owner, call: made, caller: project.context(of: made))
      guard let bound = project.bound(property: declaration.name, of: owner, by: frame) else { continue }
      seen += 1
      call(value: bound.node, in: bound.context, depth + 1)
    }
    steps.removeLast()
    if declaration.value != none {
      seen += 1
      if project.node(declaration.value, in: ref.file).kind == .closure {
        call(value: declaration.value, in: Context(file: ref.file, scope: ref, position: declaration.nodeEnd, frame: nil), depth + 1)
      }
    }
    if seen == 0 { outcome.note("stored closure `\(name)` is set where it cannot be seen") }
  }

  /// The same class, a subclass or a superclass.
  private func isRelated(_ type: TypeRef, to owner: TypeID) -> Bool {
    guard case .project(let id) = type else { return false }
    return id == owner || project.ancestors(of: id).types.contains(owner) || project.ancestors(of: owner).types.contains(id)
  }

  /// Calls that make a value of a type.
  private func makers(of type: TypeID) -> [NodeRef] {
    project.calls[project.types[Int(type)].name].filter { !project.isInactive($0) && !project.isTest[Int($0.file)] }
  }

  /// `@Environment(\.dismiss) var dismiss`, and what is typed as such.
  private func isDismissal(_ ref: DeclarationRef) -> Bool {
    for attribute in project.attributes(of: ref) where attribute.argument != none {
      var key = project.node(attribute.argument, in: ref.file)
      if key.kind == .keyPath, key.base != none { key = project.node(key.base, in: ref.file) }
      if key.kind == .member, project.roles.has(key.name, .exit) || key.name == .presentationMode { return true }
    }
    let type = project[ref].type
    guard type != none else { return false }
    return project.text(project.node(type, in: ref.file).name) == "DismissAction"
  }

  /// Follows a function's or a closure's body.
  private mutating func follow(_ function: DeclarationRef, frame: Frame?, _ depth: Int) {
    guard project[function].body != none, !project.isInactive(function) else { return }
    guard depth < 60 else { return outcome.note("too many calls deep") }
    let body = project[function].body
    let context = Context(file: function.file, scope: function, position: body, frame: frame)
    if project[function].kind == .closure {
      guard open.insert(function).inserted else { return }
      act(body, in: context, depth + 1)
      open.remove(function)
      return
    }
    // Its own frame is one deeper than the caller's; one that it did not get counts as none.
    let ownDepth = frame.map { $0.function == function ? $0.depth : $0.depth + 1 } ?? 1
    once(Followed(function), frame: frame, ownDepth: ownDepth) { $0.act(body, in: context, depth + 1) }
  }

  /// Reads what `key` leads to apart from the rest, and keeps the answer for all callers if it rests on
  /// nothing that this one hands in. Of functions that call each other in a circle each leads to whatever
  /// any of them leads to, so the answer of the one that closes the circle is that of all.
  private mutating func once(_ key: Followed, frame: Frame?, ownDepth: Int, _ body: (inout ActionReader) -> Void) {
    if let known = project.outcomes[key], !holds(frame, any: known.types) { return merge(known.outcome, known.types) }
    if let index = stack.firstIndex(of: key) {
      reentry = min(reentry, index)
      return
    }
    guard met.insert(key).inserted else {
      // Counted where it was met first: whoever meets it again has no whole answer of its own.
      if let low = lows[key] { reentry = min(reentry, low) } else { usedFrame = 0 }
      return
    }
    let start = circle.count
    let outer = (outcome, steps, reentry, usedFrame, askedTypes)
    (outcome, steps, reentry, usedFrame, askedTypes) = (Outcome(), [], .max, .max, [])
    stack.append(key)
    body(&self)
    stack.removeLast()
    let inner = (outcome: outcome, reentry: reentry, usedFrame: usedFrame, types: askedTypes)
    (outcome, steps, reentry, usedFrame, askedTypes) = outer
    let isWhole = inner.usedFrame > ownDepth
    if inner.reentry < stack.count {
      lows[key] = inner.reentry
      circle.append((key, isWhole))
      reentry = min(reentry, inner.reentry)
    } else {
      let answer = CachedOutcome(outcome: inner.outcome, types: inner.types)
      // Out of fuel, the answer is the outermost's alone: it says that it did not see all.
      if isWhole, fuel > 0 || stack.isEmpty { project.outcomes[key] = answer }
      for member in circle[start...] {
        lows[member.key] = nil
        if isWhole, member.isWhole, fuel > 0 { project.outcomes[member.key] = answer }
      }
      circle.removeSubrange(start...)
    }
    if inner.usedFrame < ownDepth { usedFrame = min(usedFrame, inner.usedFrame) }
    // What rests on its own arguments alone is followed again with others.
    if inner.usedFrame == ownDepth, inner.reentry >= stack.count { met.remove(key) }
    merge(inner.outcome, inner.types)
  }

  /// A parameter was asked for and the call left it out, or there is no call: the answer rests on that.
  private mutating func asked(_ parameter: DeclarationRef, in frame: Frame?) {
    let function = project.parent(of: parameter)
    var current = frame
    while let at = current {
      if at.function == function {
        usedFrame = min(usedFrame, at.depth)
        return
      }
      current = at.caller.frame
    }
    usedFrame = 0
  }

  private mutating func merge(_ inner: Outcome, _ types: [TypeID]) {
    if outcome.exit == nil, let exit = inner.exit { outcome.exit = steps + exit }
    for reason in inner.unseen { outcome.note(reason.reason) }
    outcome.touched.formUnion(inner.touched)
    outcome.set.formUnion(inner.set)
    for (flag, found) in inner.resets where outcome.resets[flag] == nil { outcome.resets[flag] = steps + found }
    for (name, found) in inner.unbound where outcome.unbound[name] == nil { outcome.unbound[name] = steps + found }
    outcome.changed.formUnion(inner.changed)
    outcome.doesMore = outcome.doesMore || inner.doesMore
    outcome.keeps = outcome.keeps || inner.keeps
    for type in types where !askedTypes.contains(type) { askedTypes.append(type) }
  }

  private func holds(_ frame: Frame?, any types: [TypeID]) -> Bool {
    guard !types.isEmpty else { return false }
    var current = frame
    while let at = current {
      if let type = at.type, types.contains(type) { return true }
      current = at.caller.frame
    }
    return false
  }

  // MARK: Names

  private func isExit(_ name: NameID, _ arguments: ArraySlice<Argument>) -> Bool {
    project.roles.has(name, .exit)
  }

  /// Calls that change nothing a person would miss.
  private func isQuiet(_ name: NameID) -> Bool {
    if project.roles.has(name, .exit) { return true }
    return name == .withAnimation || name == .animate || name == Word.async.rawValue || name == .asyncAfter
      || Self.quiet.contains(project.text(name))
  }

  /// Calls that hand something on to be kept.
  private func isKeeping(_ name: NameID) -> Bool {
    let text = project.text(name)
    return Self.keeping.contains { text.hasPrefix($0) }
  }

  private static let keeping = ["save", "store", "persist", "autosave", "update", "write", "commit", "sync", "insert", "send", "setValue"]

  private static let quiet: Set<String> = [
    "selectionChanged", "impactOccurred", "notificationOccurred", "resignFirstResponder", "endEditing", "track", "log",
    "logEvent", "print", "debug", "info", "error", "warning", "prepare", "sleep", "run", "async", "sync",
  ]
}
