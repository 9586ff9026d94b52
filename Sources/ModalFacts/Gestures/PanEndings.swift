// How pans that drag a screen away come to their end: which states their handlers ask for, what moves while the
// finger is down, what is moved away when it lifts, and whether anybody hears of it.

import SwiftScan

/// A pan that moves something and closes, or moves the view of its own controller.
public struct PanEnding: Sendable {
  /// The add of the recogniser.
  public var site: Site
  /// The handler's name; "a closure" for a closure.
  public var handler: String
  /// What the handler moves while the finger is down.
  public var moved: Site
  /// Where it asks for `.ended`.
  public var ended: Site
  /// `.ended` is a pattern of a `switch`.
  public var isPattern: Bool
  /// Some pattern or condition asks for `.failed`.
  public var asksForFailed: Bool
  /// An arm for `.cancelled` does nothing.
  public var ignoresCancelled: Bool
  /// `.cancelled` is asked for, or falls to a `default` or an `else` that does something.
  public var coversCancelled: Bool
  /// Where the lifted finger sends the controller's own view out of sight; nil where it does not.
  public var away: Site?
  /// It may close, tell somebody or keep the end in mind.
  public var isHeard: Bool
  /// Classes whose screens have the pan; empty for a pan that no controller adds.
  public var owners: [Site]
}

struct PanEndingReader {
  let project: Project

  func read(_ recognizers: [Recognizer]) -> [PanEnding] {
    recognizers.compactMap { recognizer -> PanEnding? in
      guard recognizer.kind == .pan || recognizer.kind == .edgePan, !recognizer.isCustomized, recognizer.unseenHandler == nil,
        recognizer.handlers.count == 1, let handler = recognizer.handlers.first
      else { return nil }
      let exit = recognizer.effects.exit
      guard exit?.endInPop != true else { return nil }
      var walk = PanWalk(project)
      walk.enter(handler.body)
      guard !walk.isUnseen, let ended = walk.ended, let moved = walk.moved else { return nil }
      guard recognizer.effects.closes || recognizer.isOnController && isOfOwnView(recognizer) && walk.movesOwnView else { return nil }
      return PanEnding(
        site: recognizer.site, handler: handler.name, moved: project.site(of: moved, length: 1), ended: endedSite(of: ended),
        isPattern: walk.isPattern, asksForFailed: walk.asksForFailed,
        ignoresCancelled: walk.ignoresCancelled, coversCancelled: walk.coversCancelled,
        away: walk.away.map { project.site(of: $0, length: 1) }, isHeard: exit != nil || walk.isHeard,
        owners: recognizer.isOnController ? recognizer.owner.map { sites(of: $0) } ?? [] : [])
    }
  }

  /// Its own view, or a part of it, such as a grabber.
  private func isOfOwnView(_ recognizer: Recognizer) -> Bool {
    if case .part = recognizer.view { return true }
    return recognizer.view == .own
  }

  /// The word `ended` itself.
  private func endedSite(of ended: NodeRef) -> Site { project.site(of: ended, name: project[ended].name) }

  private func sites(of owner: TypeID) -> [Site] {
    ([owner] + project.descendants(of: owner)).compactMap { project.types[Int($0)].parts.first.map { project.site(of: $0) } }
  }
}

/// A walk through a handler and the functions that it calls.
private struct PanWalk {
  let project: Project
  var ended: NodeRef?
  var isPattern = false
  var moved: NodeRef?
  var movesOwnView = false
  var away: NodeRef?
  var asksForFailed = false
  var ignoresCancelled = false
  var coversCancelled = false
  var isHeard = false
  /// The state goes where this walk cannot follow.
  var isUnseen = false
  private var hasEnded = false
  private var visited: Set<DeclarationRef> = []
  /// What the handler calls its recogniser.
  private var gesture = none
  private var fuel = 4000

  init(_ project: Project) { self.project = project }

  mutating func enter(_ body: DeclarationRef) {
    gesture = project.children(of: body).first { project[$0].kind == .parameter }.map { project[$0].name } ?? none
    follow(body)
  }

  private mutating func follow(_ function: DeclarationRef) {
    guard visited.count < 24, visited.insert(function).inserted else { return }
    walk(project[function].body, in: Context(file: function.file, scope: function, position: project[function].nodeEnd, frame: nil))
  }

