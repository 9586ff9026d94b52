// A present that comes while a dismissal still runs. UIKit dismisses for a third of a second, and says of what is
// presented meanwhile on the same chain that it is "not in the window hierarchy": nothing appears. Bodies in which a
// dismissal begins are walked statement by statement, path by path, for what presents before its completion.

import SwiftScan

/// A present right after an animated dismissal has begun.
public struct RushedPresentation: Sendable {
  /// The call that presents, or that leads to it.
  public var site: Site
  /// The call that begins the dismissal, or that leads to it.
  public var dismissal: Site
  /// From the function that is called to what presents; empty where the call itself does.
  public var presents: [String]
  /// The same of the dismissal.
  public var dismisses: [String]
}

struct RushedPresentationReader {
  let project: Project
  private let calls: TransitionCalls
  private var found: [RushedPresentation] = []
  /// How a function presents when it is called, if it does: the more calls around it, the less deep it is followed.
  private var presenting: [Asked: [String]?] = [:]
  /// Names of functions that begin a dismissal.
  private var dismissing = NameSet()
  /// Functions in focus that begin a dismissal.
  private(set) var ownHelpers: Set<DeclarationRef> = []
  /// Bodies in focus that may.
  private var bodies: Set<DeclarationRef> = []
  private var runners: Runners
  /// Walks what a helper does, and notes nothing.
  private var isAsking = false
  /// How often a walk has met an `await` that may take longer than a dismissal.
  private var waits = 0
  /// What is known on the path that is walked.
  private var known = PathKnowledge()
  private var fuel = 0

  private struct Asked: Hashable {
    var function: DeclarationRef
    var depth: Int
  }

  /// A dismissal that runs.
  private struct Pending {
    var site: Site
    var steps: [String]
    /// What is known on the way to it and behind it.
    var known: PathKnowledge
  }

  init(_ project: Project) {
    self.project = project
    calls = TransitionCalls(project: project)
    runners = Runners(project)
  }

  /// Finds what calls `dismiss` itself.
  mutating func findDismissing(_ presentations: inout PresentationReader) {
    for call in project.callsInFocus(Known.dismiss.name) where presentations.isShipped(call) && calls.mayDismiss(call) {
      guard let body = runners.runner(of: call) else { continue }
      bodies.insert(body)
      if project[body].kind == .function { ownHelpers.insert(body) }
    }
  }

  /// Once it is found what calls `dismiss` itself.
  /// - Parameter elsewhere: Functions that begin a dismissal; of those in focus it was found anew.
  mutating func read(_ presentations: inout PresentationReader, elsewhere: DismissingFunctions) -> [RushedPresentation] {
    dismissing = elsewhere.names
    for helper in ownHelpers { dismissing.insert(project[helper].name) }
    var between: [DeclarationRef] = []
    for name in dismissing {
      let calls = project.callsInFocus(name)
      guard !calls.isEmpty, project.calls[name].count < 200 else { continue }
      for call in calls where presentations.isShipped(call) {
        guard let body = runners.runner(of: call), !bodies.contains(body) else { continue }
        guard let helper = self.calls.functions(calledBy: call, in: project.context(of: call)).first(where: { project.isInFocus($0.file) ? ownHelpers.contains($0) : elsewhere.all.contains($0) })
        else { continue }
        bodies.insert(body)
        if project[body].kind == .function, !isGuardedByCallers(helper) { between.append(body) }
      }
    }
    // What calls such a helper of its file begins a dismissal as well: `shutAll() { shut() }`.
    for helper in between {
      dismissing.insert(project[helper].name)
      for call in project.calls.list(of: project[helper].name, in: helper.file) where presentations.isShipped(call) {
        guard let body = runners.runner(of: call), !bodies.contains(body), self.calls.functions(calledBy: call, in: project.context(of: call)).contains(helper) else { continue }
        bodies.insert(body)
      }
    }
    for body in bodies.sorted() where !isGuardedByCallers(body) {
      fuel = 4000
      known = PathKnowledge()
      var pending: Pending?
      let context = Context(file: body.file, scope: body, position: project[body].body, frame: nil)
      _ = walk(project[body].body, in: context, &pending, 0)
    }
    return found
  }

