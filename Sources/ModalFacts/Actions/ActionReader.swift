// "What happens when this is tapped?" Follows one action through functions, closures, delegates,
// protocols and enum cases until something closes the modal, or every path has ended.
// A call into the project is followed; one that leaves it is a dead end, unless it is handed what
// could close the modal: then the answer is unseen.

import SwiftScan

/// What is done when a control is used: an expression that is or names a closure, or a function.
enum Action {
  case expression(NodeID, Context)
  case body(DeclarationRef, Frame?)

  /// The calls on the way to it.
  var frame: Frame? {
    switch self {
    case .expression(_, let context): context.frame
    case .body(_, let frame): frame
    }
  }
}

extension Project {
  /// Whether a question may be answered in a member when `call` runs it.
  func mayMatter(_ member: DeclarationRef, calledBy call: NodeRef? = nil, to question: ActionReader.Question) -> Bool {
    question == .use || leading.contains(member, calledBy: call, self)
  }

  /// Reads a screen, or another unit of what is asked, with nothing known of what others led to.
  func apart<Found>(_ read: () -> Found) -> Found {
    let outer = followed
    followed = FollowedOnScreen()
    defer { followed = outer }
    return read()
  }
}

struct ActionReader {
  /// What is asked of an action.
  enum Question {
    /// Whether it closes. Only members that may lead out are followed.
    case exit
    /// What it does with all that people type: `touched` and `keeps`. Everything is followed.
    case use
  }

  /// What is found of one body while it is read.
  struct Part {
    var outcome = Outcome()
    /// With which of the reader's steps the body begins.
    var firstStep = 0
    /// The outermost on the stack that was met again: what is inside it is not the whole answer.
    var reentry = Int.max
    /// The innermost on the stack that has all that is missing here, since it was met there before; -1 for none.
    var missing = Int.max
    /// The outermost frame that was asked for an argument; 0 where a function was asked that nobody is seen to call.
    var usedFrame = Int.max
    var askedTypes: [TypeID] = []
  }

  /// Of what a call may mean, so many are followed.
  static let mostFollowed = 12
  /// So many are looked at to find those that it may mean.
  static let mostImplementations = 200

  let project: Project
  let question: Question
  /// Of the presentation in question.
  let drivers: Drivers
  /// What following functions led to, asked the same.
  let answers: Answers
  /// What was found so far in the body that is being read apart, or in the whole action.
  var part = Part()
  var outcome: Outcome {
    _read { yield part.outcome }
    _modify { yield &part.outcome }
  }
  /// The steps that led from the action to where the reader stands.
  var steps: [Step] = []
  /// Those from where the body begins that is being read.
  var road: ArraySlice<Step> { steps[part.firstStep...] }
  /// Closures being run; one that runs itself ends.
  var open: [DeclarationRef]
  /// What was followed, each with when that began.
  var met = MetBodies()
  /// What is being followed, outermost first, and since when.
  var stack: [(key: Followed, began: Int)] = []
  var clock = 0
  /// Done, but part of a circle that something on the stack closes; with where on the stack that is.
  var circle: [(key: Followed, isWhole: Bool)] = []
  var lows: [Followed: Int] = [:]
  /// Calls of stored closures that are handed cases, each with when it was met.
  var metHanded: [HandedCall: Int] = [:]
  /// The enum cases that the stored closure which is being called is handed, by place; empty where it is handed none.
  var handed: [NameID] = []
  /// What parameters of closures are while these run, and how much was on the stack then.
  var cases: [DeclarationRef: (name: NameID, since: Int)] = [:]
  /// What patterns bind that is nil in the cases which led there.
  var nils: Set<DeclarationRef> = []
  /// The names of the subjects whose hearers are being read.
  var heard: [NameID] = []
  /// How many more nodes are looked at.
  var fuel: Int
  /// Those of a controller's screen: what its own code ties to a button of the team's is what that button does.
  let classes: Set<TypeID>
  /// The class that is shown: `self` in what a protocol adds to it.
  let shown: TypeID?
  /// What is being followed is another object's.
  var isElsewhere = false
  /// The statement that is being read, where it is asked what keeps a draft; and whether what is read now is wanted for its value.
  var statement = none
  var isInValue = false
  /// They are all there is in their navigation controller, were pushed onto that, or have none: to pop them closes no modal.
  let isAtRoot: Bool
  /// The names of the navigation controllers whose root they are.
  let stacks: [DeclarationRef]
  /// Those that the modal is made of, where it is asked what keeps a draft.
  let views: [TypeID]