  private mutating func walk(_ node: NodeID, in context: Context) {
    guard node != none else { return }
    guard fuel > 0 else { return isUnseen = true }
    fuel -= 1
    let expression = project.node(node, in: context.file)
    guard !expression.flags.contains(.inactive) else { return }
    switch expression.kind {
    case .block:
      let before = hasEnded
      var hasLeft = false
      for child in project.list(of: expression, in: context.file) {
        let asksForState = asksForState(child, in: context)
        // Where a pan that moves has left, what follows is for its ends.
        if hasLeft, !asksForState, !isIdle(child, in: context) { coversCancelled = true }
        if asksForState { hasLeft = project.node(child, in: context.file).kind != .guard && (hasLeft || leavesWhileMoving(child, in: context)) }
        walk(child, in: context)
      }
      hasEnded = before
    case .switch where isState(expression.base, in: context): walkSwitch(expression, in: context)
    case .if: walkIf(expression, in: context)
    // `state.isOver`, `[.ended, .cancelled].contains(state)`
    case .name where isState(node, in: context): isUnseen = true
    case .guard: walkGuard(expression, in: context)
    case .assign: walkAssign(node, expression, in: context)
    case .call: walkCall(node, expression, in: context)
    // `let isFar = pan.state == .ended && y > 120` tells its ends apart.
    case .binary where hasEnded && comparesState(expression, in: context): break
    case .member where expression.name == Known.state.name: isUnseen = true
    case .declaration:
      // `let state = pan.state` is asked for where it is used.
      let declaration = project[DeclarationRef(file: context.file, index: expression.first)]
      guard declaration.kind == .variable || declaration.kind == .binding, !isState(declaration.value, in: context) else { return }
      walk(declaration.value, in: context)
    default:
      project.forEachChild(of: node, in: context.file) { walk($0, in: context) }
    }
  }

  // MARK: States

  /// `pan.state`, or a local that holds it.
  private func isState(_ node: NodeID, in context: Context) -> Bool {
    guard node != none else { return false }
    let expression = project.node(node, in: context.file)
    switch expression.kind {
    case .member: return expression.name == Known.state.name && expression.base != none
    case .name:
      guard let meaning = project.meanings(of: expression, in: project.context(of: NodeRef(file: context.file, index: node))).first
          ?? project.meanings(of: expression, in: context).first,
        project[meaning].value != none
      else { return false }
      let value = project.node(project[meaning].value, in: meaning.file)
      return value.kind == .member && value.name == Known.state.name && value.base != none
    default: return false
    }
  }

  private mutating func note(_ state: NodeID, in context: Context, isPattern: Bool) {
    switch project.text(project.node(state, in: context.file).name) {
    case "cancelled": coversCancelled = true
    case "failed": asksForFailed = true
    case "ended", "recognized":
      guard ended == nil else { return }
      ended = NodeRef(file: context.file, index: state)
      self.isPattern = isPattern
    case "possible", "began", "changed": break
    default: isUnseen = true
    }
  }

  private func isEnd(_ state: NodeID, in context: Context) -> Bool {
    ["ended", "recognized"].contains(project.text(project.node(state, in: context.file).name))
  }

  private mutating func walkSwitch(_ expression: Node, in context: Context) {
    for arm in project.list(of: expression, in: context.file) {
      let node = project.node(arm, in: context.file)
      guard node.kind == .case, !node.flags.contains(.inactive) else { isUnseen = true; continue }
      let patterns = project.list(of: node, in: context.file)
      if patterns.isEmpty {
        if !isIdle(node.base, in: context) { coversCancelled = true }
        continue
      }
      var ends = false
      for pattern in patterns {
        guard project.node(pattern, in: context.file).kind == .member else { isUnseen = true; continue }
        // `case .cancelled: break` puts nothing back.
        if isIdle(node.base, in: context), project.text(project.node(pattern, in: context.file).name) == "cancelled" {
          ignoresCancelled = true
        } else {
          note(pattern, in: context, isPattern: true)
        }
        if isEnd(pattern, in: context) { ends = true }
      }
      walk(node.base, in: context, afterEnd: ends)
    }
  }

  private mutating func walk(_ block: NodeID, in context: Context, afterEnd ends: Bool) {
    let before = hasEnded
    if ends { hasEnded = true }
    walk(block, in: context)
    hasEnded = before
  }

  /// `break`, `return`, a failed assertion, or nothing.
  private func isIdle(_ block: NodeID, in context: Context) -> Bool {
    guard block != none else { return true }
    let statement = project.node(block, in: context.file)
    switch statement.kind {
    case .block: return project.list(of: statement, in: context.file).allSatisfy { isIdle($0, in: context) }
    case .jump, .declaration: return true
    case .return: return statement.base == none
    case .tuple: return statement.count == 0
    case .call: return project.isListed(project.node(statement.base, in: context.file).name, in: Self.silent)
    default: return false
    }
  }