  /// Whether only functions come to a private one that have left before where something is up: `guard presentedViewController == nil`.
  private func isGuardedByCallers(_ body: DeclarationRef) -> Bool {
    let declaration = project[body]
    guard declaration.kind == .function, declaration.modifiers.contains(.private), !project.isHandedOn(declaration.name, in: body.file) else { return false }
    let calls = project.calls.list(of: declaration.name, in: body.file).filter { !project.isInactive($0) }
    return !calls.isEmpty && calls.allSatisfy { call in
      guard let caller = project.enclosingMember(of: project.scope(of: call)), caller != body, project[caller].body != none else { return false }
      return project.list(of: project.node(project[caller].body, in: caller.file), in: caller.file).contains { index in
        let statement = project.node(index, in: caller.file)
        return statement.kind == .guard && index < call.index
          && project.list(of: statement, in: caller.file).contains { asks($0, in: project.context(of: NodeRef(file: caller.file, index: index))) }
      }
    }
  }

  // MARK: What presents

  /// How a call presents, if it does: by itself, or in the functions that it runs, whichever that may be.
  private mutating func presents(_ call: NodeRef, in context: Context, _ depth: Int) -> [String]? {
    if calls.isPresent(call, in: context) { return isCareful(call, in: context) ? nil : [] }
    if calls.performsModalSegue(call, in: context) { return [] }
    guard depth < 4 else { return nil }
    let functions = calls.functions(calledBy: call, in: context)
    guard let first = functions.first else { return nil }
    var steps: [String]?
    for function in functions {
      guard let more = presents(function, depth + 1) else { return nil }
      steps = steps ?? more
    }
    let name = project[first].kind == .closure ? project.node(project[call].base, in: call.file).name : project[first].name
    return steps.map { ["`\(project.text(name))`"] + $0 }
  }

  /// Whether the class's own `present` looks what is up before it presents.
  private func isCareful(_ call: NodeRef, in context: Context) -> Bool {
    let callee = project.node(project[call].base, in: call.file)
    guard project.overriddenNames.contains(callee.name), callee.kind == .name || project.isSelf(callee.base, in: call.file),
      let type = project.enclosingType(of: context.scope)
    else { return false }
    return project.members(named: callee.name, of: type).contains { own in
      project[own].modifiers.contains(.override) && (project[own].nodeStart..<project[own].nodeEnd).contains { takesCare($0, in: own.file) }
    }
  }

  private mutating func presents(_ function: DeclarationRef, _ depth: Int) -> [String]? {
    let asked = Asked(function: function, depth: depth)
    if let known = presenting[asked] { return known }
    let steps = findPresent(in: function, depth)
    presenting[asked] = .some(steps)
    return steps
  }

  private mutating func findPresent(in function: DeclarationRef, _ depth: Int) -> [String]? {
    let declaration = project[function]
    var steps: [String]?
    /// Functions and closures that have awaited something.
    var late: Set<DeclarationRef> = []
    for index in declaration.nodeStart..<declaration.nodeEnd {
      let node = project.node(index, in: function.file)
      // Who asks what is up, or waits for it to go, takes care.
      if takesCare(index, in: function.file) { return nil }
      guard steps == nil, !node.flags.contains(.inactive) else { continue }
      let ref = NodeRef(file: function.file, index: index)
      if node.kind == .call, !calls.isReference(node, in: function.file), runners.runner(of: ref) == function, !isChosen(ref, in: function),
        !isInside(ref, anyOf: late), let more = presents(ref, in: project.context(of: ref), depth), !isInAwaitedLoop(ref, in: function)
      {
        steps = more.isEmpty ? ["`present`"] : more
      } else if mayTakeTime(node, ref), let body = body(around: ref) {
        late.insert(body)
      }
    }
    return steps
  }

  /// The function or closure around a node.
  private func body(around node: NodeRef) -> DeclarationRef? {
    var scope = project.scope(of: node)
    while let at = scope, project[at].kind == .variable && project[at].body == none || project[at].kind == .binding { scope = project.parent(of: at) }
    return scope
  }

  /// Whether a node stands in one of several functions and closures.
  private func isInside(_ node: NodeRef, anyOf bodies: Set<DeclarationRef>) -> Bool {
    guard !bodies.isEmpty else { return false }
    var scope = project.scope(of: node)
    while let at = scope, !bodies.contains(at) { scope = project.parent(of: at) }
    return scope != nil
  }

  /// Whether a node stands in a `for await`, which stands behind it as whatever holds something does.
  private func isInAwaitedLoop(_ node: NodeRef, in function: DeclarationRef) -> Bool {
    (node.index..<project[function].nodeEnd).contains { index in
      let loop = project.node(index, in: node.file)
      return loop.kind == .loop && loop.flags.contains(.awaited) && project.isInside(node.index, block: loop.base, in: node.file)
    }
  }

