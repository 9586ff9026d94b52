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
  private var presenting: PresentingFunctions
  private var found: [RushedPresentation] = []
  /// Names of functions that begin a dismissal.
  private var dismissing = NameSet()
  /// Functions in focus that begin a dismissal.
  private(set) var ownHelpers: Set<DeclarationRef> = []
  /// Bodies in focus that may.
  private var bodies: Set<DeclarationRef> = []
  private var runners: Runners
  /// Walks what a helper does, and notes nothing.
  private var isAsking = false
  /// Walks a helper that is called while a dismissal runs.
  private var helper: Helper?
  /// How often a walk has met an `await` that may take longer than a dismissal.
  private var waits = 0
  /// What is known on the path that is walked.
  private var known = PathKnowledge()
  private var fuel = 0

  private struct Helper {
    /// Its parameters, and locals that rest on them.
    var handed: Set<NameID>
    /// Those that are handed something written out, and not what may be anything when it runs.
    var written: Set<NameID>
    var depth: Int
    /// How it presents, once that was found.
    var presents: [String]?
  }

  /// A dismissal that runs.
  private struct Pending {
    var site: Site
    var steps: [String]
    /// What is known on the way to it and behind it.
    var known: PathKnowledge
    /// The local that says whether it has begun.
    var answer = none
    /// The object whose method begins it, and what is known of that.
    var object: (receiver: PathSubject, known: PathKnowledge)?
  }

  init(_ project: Project) {
    self.project = project
    calls = TransitionCalls(project: project)
    presenting = PresentingFunctions(project)
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
          && project.list(of: statement, in: caller.file).contains { presenting.asks($0, in: project.context(of: NodeRef(file: caller.file, index: index))) }
      }
    }
  }

  // MARK: What begins or ends it

  /// How a call begins an animated dismissal in a function of the project's.
  private mutating func dismisses(_ call: NodeRef, in context: Context, _ depth: Int) -> (steps: [String], known: PathKnowledge)? {
    let name = project.node(project[call].base, in: call.file).name
    guard depth < 2, dismissing.contains(name) else { return nil }
    let functions = calls.functions(calledBy: call, in: context)
    guard functions.count == 1, let function = functions.first, project[function].kind == .function else { return nil }
    let frame = project.frame(function: function, type: nil, call: call, caller: context)
    var pending: Pending?
    let before = (isAsking, helper, waits, known)
    (isAsking, helper) = (true, nil)
    let body = project[function].body
    _ = walk(body, in: Context(file: function.file, scope: function, position: body, frame: frame), &pending, depth + 1)
    (isAsking, helper, waits, known) = before
    return pending.map { begun in
      (["`\(project.text(name))`"] + (begun.steps.isEmpty ? ["`dismiss`"] : begun.steps), begun.known.ofObject(running: function, project))
    }
  }

  /// How a call presents while a dismissal runs, with what is known where it stands.
  private mutating func presents(_ call: NodeRef, in context: Context, behind running: Pending) -> [String]? {
    guard let flat = presenting.presents(call, in: context) else { return nil }
    let depth = (helper?.depth ?? 0) + 1
    if flat.isEmpty || depth > PresentingFunctions.deepest { return flat }
    let functions = calls.functions(calledBy: call, in: context)
    var steps: [String]?
    for function in functions {
      guard let more = presents(function, by: call, in: context, behind: running, depth) else { return nil }
      steps = steps ?? more
    }
    return steps.map { flat.prefix(1) + ($0.isEmpty ? ["`present`"] : $0) }
  }

  /// The same of one function that it runs.
  private mutating func presents(_ function: DeclarationRef, by call: NodeRef, in context: Context, behind running: Pending, _ depth: Int) -> [String]? {
    let before = (helper, waits, known)
    let parameters = project.parameters(of: function)
    let written = parameters.filter { project.argument(for: $0, of: function, call: call).map { isWrittenOut($0, in: call.file) } ?? true }
    helper = Helper(handed: Set(parameters.map { project[$0].name }), written: Set(written.map { project[$0].name }), depth: depth)
    var begun = running
    known = begun.known.handed(to: function, by: call, in: context, project)
    if let object = running.object, calls.receiver(of: call) == object.receiver { known.add(object.known) }
    begun.known = known
    begun.object = nil
    var inside: Pending? = begun
    let body = project[function].body
    _ = walk(body, in: Context(file: function.file, scope: function, position: body, frame: nil), &inside, 0)
    let presents = helper?.presents
    (helper, waits, known) = before
    return presents
  }

  private func isWrittenOut(_ argument: NodeID, in file: Int32) -> Bool {
    let node = project.node(argument, in: file)
    return PathFact(of: argument, in: file, project) != .unknown || node.kind == .string
      || node.kind == .call && project.startsUppercase(project.node(node.base, in: file).name)
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
      let taken = truth == true ? [then] : truth == false ? [otherwise] : [then, otherwise]
      return branches(taken, chosenBy: truth == nil ? Array(conditions) : [], in: context, &pending, depth)
    case .guard:
      let conditions = project.list(of: statement, in: context.file)
      let truth = walk(conditions: conditions, in: context, &pending, depth)
      let isChosen = truth == nil && conditions.contains { restsOnHanded($0, context.file) }
      let isWritten = isChosen && conditions.contains { restsOnHanded($0, context.file, isWritten: true) }
      var other = isChosen || truth == true ? nil : pending
      let before = known
      _ = walk(statement.base, in: context, &other, depth)
      known = before
      if isWritten || truth == false && !isAsking { pending = nil }
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
      return branches(taken, chosenBy: taken.count > 1 ? [statement.base] : [], in: context, &pending, depth)
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
        let isFirst = pending == nil
        _ = walk(project[declaration].value, in: context, &pending, depth)
        if isFirst, isAnswer(project[declaration].value, in: context.file) { pending?.answer = project[declaration].name }
        known.note(declaration, project)
        pending?.known.note(declaration, project)
        if restsOnHanded(project[declaration].value, context.file) { helper?.handed.insert(project[declaration].name) }
        if restsOnHanded(project[declaration].value, context.file, isWritten: true) { helper?.written.insert(project[declaration].name) }
        // What it begins is awaited where it is asked for, a moment later.
        if project[declaration].modifiers.contains(.effectful) { wait(&pending) }
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
      let parts = project.list(of: statement, in: context.file)
      guard parts.count == 3 else { return true }
      let conditions = parts.prefix(1)
      let truth = walk(conditions: conditions, in: context, &pending, depth)
      let sides = parts.dropFirst().filter { side in truth.map { $0 == (side == parts[1]) } ?? true }
      let taken = sides.map { side in Branch(node: side) { $0.learn(conditions, hold: side == parts[1], in: context.file, $1) } }
      return branches(taken, chosenBy: truth == nil ? Array(conditions) : [], in: context, &pending, depth)
    case .closure, .defer: break
    default:
      project.forEachChild(of: node, in: context.file) { _ = walk($0, in: context, &pending, depth) }
      if statement.flags.contains(.awaited) { wait(&pending) }
    }
    return true
  }

  /// - Returns: Whether they hold once the dismissal has begun; nil where that is not known.
  private mutating func walk(conditions: some Collection<NodeID>, in context: Context, _ pending: inout Pending?, _ depth: Int) -> Bool? {
    let isFirst = pending == nil
    for condition in conditions { _ = walk(condition, in: context, &pending, depth) }
    // `if close(then: open) { return }`, `if !hasClosed { open() }`: a helper that dismisses says whether it did.
    if conditions.contains(where: { isFirst && isAnswer($0, in: context.file) || isNamed($0, pending?.answer ?? none, in: context.file) }) { pending = nil }
    if !isAsking, conditions.contains(where: { presenting.asks($0, in: context) }) { pending = nil }
    return pending?.known.truth(of: conditions, in: context.file, project)
  }

  private func isAnswer(_ condition: NodeID, in file: Int32) -> Bool {
    guard condition != none else { return false }
    let node = project.node(condition, in: file)
    return node.kind == .call || node.kind == .prefix && project.node(node.base, in: file).kind == .call
  }

  /// `hasClosed`, `!hasClosed`
  private func isNamed(_ condition: NodeID, _ name: NameID, in file: Int32) -> Bool {
    let node = project.node(condition, in: file)
    return node.kind == .prefix ? isNamed(node.base, name, in: file) : node.kind == .name && node.name == name
  }

  /// One of several branches.
  private struct Branch {
    /// What runs; `none` where nothing does.
    var node: NodeID
    /// Notes what is known where it runs.
    var learn: (inout PathKnowledge, Project) -> Void
  }

  /// Whether what a helper is handed decides it, which is its caller's affair.
  private func restsOnHanded(_ node: NodeID, _ file: Int32, isWritten: Bool = false) -> Bool {
    guard let helper, !helper.handed.isEmpty, node != none else { return false }
    func rests(_ part: NodeID) -> Bool { restsOnHanded(part, file, isWritten: isWritten) }
    let expression = project.node(node, in: file)
    switch expression.kind {
    case .name: return (isWritten ? helper.written : helper.handed).contains(expression.name)
    case .member, .call, .index, .prefix, .cast, .typeTest, .patternTest: return rests(expression.base)
    case .binary where expression.name != Operators.coalescing.name: return rests(expression.base) || rests(expression.first)
    case .declaration: return rests(project[DeclarationRef(file: file, index: expression.first)].value)
    case .tuple, .ternary: return project.list(of: expression, in: file).contains(where: rests)
    default: return false
    }
  }

  /// One of several branches runs.
  /// - Parameter chosenBy: Conditions that nothing on the path decides. Where that is what a helper is handed, it is not known whether one
  ///   of the branches presents.
  private mutating func branches(_ branches: [Branch], chosenBy: [NodeID], in context: Context, _ pending: inout Pending?, _ depth: Int) -> Bool {
    let before = pending
    let waitsBefore = waits
    let isChosen = chosenBy.contains { restsOnHanded($0, context.file) }
    if isChosen { pending = nil }
    let all = walk(branches, in: context, &pending, depth)
    guard isChosen, waits == waitsBefore else { return all.goOn }
    // What stands behind them runs, unless what is handed in as it is written may have left.
    if !all.areLeft || !chosenBy.contains(where: { restsOnHanded($0, context.file, isWritten: true) }) { pending = pending ?? before }
    return all.goOn
  }

  private mutating func walk(_ branches: [Branch], in context: Context, _ pending: inout Pending?, _ depth: Int) -> (goOn: Bool, areLeft: Bool) {
    var after: Pending?
    var goesOn = false
    var isLeft = false
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
        isLeft = true
        continue
      }
      goesOn = true
      after = after ?? inside
      if met == nil { met = known } else { met?.meet(known) }
    }
    pending = after
    known = met ?? before
    return (goesOn || isAsking && pending != nil, isLeft)
  }

  private mutating func call(_ ref: NodeRef, _ node: Node, in context: Context, _ pending: inout Pending?, _ depth: Int) {
    _ = walk(project.node(node.base, in: ref.file).kind == .member ? project.node(node.base, in: ref.file).base : none, in: context, &pending, depth)
    let isHop = runners.isHop(ref)
    for argument in project.arguments(of: node, in: ref.file) {
      let value = project.node(argument.value, in: ref.file)
      guard value.kind == .closure else {
        _ = walk(argument.value, in: context, &pending, depth)
        continue
      }
      guard isHop else { continue }
      let closure = DeclarationRef(file: ref.file, index: value.first)
      var inside = pending
      _ = walk(project[closure].body, in: context.inside(closure), &inside, depth)
    }
    if calls.isReference(node, in: ref.file) { return }
    if calls.isDismissal(ref, in: context) {
      if !isInAlertsAction(ref) {
        var running = Pending(site: site(of: ref), steps: [], known: known)
        let callee = project.node(node.base, in: ref.file)
        if callee.kind == .member { running.known.learn(isThere: callee.base, in: ref.file, project) }
        pending = running
      }
    } else if !isAsking, let running = pending, let steps = presents(ref, in: context, behind: running) {
      if helper == nil {
        found.append(RushedPresentation(site: site(of: ref), dismissal: running.site, presents: steps, dismisses: running.steps))
      } else if helper?.presents == nil {
        helper?.presents = steps
      }
      // What follows waits in the same way: said once.
      pending = nil
    } else if let begun = dismisses(ref, in: context, depth) {
      var running = Pending(site: site(of: ref), steps: begun.steps, known: known)
      for function in calls.functions(calledBy: ref, in: context) { running.known.run(function) }
      if let receiver = calls.receiver(of: ref) { running.object = (receiver, begun.known) } else { running.known.add(begun.known) }
      pending = running
    } else if node.flags.contains(.awaited), !isHop {
      // A turn on the main actor takes no time.
      wait(&pending)
    } else if let changed = changedInPlace(node, in: ref.file) {
      known.change(changed, in: ref.file, project)
      pending?.known.change(changed, in: ref.file, project)
    }
  }

  /// `items` of `items.removeAll()`.
  private func changedInPlace(_ call: Node, in file: Int32) -> NodeID? {
    let callee = project.node(call.base, in: file)
    guard callee.kind == .member, callee.base != none, project.isListed(callee.name, in: Self.changes) else { return nil }
    return callee.base
  }

  private static let changes: Spellings = ["append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "popLast", "toggle"]

  /// Something is awaited: nobody knows whether what follows still comes too early.
  private mutating func wait(_ pending: inout Pending?) {
    pending = nil
    waits += 1
  }

  /// An alert is gone when its action runs: dismissing it then does nothing.
  private mutating func isInAlertsAction(_ call: NodeRef) -> Bool {
    guard let runner = runners.runner(of: call) else { return false }
    // `func chosen(_ action: UIAlertAction)`
    if project.parameters(of: runner).contains(where: { namesAction(project[$0].type, in: runner.file) }) { return true }
    guard project[runner].kind == .closure else { return false }
    guard let holder = runners.holder(of: runner) else {
      // `let chosen: (UIAlertAction) -> Void = { … }`
      return project.parent(of: runner).map { project[$0].kind == .variable && namesAction(project[$0].type, in: runner.file) } ?? false
    }
    let callee = project.node(project[holder].base, in: call.file)
    if callee.name != .UIAction, project.words(of: callee.name).contains("action") { return true }
    return isHandedToAlert(holder) || calls.functions(calledBy: holder, in: project.context(of: holder)).contains(where: makesAction)
  }

  /// Whether a type is that of an alert's action, or of a function that is handed one.
  private func namesAction(_ type: NodeID, in file: Int32) -> Bool {
    guard type != none else { return false }
    let node = project.node(type, in: file)
    return node.name == Known.UIAlertAction.name || node.kind == .functionType && project.list(of: node, in: file).contains { namesAction($0, in: file) }
  }

  /// `alert.addAction(.choice("Rename") { … })`
  private func isHandedToAlert(_ made: NodeRef) -> Bool {
    let context = project.context(of: made)
    guard let member = project.enclosingMember(of: context.scope) else { return false }
    return (made.index + 1..<max(project[member].nodeEnd, made.index + 1)).contains { index in
      let call = project.node(index, in: made.file)
      return call.kind == .call && project.node(call.base, in: made.file).name == Known.addAction.name
        && project.arguments(of: call, in: made.file).contains { $0.value == made.index }
    }
  }

  /// A helper that adds a button to an alert, and hands it what is to be run.
  private func makesAction(_ function: DeclarationRef) -> Bool {
    (project[function].nodeStart..<project[function].nodeEnd).contains { index in
      let node = project.node(index, in: function.file)
      return node.kind == .call && project.node(node.base, in: function.file).name == Known.UIAlertAction.name
    }
  }

  private func site(of call: NodeRef) -> Site {
    let callee = project.node(project[call].base, in: call.file)
    let start = Int(project.files[Int(call.file)].starts[Int(call.index)])
    let length = project.text(callee.name).utf8.count
    return Site(file: Int(call.file), range: start..<start + length, declaration: project.path(of: project.scope(of: call)))
  }
}