  private func comparesState(_ comparison: Node, in context: Context) -> Bool {
    guard comparison.name == Operators.equal.name || comparison.name == Operators.unequal.name else { return false }
    return isState(comparison.base, in: context) || isState(comparison.first, in: context)
  }

  /// Whether a statement decides by the state.
  private func asksForState(_ statement: NodeID, in context: Context) -> Bool {
    let node = project.node(statement, in: context.file)
    switch node.kind {
    case .switch: return isState(node.base, in: context)
    case .if, .guard: return project.list(of: node, in: context.file).contains { mentionsState($0, in: context) }
    default: return false
    }
  }

  private func mentionsState(_ condition: NodeID, in context: Context) -> Bool {
    var found = false
    project.walk(condition, in: context.file) { node, _ in
      if isState(node, in: context) { found = true }
      return !found
    }
    return found
  }

  /// Whether a statement that asks for the state returns where the pan has moved: `if pan.state == .changed { …; return }`, or such an arm.
  private func leavesWhileMoving(_ statement: NodeID, in context: Context) -> Bool {
    let node = project.node(statement, in: context.file)
    func mentionsChanged(_ asking: NodeID) -> Bool {
      var found = false
      project.walk(asking, in: context.file) { _, node in
        if node.kind == .member, project.text(node.name) == "changed" { found = true }
        return !found
      }
      return found
    }
    func leaves(_ asking: Node) -> Bool {
      let block = asking.base == none ? [] : Array(project.list(of: project.node(asking.base, in: context.file), in: context.file))
      return block.last.map { project.node($0, in: context.file).kind == .return } ?? false
    }
    switch node.kind {
    case .if:
      let conditions = project.list(of: node, in: context.file)
      return leaves(node) && conditions.first.map(mentionsChanged) ?? false
    case .switch:
      return project.list(of: node, in: context.file).contains { arm in
        let arm = project.node(arm, in: context.file)
        return arm.kind == .case && leaves(arm) && project.list(of: arm, in: context.file).contains(where: mentionsChanged)
      }
    default: return false
    }
  }

  /// The state that a condition compares with, each of which it notes; nil where it asks for none.
  private mutating func states(in condition: NodeID, _ context: Context) -> [NodeID]? {
    let expression = project.node(condition, in: context.file)
    switch expression.kind {
    case .binary:
      let word = project.text(expression.name)
      if word == "==" || word == "!=" {
        for (left, right) in [(expression.base, NodeID(expression.first)), (NodeID(expression.first), expression.base)]
        where isState(left, in: context) {
          // What is left over by `!=` covers the cancelled pan.
          if word == "!=" { isUnseen = true }
          guard project.node(right, in: context.file).kind == .member else { isUnseen = true; return [] }
          note(right, in: context, isPattern: false)
          return [right]
        }
      }
      let left = states(in: expression.base, context)
      let right = states(in: expression.first, context)
      return left == nil ? right : left.map { $0 + (right ?? []) }
    case .tuple:
      guard expression.count == 1, let only = project.list(of: expression, in: context.file).first else { return walkPlain(condition, context) }
      return states(in: only, context)
    case .patternTest:
      guard isState(expression.base, in: context) else { return walkPlain(condition, context) }
      let pattern = NodeID(expression.first)
      guard project.node(pattern, in: context.file).kind == .member else { isUnseen = true; return [] }
      note(pattern, in: context, isPattern: false)
      return [pattern]
    default: return walkPlain(condition, context)
    }
  }

  private mutating func walkPlain(_ condition: NodeID, _ context: Context) -> [NodeID]? {
    walk(condition, in: context)
    return nil
  }

  /// The states that any of the conditions compares with; nil where none does.
  private mutating func states(of conditions: [NodeID], _ context: Context) -> [NodeID]? {
    var found: [NodeID]?
    for condition in conditions {
      guard let states = states(in: condition, context) else { continue }
      found = (found ?? []) + states
    }
    return found
  }

  /// An `if` that is the rest of a chain that asks for states.
  private mutating func walkIf(_ expression: Node, in context: Context, isRest: Bool = false) {
    var conditions = Array(project.list(of: expression, in: context.file))
    let otherwise = expression.flags.contains(.hasElse) ? conditions.popLast() : nil
    let asked = states(of: conditions, context)
    if isRest, asked == nil, !isIdle(expression.base, in: context) { coversCancelled = true }
    walk(expression.base, in: context, afterEnd: asked?.contains { isEnd($0, in: context) } ?? false)
    guard let otherwise else { return }
    let isRest = isRest || asked != nil
    let next = project.node(otherwise, in: context.file)
    if next.kind == .if { return walkIf(next, in: context, isRest: isRest) }
    if isRest, !isIdle(otherwise, in: context) { coversCancelled = true }
    walk(otherwise, in: context)
  }