  /// Nothing is set after it was made, and nothing twice, since the compiler copies all of what is.
  /// - Parameter passed: Closures that are passed over; what is found without them is not kept for others.
  init(
    _ project: Project, drivers: Drivers, asks question: Question = .exit, passing passed: [DeclarationRef] = [], classes: Set<TypeID> = [],
    shown: TypeID? = nil, isAtRoot: Bool = false, stacks: [DeclarationRef] = [], views: [TypeID] = []
  ) {
    self.project = project
    (self.classes, self.shown, self.isAtRoot, self.stacks, self.views) = (classes, shown, isAtRoot, stacks, views)
    self.drivers = drivers
    self.question = question
    open = passed
    // What keeps a draft lies farther than what closes: in the store behind a model.
    fuel = question == .exit ? 1000 : 2500
    let followed = passed.isEmpty ? project.followed : nil
    answers = (question == .exit ? followed?.exits : followed?.uses) ?? Answers()
  }

  /// The outcome of an action that was met before.
  mutating func run(_ action: Action) -> Outcome {
    switch action {
    case .expression(let node, let context): run(node, in: context)
    case .body(let function, let frame): run(body: function, frame: frame)
    }
  }

  /// Whether what is asked may be answered in a member when `call` runs it.
  func mayMatter(_ member: DeclarationRef, calledBy call: NodeRef? = nil) -> Bool {
    project.mayMatter(member, calledBy: call, to: question)
  }

  /// The outcome of running a closure, a method reference or an expression.
  mutating func run(_ node: NodeID, in context: Context) -> Outcome {
    call(value: node, in: context, 0)
    return concluded()
  }

  /// The outcome of a statement, or of running what one names.
  mutating func run(statement node: NodeID, in context: Context) -> Outcome {
    guard project.node(node, in: context.file).kind == .assign else { return run(node, in: context) }
    act(node, in: context, 0)
    return concluded()
  }

  /// The outcome of a function's body.
  mutating func run(body function: DeclarationRef, frame: Frame?) -> Outcome {
    // Whether it is followed or not, so that what leads out no more changes nothing.
    outcome.goesOn = true
    guard mayMatter(function) else {
      outcome.doesMore = true
      return outcome
    }
    follow(function, frame: frame, 0)
    return concluded()
  }

  /// What was found, taken out of the reader. Resetting a flag closes, if it is this presentation's.
  mutating func concluded() -> Outcome {
    if outcome.exit == nil, !outcome.isWithoutFlags { conclude() }
    return Self.taken(from: &part.outcome)
  }

  private mutating func conclude() {
    // In place: whoever filters a set is given another set.
    if let flag = outcome.resets.keys.lazy.filter({ [drivers] in drivers.contains($0) }).min() { return outcome.exit = outcome.resets[flag] }
    if let name = outcome.unbound.keys.lazy.filter({ [drivers] in drivers.contains($0) }).min() { return outcome.exit = outcome.unbound[name] }
    for name in outcome.unbound.keys.sorted() { outcome.note("the binding `\(project.text(name))` is handed in") }
    for flag in outcome.changed.lazy.filter({ [drivers] in drivers.contains($0) }).sorted() { outcome.note("`\(project.text(flag.name))` is set to something else") }
  }

  /// Exchanged, not copied: whoever copies an outcome counts all that it holds.
  private static func taken(from outcome: inout Outcome) -> Outcome {
    var taken = Outcome()
    swap(&taken, &outcome)
    return taken
  }

  mutating func unbound(_ name: NameID) {
    if outcome.unbound[name] == nil { outcome.unbound[name] = road + [.text("the binding `\(project.text(name))`")] }
  }

  mutating func reset(_ flag: SetFlag, _ what: String) {
    if outcome.resets[flag] == nil { outcome.resets[flag] = road + [.text(what)] }
  }

  mutating func found(_ what: String) {
    if outcome.exit == nil { outcome.exit = road + [.text(what)] }
  }

  // MARK: Statements