  /// Whether something is awaited that may take longer than a dismissal: anything but a turn on the main actor.
  private func mayTakeTime(_ node: Node, _ ref: NodeRef) -> Bool {
    node.flags.contains(.awaited) && !(node.kind == .call && runners.isHop(ref))
  }

  /// Whether a call stands in a branch that a parameter of the function around chooses: what was handed in decides.
  private func isChosen(_ call: NodeRef, in function: DeclarationRef) -> Bool {
    let parameters = Set(project.parameters(of: function).map { project[$0].name })
    guard !parameters.isEmpty else { return false }
    let starts = project.files[Int(call.file)].starts
    func isParameter(_ node: NodeID) -> Bool {
      let expression = project.node(node, in: call.file)
      if expression.kind == .member, expression.base != none { return isParameter(expression.base) }
      return expression.kind == .name && parameters.contains(expression.name)
    }
    func isTested(_ condition: NodeID) -> Bool {
      let expression = project.node(condition, in: call.file)
      switch expression.kind {
      case .binary: return isTested(expression.base) || isTested(expression.first)
      case .prefix: return isTested(expression.base)
      default: return isParameter(condition)
      }
    }
    // What holds a node stands behind it, and begins before it.
    return (call.index..<project[function].nodeEnd).contains { index in
      let statement = project.node(index, in: call.file)
      guard starts[Int(index)] <= starts[Int(call.index)] else { return false }
      switch statement.kind {
      case .switch: return isParameter(statement.base)
      case .if, .guard: return project.list(of: statement, in: call.file).contains { isTested($0) }
      default: return false
      }
    }
  }

  /// A bare name stands nowhere by itself, so what it is part of is asked.
  private func takesCare(_ index: NodeID, in file: Int32) -> Bool {
    func isNamed(_ node: Node) -> Bool { Self.cares.contains(project.text(node.name)) }
    let node = project.node(index, in: file)
    if node.kind == .member || node.kind == .patternTest { return isNamed(node) }
    guard node.kind == .binary || node.kind == .declaration || node.kind == .prefix || node.kind == .guard || node.kind == .if else { return false }
    var found = false
    project.forEachChild(of: index, in: file) { child in
      let child = project.node(child, in: file)
      found = found || (child.kind == .name || child.kind == .member) && isNamed(child)
    }
    return found
  }

  /// Whether a condition asks what is up: `guard presentedViewController == nil`, or has asked before: `let wasUp = …`.
  private func asks(_ condition: NodeID, in context: Context) -> Bool {
    if takesCare(condition, in: context.file) { return true }
    let node = project.node(condition, in: context.file)
    switch node.kind {
    case .name: return isAsked(node.name, in: context)
    case .prefix: return asks(node.base, in: context)
    // `guard shown == nil`
    case .binary: return [node.base, node.first].contains { project.node($0, in: context.file).kind == .name && asks($0, in: context) }
    default: return false
    }
  }

  private func isAsked(_ name: NameID, in context: Context) -> Bool {
    if Self.cares.contains(project.text(name)) { return true }
    guard let local = project.meanings(of: name, in: context).first, project[local].kind == .variable, project[local].value != none,
      project[local].modifiers.contains(.constant), project.parent(of: local).map({ !project[$0].kind.isType }) ?? false
    else { return false }
    let value = project.node(project[local].value, in: local.file)
    return takesCare(project[local].value, in: local.file) || value.kind == .name && Self.cares.contains(project.text(value.name))
  }

  private static let cares: Set<String> = ["isBeingDismissed", "presentedViewController", "transitionCoordinator", "isBeingPresented"]

  /// How a call begins an animated dismissal in a function of the project's.
  private mutating func dismisses(_ call: NodeRef, in context: Context, _ depth: Int) -> [String]? {
    let name = project.node(project[call].base, in: call.file).name
    guard depth < 2, dismissing.contains(name) else { return nil }
    let functions = calls.functions(calledBy: call, in: context)
    guard functions.count == 1, let function = functions.first, project[function].kind == .function else { return nil }
    let frame = project.frame(function: function, type: nil, call: call, caller: context)
    var pending: Pending?
    let (before, waitsBefore, knownBefore) = (isAsking, waits, known)
    isAsking = true
    let body = project[function].body
    _ = walk(body, in: Context(file: function.file, scope: function, position: body, frame: frame), &pending, depth + 1)
    (isAsking, waits, known) = (before, waitsBefore, knownBefore)
    return pending.map { ["`\(project.text(name))`"] + ($0.steps.isEmpty ? ["`dismiss`"] : $0.steps) }
  }

  // MARK: Paths

