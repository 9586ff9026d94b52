// Which branches of a function are taken for one caller: `show(page, modally: false)` never comes to the `present` of
// `if modally`. And what is set in a branch that the presentation does not stand in: it may be set, or not.

import SwiftScan

/// A call on the way to a presentation, the one that presents among them, and the frame of the function that it stands in.
struct PresentingEvent {
  var call: NodeRef
  var frame: Frame?
}

struct TakenBranches {
  let project: Project
  private let paths: PadPaths
  /// The class that is shown, whose own properties may be constants.
  private let shown: TypeID?
  /// Whether only an iPad's way is asked for, so that a condition may ask for the device, too.
  private let isOnPad: Bool
  /// What is known of the shown object's own properties, by name.
  var given: [NameID: PathFact] = [:]

  init(_ project: Project, in shown: TypeID? = nil, isOnPad: Bool = false) {
    self.project = project
    self.shown = shown
    self.isOnPad = isOnPad
    paths = PadPaths(project: project)
  }

  /// Whether what followed calls hand over, or the class that is shown says for good, keeps a place from being reached.
  /// - Parameter frame: That of the function around the place.
  func isPassedBy(_ place: NodeRef, in frame: Frame?) -> Bool {
    guard frame != nil || shown != nil || !given.isEmpty else { return false }
    var context = project.context(of: place)
    context.frame = frame
    let all = paths.around(place)
    if all.contains(where: { holds($0, context) == false }) { return true }
    guard let member = project.enclosingMember(of: context.scope) else { return false }
    return (all.map(\.block) + [project[member].body]).contains { leaves(before: place, $0, context) }
  }

  /// Whether a place stands in the branch of a flag that is `false` and that nobody ever sets to anything else.
  func isNeverTaken(_ place: NodeRef) -> Bool {
    paths.around(place).contains { around in
      let statement = project.node(around.node, in: place.file)
      guard statement.kind == .if, around.part == .then else { return false }
      let asked = conditions(of: statement, in: place.file)
      guard asked.count == 1, let first = asked.first else { return false }
      return isAlwaysFalse(first, project.context(of: place))
    }
  }

  private func isAlwaysFalse(_ node: NodeID, _ context: Context) -> Bool {
    let expression = project.node(node, in: context.file)
    guard expression.kind == .name || expression.kind == .member && project.isSelf(expression.base, in: context.file),
      let property = project.meanings(of: expression, in: context).first
    else { return false }
    return project.staysFalse(property)
  }

  /// Whether a statement has no part in a presentation: it stands in another branch than the call on the way, after that has left,
  /// or where this caller never comes.
  func isApart(_ statement: NodeRef, from events: [PresentingEvent]) -> Bool {
    guard let event = event(around: statement, events) else { return false }
    return isPassedBy(statement, in: event.frame) || !paths.runs(statement, with: event.call)
  }

  /// Whether a statement runs for some presentations and not for others, as far as is known.
  func isUncertain(_ statement: NodeRef, for events: [PresentingEvent]) -> Bool {
    let event = event(around: statement, events)
    var context = project.context(of: statement)
    // Another function's frame says nothing here.
    context.frame = event?.frame
    let others = event.map { paths.around($0.call) } ?? []
    return paths.around(statement).contains { around in
      let kind = project.node(around.node, in: statement.file).kind
      guard kind == .if || kind == .switch, around.part != .condition, asks(around, statement.file) else { return false }
      if others.contains(where: { $0.node == around.node && $0.part == around.part }) { return false }
      return holds(around, context) != true
    }
  }

  /// Whether a value is true or false where a statement stands, as the call on the way has it.
  func literal(_ value: NodeID, at statement: NodeRef, for events: [PresentingEvent]) -> Bool? {
    var context = project.context(of: statement)
    context.frame = event(around: statement, events)?.frame
    return project.truth(of: value, in: context)
  }

  /// The call that stands in the same function as a statement.
  private func event(around statement: NodeRef, _ events: [PresentingEvent]) -> PresentingEvent? {
    let member = project.enclosingMember(of: project.scope(of: statement))
    return events.first { $0.call.file == statement.file && project.enclosingMember(of: project.scope(of: $0.call)) == member }
  }

  /// Whether the part of a statement that holds a place is taken; nil where that is not known.
  private func holds(_ around: PadPaths.Around, _ context: Context) -> Bool? {
    let node = project.node(around.node, in: context.file)
    switch (node.kind, around.part) {
    case (.if, .then): return truth(of: node, context.at(around.node))
    case (.if, .otherwise), (.guard, .otherwise): return truth(of: node, context.at(around.node)).map { !$0 }
    case (.switch, .arm(let arm)):
      let arms = ValueReader(project).takenArms(of: node, in: context.at(around.node))
      return !arms.contains(arm) ? false : arms.count == 1 ? true : nil
    default: return nil
    }
  }