  mutating func act(_ node: NodeID, in context: Context, _ depth: Int) {
    guard node != none else { return }
    guard goesOn(depth) else { return }
    let statement = project.node(node, in: context.file)
    guard !statement.flags.contains(.inactive) else { return }
    let context = statement.kind.rawValue > NodeKind.skipped.rawValue ? context.at(node) : context
    switch statement.kind {
    case .name:
      touch(statement.name)
      lookInto(statement, in: context, depth)
      followEffect(named: statement, in: context, depth)
    case .member:
      touch(statement.name)
      lookInto(statement, in: context, depth)
      followEffect(named: statement, in: context, depth)
      act(statement.base, in: context, depth + 1)
    case .call where onlyPops(statement, in: context): break
    case .call: actCall(node, statement, in: context, depth)
    case .assign: actAssign(statement, in: context, depth)
    case .closure: break
    case .declaration:
      let declaration = DeclarationRef(file: context.file, index: statement.first)
      if project[declaration].kind == .variable || project[declaration].kind == .binding {
        act(project[declaration].value, in: context, depth + 1)
      }
    case .block where question == .use: actStatements(statement, in: context, depth)
    case .block, .do, .interpolation, .ternary, .composition:
      for child in project.list(of: statement, in: context.file) { act(child, in: context, depth + 1) }
    case .tuple, .array, .dictionary:
      for child in project.list(of: statement, in: context.file) {
        let element = project.node(child, in: context.file)
        // What is put together here runs sooner or later.
        guard element.kind == .closure else {
          act(child, in: context, depth + 1)
          continue
        }
        follow(DeclarationRef(file: context.file, index: element.first), frame: context.frame, depth + 1)
      }
    case .if where !cases.isEmpty && actKnownIf(statement, in: context, depth): break
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

  /// What a block gives back by its only expression is wanted for its value, where the block's is.
  private mutating func actStatements(_ block: Node, in context: Context, _ depth: Int) {
    let outer = self.statement
    for child in project.list(of: block, in: context.file) {
      self.statement = isInValue && block.count == 1 ? none : child
      act(child, in: context, depth + 1)
    }
    self.statement = outer
  }

  /// Takes a step, if it is not too far to be followed.
  @inline(__always) mutating func goesOn(_ depth: Int) -> Bool {
    guard depth < Self.deepest, fuel > 0 else {
      cut("too much to follow")
      return false
    }
    fuel -= 1
    return true
  }

  mutating func cut(_ reason: String) {
    outcome.isCut = true
    outcome.note(unfollowed: reason)
  }

  mutating func touch(_ name: NameID) {
    guard question == .use else { return }
    let name = project.unprojected(name)
    if project.holderNames.contains(name) { outcome.touched.insert(name) }
  }

  /// A property that is worked out uses what it is worked out from: `send(note)` of `var note: Note { Note(title: title) }`.
  mutating func lookInto(_ use: Node, in context: Context, _ depth: Int) {
    touchHanded(use, in: context)
    guard question == .use, use.kind == .name || use.base != none, let property = property(use.name, use, in: context) ?? ofHandedScreen(use, in: context),
      project[property].kind == .variable, let getter = ValueReader(project).getter(of: property)
    else { return }
    let isOwn = use.kind == .name || project.isSelf(use.base, in: context.file)
    follow(getter, frame: isOwn ? context.frame : nil, depth + 1)
  }

  /// Only the arms that can be meant, where the subject is known.
  mutating func actSwitch(_ statement: Node, in context: Context, _ depth: Int) {
    act(statement.base, in: context, depth + 1)
    let arms = project.list(of: statement, in: context.file)
    guard let wanted = enumCase(statement.base, in: context) else {
      for arm in arms { act(arm, in: context, depth + 1) }
      return
    }
    let named = arms.filter { armNames($0, in: context.file).contains(wanted) }
    for arm in named.isEmpty ? arms.filter({ takesAny($0, in: context.file) }) : named { act(arm, in: context, depth + 1) }
  }

  /// Whether an arm is the default, or its pattern is more than a case: `case let other`.
  private func takesAny(_ arm: NodeID, in file: Int32) -> Bool {
    let patterns = project.list(of: project.node(arm, in: file), in: file)
    return patterns.isEmpty || patterns.contains { pattern in
      let kind = project.node(pattern, in: file).kind
      return kind != .member && kind != .call
    }
  }

  func armNames(_ arm: NodeID, in file: Int32) -> [NameID] {
    project.list(of: project.node(arm, in: file), in: file).map { pattern in
      let node = project.node(pattern, in: file)
      return node.kind == .call ? project.node(node.base, in: file).name : node.name
    }
  }

  func caseName(_ node: NodeID, in file: Int32) -> NameID? {
    let expression = project.node(node, in: file)
    let member = expression.kind == .call ? project.node(expression.base, in: file) : expression
    guard member.kind == .member, !project.arms[member.name].isEmpty else { return nil }
    guard member.base == none || project.isTypeName(member.base, in: file) else { return nil }
    return member.name
  }

  // MARK: Names

  func isExit(_ name: NameID) -> Bool {
    project.roles.has(name, .exit)
  }

  /// Calls that change nothing a person would miss.
  func isQuiet(_ name: NameID) -> Bool { project.roles.has(name, .exit) || project.traits(name).contains(.quiet) }

  /// `markTipsSeen()`, `defaults.set(true, forKey: "hasSeenNews")`, `prefs.setInt(1, forKey: "newsSeen")`
  func remembersSeen(_ name: NameID, _ arguments: Arguments, in file: Int32) -> Bool {
    if project.remembersSeen(name) { return true }
    guard name == Word.set.rawValue || project.words(of: name).first == "set", let key = arguments.first(where: { $0.label == .forKey }) else { return false }
    return project.remembersSeen(project.node(key.value, in: file).name)
  }
}