  /// Runs a statement; false where what stands behind it is not reached.
  private mutating func walk(_ node: NodeID, in context: Context, _ pending: inout Pending?, _ depth: Int) -> Bool {
    guard node != none, fuel > 0 else { return true }
    fuel -= 1
    let statement = project.node(node, in: context.file)
    guard !statement.flags.contains(.inactive) else { return true }
    let context = statement.kind.rawValue > NodeKind.skipped.rawValue ? context.at(node) : context
    switch statement.kind {
    case .block:
      for child in project.list(of: statement, in: context.file) {
        guard walk(child, in: context, &pending, depth) else { return false }
      }
    case .if:
      let hasElse = statement.flags.contains(.hasElse)
      let parts = project.list(of: statement, in: context.file)
      let conditions = parts.dropLast(hasElse ? 1 : 0)
      let truth = walk(conditions: conditions, in: context, &pending, depth)
      let then = Branch(node: statement.base) { $0.learn(conditions, hold: true, in: context.file, $1) }
      let otherwise = Branch(node: hasElse ? parts.last ?? none : none) { $0.learn(conditions, hold: false, in: context.file, $1) }
      // A path on which the one holds does not come to where the other does.
      return branches(truth == true ? [then] : truth == false ? [otherwise] : [then, otherwise], in: context, &pending, depth)
    case .guard:
      let conditions = project.list(of: statement, in: context.file)
      let truth = walk(conditions: conditions, in: context, &pending, depth)
      var other = pending
      let before = known
      _ = walk(statement.base, in: context, &other, depth)
      known = before
      if truth == false, !isAsking { pending = nil }
      known.learn(conditions, hold: true, in: context.file, project)
      pending?.known.learn(conditions, hold: true, in: context.file, project)
    case .switch:
      let isFirst = pending == nil
      _ = walk(statement.base, in: context, &pending, depth)
      // `switch closeWhatIsUp() { case .closing: … }`
      if isFirst, isAnswer(statement.base, in: context.file) { pending = nil }
      let arms = project.list(of: statement, in: context.file).filter { arm in
        pending?.known.mayTake(arm, of: statement, in: context.file, project) ?? true
      }
      let taken = arms.map { arm in Branch(node: project.node(arm, in: context.file).base) { $0.learn(arm, of: statement, in: context.file, $1) } }
      return branches(taken, in: context, &pending, depth)
    case .do:
      let parts = project.list(of: statement, in: context.file)
      let (before, waitsBefore, knownBefore) = (pending, waits, known)
      var goesOn = parts.first.map { walk($0, in: context, &pending, depth) } ?? true
      var after = goesOn || isAsking ? pending : nil
      var met = goesOn ? known : nil
      for part in parts.dropFirst() {
        // What was awaited is over when it throws.
        var caught = waits == waitsBefore ? before : nil
        known = knownBefore
        guard walk(part, in: context, &caught, depth) else { continue }
        goesOn = true
        after = after ?? caught
        if met == nil { met = known } else { met?.meet(known) }
      }
      pending = after
      known = met ?? knownBefore
      return goesOn
    case .loop:
      _ = walk(statement.first, in: context, &pending, depth)
      if statement.flags.contains(.awaited) { wait(&pending) }
      var inside = pending
      let before = known
      // A round that leaves does not come to what stands behind.
      if walk(statement.base, in: context, &inside, depth) || isAsking { pending = inside }
      known.meet(before)
    case .return, .throw:
      _ = walk(statement.base, in: context, &pending, depth)
      return false
    case .jump: return false
    case .declaration:
      let declaration = DeclarationRef(file: context.file, index: statement.first)
      if project[declaration].kind == .variable || project[declaration].kind == .binding {
        _ = walk(project[declaration].value, in: context, &pending, depth)
        known.note(declaration, project)
        pending?.known.note(declaration, project)
      }
    case .call:
      call(NodeRef(file: context.file, index: node), statement, in: context, &pending, depth)
      // Behind these nothing runs.
      let name = project.node(statement.base, in: context.file).name
      return name != .fatalError && name != .preconditionFailure
    case .assign:
      _ = walk(statement.first, in: context, &pending, depth)
      known.note(statement, in: context.file, project)
      pending?.known.note(statement, in: context.file, project)
    case .ternary:
      return branches(project.list(of: statement, in: context.file).dropFirst().map { Branch(node: $0) { _, _ in } }, in: context, &pending, depth)
    case .cast, .prefix: _ = walk(statement.base, in: context, &pending, depth)
    case .member:
      _ = walk(statement.base, in: context, &pending, depth)
      if statement.flags.contains(.awaited) { wait(&pending) }
    case .binary:
      _ = walk(statement.base, in: context, &pending, depth)
      _ = walk(statement.first, in: context, &pending, depth)
    default: break
    }
    return true
  }