  private func leaves(before place: NodeRef, _ block: NodeID, _ context: Context) -> Bool {
    guard block != none, project.node(block, in: place.file).kind == .block else { return false }
    let starts = project.files[Int(place.file)].starts
    for index in project.list(of: project.node(block, in: place.file), in: place.file) {
      let statement = project.node(index, in: place.file)
      guard statement.kind.rawValue > NodeKind.skipped.rawValue else { continue }
      if index >= place.index || starts[Int(index)] >= starts[Int(place.index)] { return false }
      if statement.kind == .guard, truth(of: statement, context.at(index)) == false { return true }
      if statement.kind == .if, truth(of: statement, context.at(index)) == true, paths.leaves(statement.base, in: place.file) { return true }
    }
    return false
  }

  /// Whether a statement asks something besides the system's version and whether there is something.
  private func asks(_ around: PadPaths.Around, _ file: Int32) -> Bool {
    let node = project.node(around.node, in: file)
    return node.kind == .switch || conditions(of: node, in: file).contains { condition in
      let kind = project.node(condition, in: file).kind
      return kind != .declaration && kind != .availability
    }
  }

  private func conditions(of statement: Node, in file: Int32) -> ArraySlice<NodeID> {
    let all = Array(project.list(of: statement, in: file))
    return statement.flags.contains(.hasElse) ? all.dropLast() : all[...]
  }

  private func truth(of statement: Node, _ context: Context) -> Bool? {
    let truths = conditions(of: statement, in: context.file).map { truth(ofCondition: $0, context) }
    return truths.contains(false) ? false : truths.allSatisfy { $0 == true } ? true : nil
  }

  /// A literal, a parameter that is compared with a case, or one of which it is asked whether there is something.
  private func truth(ofCondition node: NodeID, _ context: Context) -> Bool? {
    let condition = project.node(node, in: context.file)
    if let known = truth(ofGiven: node, context) { return known }
    if condition.kind == .declaration {
      let binding = DeclarationRef(file: context.file, index: condition.first)
      guard context.frame != nil, project[binding].value != none else { return nil }
      return ValueReader(project).isNil(project[binding].value, in: project.valueContext(of: binding, frame: context.frame)) == true ? false : nil
    }
    if let known = project.truth(of: node, in: context) ?? shown.flatMap({ project.constant(node, of: $0, in: context.file) }) { return known }
    return isOnPad ? truthOnPad(of: node, condition, context) : nil
  }

  /// Whether a condition holds that asks for a property of which something is given.
  private func truth(ofGiven node: NodeID, _ context: Context) -> Bool? {
    guard !given.isEmpty, node != none else { return nil }
    let condition = project.node(node, in: context.file)
    if condition.kind == .prefix { return truth(ofGiven: condition.base, context).map { !$0 } }
    guard let question = PathQuestion(node, in: context.file, project), question.subject.parts.count == 1, let name = question.subject.root,
      let fact = given[name], let meant = project.meanings(of: name, in: context).first,
      // `if let onChoice` binds the name that it asks for.
      project.parent(of: meant).map({ project[$0].kind.isType }) ?? false || condition.kind == .declaration && project[meant].kind == .binding
    else { return nil }
    switch (question.asked, fact) {
    case (.truth(let asked), .truth(let value)): return asked == value
    case (.isNil(let asked), .isNil(let value)): return asked == value
    case (.value(let asked), .value(let value)): return asked == value
    default: return nil
    }
  }

  /// `idiom == .pad && button == nil`: one side is told by the device, and the other by the caller.
  private func truthOnPad(of node: NodeID, _ condition: Node, _ context: Context) -> Bool? {
    switch condition.kind {
    case .binary where condition.name == Operators.and.name || condition.name == Operators.or.name:
      let isAnd = condition.name == Operators.and.name
      let sides = [truth(ofCondition: condition.base, context), truth(ofCondition: condition.first, context)]
      return sides.contains(!isAnd) ? !isAnd : sides.allSatisfy { $0 == isAnd } ? isAnd : nil
    case .prefix: return truth(ofCondition: condition.base, context).map { !$0 }
    case .tuple where condition.count == 1: return truth(ofCondition: project.list(of: condition, in: context.file)[0], context)
    default: return paths.truth(of: node, in: context)
    }
  }
}