  private mutating func walkGuard(_ expression: Node, in context: Context) {
    let asked = states(of: Array(project.list(of: expression, in: context.file)), context)
    if asked != nil, !isIdle(expression.base, in: context) { coversCancelled = true }
    walk(expression.base, in: context)
    // It holds for the rest of the block.
    if asked?.contains(where: { isEnd($0, in: context) }) ?? false { hasEnded = true }
  }

  // MARK: Effects

  private mutating func walkAssign(_ node: NodeID, _ expression: Node, in context: Context) {
    let place = NodeRef(file: context.file, index: node)
    let left = project.node(expression.base, in: context.file)
    if left.kind == .member, project.isListed(left.name, in: Self.moving), !isKept(left.base, as: left.name, at: place) {
      let isOwn = isOwnView(left.base, in: context.file, 0)
      if hasEnded {
        if isOwn, away == nil, mentionsExtent(expression.first, in: context.file, 0) || isLocalOfExtent(expression.first, at: place) { away = place }
      } else {
        moved = moved ?? place
        if isOwn { movesOwnView = true }
      }
    } else if left.kind == .name || left.kind == .member, hasEnded {
      // Somebody may look at what is kept.
      isHeard = true
    }
    if left.kind == .name || left.kind == .member && project.isSelf(left.base, in: context.file) { followObservers(of: left.name, at: place) }
    walk(expression.first, in: context)
  }

  /// Whether a property is no view's or layer's but a point or the like that is kept: `start.y = …`, `self.origin = …`.
  private func isKept(_ owner: NodeID, as name: NameID, at place: NodeRef) -> Bool {
    guard owner != none else { return false }
    let context = project.context(of: place)
    if project.isSelf(owner, in: place.file) { return project.meanings(of: name, in: context).contains { project[$0].kind == .variable } }
    // `var start = CGPoint.zero` has no type that is told.
    if let ref = project.declaration(owner, in: context), project[ref].value != none {
      let value = project.node(project[ref].value, in: ref.file)
      if value.kind == .member, value.base != none, project.isListed(project.node(value.base, in: ref.file).name, in: Self.kept) { return true }
    }
    return project.typesOf(owner, in: context).contains { type in
      if case .external(let name) = type { project.isListed(name, in: Self.kept) } else { false }
    }
  }

  /// What a property does when it is set.
  private mutating func followObservers(of name: NameID, at place: NodeRef) {
    guard let property = project.meanings(of: name, in: project.context(of: place)).first, project[property].kind == .variable else { return }
    for accessor in project.children(of: property) where project[accessor].kind == .accessor {
      let word = project[accessor].name
      if word == Word.didSet.rawValue || word == Word.willSet.rawValue || word == Word.set.rawValue { follow(accessor) }
    }
  }

  /// `view`, `self.view`, `view.frame.origin`.
  private func isOwnView(_ node: NodeID, in file: Int32, _ depth: Int) -> Bool {
    guard node != none, depth < 4 else { return false }
    let expression = project.node(node, in: file)
    switch expression.kind {
    case .name: return expression.name == Known.view.name
    case .member:
      if expression.name == Known.view.name { return expression.base != none && project.isSelf(expression.base, in: file) }
      return project.isListed(expression.name, in: Self.moving) && isOwnView(expression.base, in: file, depth + 1)
    case .prefix: return isOwnView(expression.base, in: file, depth + 1)
    default: return false
    }
  }

  /// The height or width of something: that far away it is out of sight.
  private func mentionsExtent(_ node: NodeID, in file: Int32, _ depth: Int) -> Bool {
    guard node != none, depth < 12 else { return false }
    let expression = project.node(node, in: file)
    // A new frame has a size in any case: only where it goes counts.
    if expression.kind == .call, project.text(project.node(expression.base, in: file).name) == "CGRect" {
      return project.arguments(of: expression, in: file).contains {
        ["x", "y", "origin"].contains(project.text($0.label)) && mentionsExtent($0.value, in: file, depth + 1)
      }
    }
    if expression.kind == .member, project.isListed(expression.name, in: Self.extents) { return true }
    if expression.kind == .binary {
      // A share of it is not far enough, and what it is less something is still in sight.
      let word = project.text(expression.name)
      if word == "*" || word == "/" { return false }
      if word == "-" { return mentionsExtent(expression.first, in: file, depth + 1) }
    }
    var found = false
    project.forEachChild(of: node, in: file) { if !found { found = mentionsExtent($0, in: file, depth + 1) } }
    return found
  }