  /// - Returns: Whether they hold once the dismissal has begun; nil where that is not known.
  private mutating func walk(conditions: some Collection<NodeID>, in context: Context, _ pending: inout Pending?, _ depth: Int) -> Bool? {
    let isFirst = pending == nil
    for condition in conditions { _ = walk(condition, in: context, &pending, depth) }
    // `if close(then: open) { return }`: a helper that dismisses says whether it did.
    if isFirst, conditions.contains(where: { isAnswer($0, in: context.file) }) { pending = nil }
    if !isAsking, conditions.contains(where: { asks($0, in: context) }) { pending = nil }
    return pending?.known.truth(of: conditions, in: context.file, project)
  }

  private func isAnswer(_ condition: NodeID, in file: Int32) -> Bool {
    let node = project.node(condition, in: file)
    return node.kind == .call || node.kind == .prefix && project.node(node.base, in: file).kind == .call
  }

  /// One of several branches.
  private struct Branch {
    /// What runs; `none` where nothing does.
    var node: NodeID
    /// Notes what is known where it runs.
    var learn: (inout PathKnowledge, Project) -> Void
  }

  /// One of several branches runs.
  private mutating func branches(_ branches: [Branch], in context: Context, _ pending: inout Pending?, _ depth: Int) -> Bool {
    var after: Pending?
    var goesOn = false
    let before = known
    var met: PathKnowledge?
    for branch in branches {
      var inside = pending
      known = before
      branch.learn(&known, project)
      if inside != nil { branch.learn(&inside!.known, project) }
      guard walk(branch.node, in: context, &inside, depth) else {
        // Asked of a helper, a dismissal counts whichever way it returns.
        if isAsking { after = after ?? inside }
        continue
      }
      goesOn = true
      after = after ?? inside
      if met == nil { met = known } else { met?.meet(known) }
    }
    pending = after
    known = met ?? before
    return goesOn || isAsking && pending != nil
  }

  private mutating func call(_ ref: NodeRef, _ node: Node, in context: Context, _ pending: inout Pending?, _ depth: Int) {
    _ = walk(project.node(node.base, in: ref.file).kind == .member ? project.node(node.base, in: ref.file).base : none, in: context, &pending, depth)
    let isHop = runners.isHop(ref)
    for argument in project.arguments(of: node, in: ref.file) {
      let value = project.node(argument.value, in: ref.file)
      guard value.kind == .closure else {
        if value.kind == .call { _ = walk(argument.value, in: context, &pending, depth) }
        continue
      }
      guard isHop else { continue }
      let closure = DeclarationRef(file: ref.file, index: value.first)
      var inside = pending
      _ = walk(project[closure].body, in: context.inside(closure), &inside, depth)
    }
    if calls.isReference(node, in: ref.file) { return }
    if calls.isDismissal(ref, in: context) {
      if !isInAlertsAction(ref) { pending = Pending(site: site(of: ref), steps: [], known: known) }
    } else if !isAsking, let running = pending, let steps = presents(ref, in: context, 0) {
      found.append(RushedPresentation(site: site(of: ref), dismissal: running.site, presents: steps, dismisses: running.steps))
      // What follows waits in the same way: said once.
      pending = nil
    } else if let steps = dismisses(ref, in: context, depth) {
      var running = Pending(site: site(of: ref), steps: steps, known: known)
      for function in calls.functions(calledBy: ref, in: context) { running.known.run(function) }
      pending = running
    } else if mayTakeTime(node, ref) {
      wait(&pending)
    }
  }

  /// Something is awaited: nobody knows whether what follows still comes too early.
  private mutating func wait(_ pending: inout Pending?) {
    pending = nil
    waits += 1
  }

  /// An alert is gone when its action runs: dismissing it then does nothing.
  private mutating func isInAlertsAction(_ call: NodeRef) -> Bool {
    guard let runner = runners.runner(of: call), project[runner].kind == .closure, let holder = runners.holder(of: runner) else { return false }
    let name = project.node(project[holder].base, in: call.file).name
    return name != .UIAction && project.words(of: name).contains("action")
  }

  private func site(of call: NodeRef) -> Site {
    let callee = project.node(project[call].base, in: call.file)
    let start = Int(project.files[Int(call.file)].starts[Int(call.index)])
    let length = project.text(callee.name).utf8.count
    return Site(file: Int(call.file), range: start..<start + length, declaration: project.path(of: project.scope(of: call)))
  }
}