  /// `let target = isFar ? view.bounds.height : 0`, and then `view.frame.origin.y = target`.
  private func isLocalOfExtent(_ value: NodeID, at place: NodeRef) -> Bool {
    let name = project.node(value, in: place.file)
    guard name.kind == .name, let local = project.meanings(of: name, in: project.context(of: place)).first, project[local].kind == .variable,
      project[local].value != none, project.parent(of: local).map({ !project[$0].kind.isType }) ?? false
    else { return false }
    return mentionsExtent(project[local].value, in: local.file, 0)
  }

  private mutating func walkCall(_ node: NodeID, _ expression: Node, in context: Context) {
    let callee = project.node(expression.base, in: context.file)
    let place = NodeRef(file: context.file, index: node)
    let at = project.context(of: place)
    let name = project.text(callee.name)
    var meanings = Declarations()
    if callee.kind == .name || callee.kind == .member {
      meanings =
        callee.kind == .name ? project.meanings(of: callee, in: at)
        : callee.base == none ? Declarations() : project.members(meantBy: callee, in: at)
      meanings = project.matching(meanings, project.arguments(of: expression, in: context.file))
    }
    let followed = meanings.filter { project[$0].kind == .function && project[$0].body != none }
    if followed.isEmpty {
      if Self.updating.contains(name), !hasEnded, callee.kind == .name ? standsInTransition(at) : isTransition(callee.base, in: at) { moved = moved ?? place }
      if hasEnded, !Self.quiet.contains(name) { isHeard = true }
      // Whoever is handed the recogniser may ask for its state.
      let handsOver = project.arguments(of: expression, in: context.file).contains { argument in
        let value = project.node(argument.value, in: context.file)
        return value.kind == .name && value.name == gesture && gesture != none
      }
      if handsOver { isUnseen = true }
    }
    if callee.kind == .member { walk(callee.base, in: context) }
    for argument in project.arguments(of: expression, in: context.file) { walk(argument.value, in: context) }
    for function in followed.prefix(3) { follow(function) }
    for argument in project.arguments(of: expression, in: context.file) { walkHandedOn(argument, in: at) }
  }

  /// What is handed over by its name is run: a function is read, and whoever has set a closure may hear.
  private mutating func walkHandedOn(_ argument: Argument, in context: Context) {
    let value = project.node(argument.value, in: context.file)
    guard hasEnded, value.kind == .name || value.kind == .member && project.isSelf(value.base, in: context.file) else { return }
    for meaning in project.meanings(of: value, in: context) {
      if project[meaning].kind == .function { follow(meaning) } else if argument.label == .completion { isHeard = true }
    }
  }

  /// What moves both screens as far as it is told, as far as its type is known.
  private func isTransition(_ node: NodeID, in context: Context) -> Bool {
    guard node != none else { return false }
    let types = project.typesOf(node, in: context)
    return types.isEmpty || types.contains { type in
      switch type {
      case .external(let name): project.ends(name, with: "Transition")
      case .project(let id): project.ancestors(of: id).external.contains { project.ends($0, with: "Transition") }
      }
    }
  }

  /// Whether code stands in such a class itself: `update(progress)`.
  private func standsInTransition(_ context: Context) -> Bool {
    project.enclosingType(of: context.scope).map { project.ancestors(of: $0).external.contains { project.ends($0, with: "Transition") } } ?? false
  }

  private static let moving: Spellings = ["transform", "transform3D", "center", "frame", "origin", "x", "y", "constant", "position"]
  private static let kept: Spellings = ["CGPoint", "CGRect", "CGSize", "CGVector", "CGFloat"]
  private static let updating: Set<String> = ["update", "updateInteractiveTransition"]
  private static let extents: Spellings = ["height", "width", "maxY", "maxX"]
  /// Calls that say nothing to anybody.
  private static let silent: Spellings = ["assertionFailure", "print", "debugPrint", "NSLog"]
  private static let quiet: Set<String> = [
    "animate", "translation", "velocity", "location", "setTranslation", "layoutIfNeeded", "CGAffineTransform", "CGRect", "CGPoint",
    "CGSize", "translatedBy", "offsetBy", "max", "min", "abs", "fabs", "print", "setNeedsLayout", "init",
  ]
}
