// What is known on one path through a body: flags that it sets, `wasTold = true`, and what the conditions said that let it through.
// What then stands behind `if !wasTold`, or behind `if error != nil` where `error == nil` led here, is not reached.

import SwiftScan

/// What names of the object that runs, of its parameters and locals are known to be, and what they lead to.
struct PathKnowledge {
  /// What is set on the way.
  private var raised: [PathSubject: PathFact] = [:]
  /// What conditions on the way have said of what was not set since.
  private var learned: [PathSubject: PathFact] = [:]
  /// What locals stand for that stay as they are: `let isEmpty = items.isEmpty`.
  private var meant: [NameID: NodeRef] = [:]
  /// Functions that run on the way, which are read once a condition is met.
  private var unread: [DeclarationRef] = []

  // MARK: What is set

  /// Notes that a function runs.
  mutating func run(_ function: DeclarationRef) { unread.append(function) }

  /// Notes `flag = true`, `self.flag = false`, `items[0] = first`.
  mutating func note(_ assignment: Node, in file: Int32, _ project: Project) {
    guard assignment.base != none else { return }
    let left = project.node(assignment.base, in: file)
    if left.kind == .index {
      change(left.base, in: file, project)
    } else if let subject = PathSubject(assignment.base, in: file, project) {
      set(subject, PathFact(of: assignment.first, in: file, project))
    }
  }

  /// Notes `var failed = false`, `var message: String?`, `let isEmpty = items.isEmpty`.
  mutating func note(_ local: DeclarationRef, _ project: Project) {
    let declaration = project[local]
    guard declaration.kind == .variable, !declaration.modifiers.contains(.destructured) else { return }
    let subject = PathSubject([.name(declaration.name)])
    forget(declaration.name)
    raised[subject] = declaration.value == none ? .isNil(true) : PathFact(of: declaration.value, in: local.file, project)
    guard declaration.value != none, declaration.modifiers.contains(.constant) else { return }
    meant[declaration.name] = NodeRef(file: local.file, index: declaration.value)
  }

  /// Notes that something is changed in place: `items.removeAll()`.
  mutating func change(_ place: NodeID, in file: Int32, _ project: Project) {
    if let subject = PathSubject(place, in: file, project) { set(subject, .unknown) }
  }

  private mutating func set(_ subject: PathSubject, _ fact: PathFact) {
    if case .name(let last)? = subject.parts.last { forget(last) }
    learned[subject] = nil
    // What is set twice may be either.
    if let known = raised[subject], known != fact { raised[subject] = .unknown } else { raised[subject] = fact }
  }

  /// What was said of something says nothing once that is another.
  private mutating func forget(_ name: NameID) {
    if learned.keys.contains(where: { $0.mentions(name) }) { learned = learned.filter { !$0.key.mentions(name) } }
    for subject in raised.keys where subject.parts.count > 1 && subject.mentions(name) { raised[subject] = .unknown }
    meant[name] = nil
  }

  /// Notes what a function sets, whatever it depends on, and what others of its object set that it calls.
  private mutating func noteAll(in function: DeclarationRef, _ project: Project, depth: Int = 0) {
    let declaration = project[function]
    let completions = project.completions(ofDismissalsIn: function)
    for index in declaration.nodeStart..<declaration.nodeEnd where !completions.contains(where: { $0.contains(index) }) {
      let node = project.node(index, in: function.file)
      guard !node.flags.contains(.inactive) else { continue }
      if node.kind == .assign { note(node, in: function.file, project) }
      guard depth < 2, node.kind == .call else { continue }
      let callee = project.node(node.base, in: function.file)
      guard callee.kind == .name || callee.kind == .member && project.isSelf(callee.base, in: function.file), !project.startsUppercase(callee.name)
      else { continue }
      let called = project.matching(
        project.meanings(of: callee, in: project.context(of: NodeRef(file: function.file, index: index))), project.arguments(of: node, in: function.file))
      if called.count == 1, let inner = called.first, project[inner].kind == .function, inner != function { noteAll(in: inner, project, depth: depth + 1) }
    }
  }

  /// Notes that something is there, since it was told to go: `current` of `current?.dismiss(animated: true)`.
  mutating func learn(isThere receiver: NodeID, in file: Int32, _ project: Project) {
    guard receiver != none, !project.isSelf(receiver, in: file), let subject = PathSubject(receiver, in: file, project) else { return }
    if raised[subject] == nil { learned[subject] = .isNil(false) }
  }

  /// Of what is known in a function, what is said of the object that runs it.
  func ofObject(running function: DeclarationRef, _ project: Project) -> PathKnowledge {
    let start = Context(file: function.file, scope: function, position: max(project[function].nodeStart, 1) - 1, frame: nil)
    func isKept(_ subject: PathSubject) -> Bool {
      guard let root = subject.root, let meaning = project.meanings(of: root, in: start).first else { return false }
      return project.parent(of: meaning).map { project[$0].kind.isType } ?? false
    }
    var kept = PathKnowledge()
    kept.raised = raised.filter { isKept($0.key) }
    kept.learned = learned.filter { isKept($0.key) }
    return kept
  }

  /// Notes what else is known of the object.
  mutating func add(_ other: PathKnowledge) {
    for (subject, fact) in other.raised { set(subject, fact) }
    for (subject, fact) in other.learned where raised[subject] == nil { learned[subject] = fact }
    unread += other.unread
  }

  /// Forgets what one of several paths that meet again knows otherwise.
  mutating func meet(_ other: PathKnowledge) {
    // Most know the same, and tables that nobody has changed since they were one are told by their storage.
    if raised != other.raised { for subject in Set(raised.keys).union(other.raised.keys) where raised[subject] != other.raised[subject] { raised[subject] = .unknown } }
    if learned != other.learned { learned = learned.filter { other.learned[$0.key] == $0.value } }
    if meant != other.meant { meant = meant.filter { other.meant[$0.key] == $0.value } }
  }

  private func fact(of subject: PathSubject) -> PathFact? {
    if let raised = raised[subject], raised != .unknown { return raised }
    return learned[subject]
  }

  // MARK: What a function is handed

  /// What is known in a function that a call runs: of its object, where that is the caller's, and of what it is handed.
  mutating func handed(to function: DeclarationRef, by call: NodeRef, in context: Context, _ project: Project) -> PathKnowledge {
    readAll(project)
    var inside = PathKnowledge()
    let callee = project.node(project[call].base, in: call.file)
    let isSameObject = project[function].kind == .function && (callee.kind == .name || project.isSelf(callee.base, in: call.file))
    // Before its first statement, where no local is known.
    let start = Context(file: function.file, scope: function, position: max(project[function].nodeStart, 1) - 1, frame: nil)
    func isKept(_ subject: PathSubject) -> Bool {
      guard let root = subject.root else { return isSameObject }
      if project.startsUppercase(root) { return true }
      let meaning = project.meanings(of: root, in: context).first
      guard isSameObject, meaning == project.meanings(of: root, in: start).first else { return false }
      return meaning.flatMap { project.parent(of: $0) }.map { project[$0].kind.isType } ?? true
    }
    inside.raised = raised.filter { isKept($0.key) }
    inside.learned = learned.filter { isKept($0.key) }
    for parameter in project.parameters(of: function) {
      let subject = PathSubject([.name(project[parameter].name)])
      if let argument = project.argument(for: parameter, of: function, call: call) {
        inside.learned[subject] = fact(ofHanded: argument, in: context, project)
        let list = project.node(argument, in: call.file)
        if list.kind == .array { inside.learned[PathSubject(subject.parts + [.isEmpty])] = .truth(list.count == 0) }
      } else if project[parameter].value != none {
        inside.learned[subject] = PathFact(of: project[parameter].value, in: function.file, project)
      }
    }
    return inside
  }

  private func fact(ofHanded argument: NodeID, in context: Context, _ project: Project) -> PathFact {
    let literal = PathFact(of: argument, in: context.file, project)
    if literal != .unknown { return literal }
    if let holds = truth(of: argument, in: context.file, project) { return .truth(holds) }
    guard let subject = PathSubject(argument, in: context.file, project) else { return .unknown }
    if let known = fact(of: subject) { return known }
    guard subject.parts.count == 1, let root = subject.root, let meaning = project.meanings(of: root, in: context).first else { return .unknown }
    let declaration = project[meaning]
    switch declaration.kind {
    // What was taken out of something, or is declared to be no optional.
    case .binding: return declaration.modifiers.contains(.weak) ? .unknown : .isNil(false)
    case .parameter, .variable: return declaration.type != none && !declaration.modifiers.contains(.optional) ? .isNil(false) : .unknown
    default: return .unknown
    }
  }

  // MARK: Conditions

  /// Notes that all conditions hold, or that the only one does not.
  mutating func learn(_ conditions: some Collection<NodeID>, hold: Bool, in file: Int32, _ project: Project) {
    guard hold || conditions.count == 1 else { return }
    for condition in conditions { learn(condition, holds: hold, in: file, project) }
  }

  private mutating func learn(_ condition: NodeID, holds: Bool, in file: Int32, _ project: Project, _ depth: Int = 0) {
    guard condition != none, depth < 20 else { return }
    let node = project.node(condition, in: file)
    switch node.kind {
    case .prefix: return learn(node.base, holds: !holds, in: file, project, depth + 1)
    case .tuple where node.count == 1: return learn(project.list(of: node, in: file)[0], holds: holds, in: file, project, depth + 1)
    case .binary where node.name == (holds ? Operators.and : Operators.or).name:
      learn(node.base, holds: holds, in: file, project, depth + 1)
      return learn(node.first, holds: holds, in: file, project, depth + 1)
    case .name: if let stands = meant[node.name] { learn(stands.index, holds: holds, in: stands.file, project, depth + 1) }
    // What is bound is there.
    case .declaration where holds: learned[PathSubject([.name(project[DeclarationRef(file: file, index: node.first)].name)])] = .isNil(false)
    default: break
    }
    guard let question = PathQuestion(condition, in: file, project) else { return }
    let subject = question.subject
    switch question.asked {
    case .truth(let value): learned[subject] = .truth(value == holds)
    case .isNil(let value): learned[subject] = .isNil(value == holds)
    case .value(let asked): if holds { learned[subject] = .value(asked) } else { rule(out: [asked], of: subject) }
    case .other(let asked): if holds { rule(out: asked, of: subject) } else if asked.count == 1 { learned[subject] = .value(asked[0]) }
    case .unknown: break
    }
  }

  /// Notes which arm of a `switch` is taken.
  mutating func learn(_ arm: NodeID, of statement: Node, in file: Int32, _ project: Project) {
    learn(partsOf: arm, of: statement, in: file, project)
    guard let subject = PathSubject(statement.base, in: file, project) else { return }
    let patterns = Self.cases(of: arm, in: file, project)
    let isDefault = project.node(arm, in: file).count == 0
    if isDefault {
      rule(out: project.list(of: statement, in: file).flatMap { Self.cases(of: $0, in: file, project) ?? [] }, of: subject)
    } else if let patterns, patterns.count == 1 {
      learned[subject] = .value(patterns[0])
    }
  }

  /// `case (.modal, _)` of `switch (mode, items.count)`
  private mutating func learn(partsOf arm: NodeID, of statement: Node, in file: Int32, _ project: Project) {
    let asked = project.node(statement.base, in: file)
    let patterns = project.list(of: project.node(arm, in: file), in: file)
    guard asked.kind == .tuple, patterns.count == 1, let pattern = patterns.first, case let parts = project.node(pattern, in: file), parts.kind == .tuple,
      parts.count == asked.count, parts.count > 1
    else { return }
    for (part, value) in zip(project.list(of: asked, in: file), project.list(of: parts, in: file)) {
      if let subject = PathSubject(part, in: file, project), let known = PathFact.constant(value, in: file, project) { learned[subject] = .value(known) }
    }
  }

  private mutating func rule(out cases: [PathSubject.Part], of subject: PathSubject) {
    switch learned[subject] {
    case .value: break
    case .other(let known): learned[subject] = .other(known + cases)
    default: learned[subject] = .other(cases)
    }
  }

  /// Whether all conditions hold; nil where that is not known.
  mutating func truth(of conditions: some Collection<NodeID>, in file: Int32, _ project: Project) -> Bool? {
    readAll(project)
    if raised.isEmpty, learned.isEmpty { return nil }
    let truths = conditions.map { truth(of: $0, in: file, project) }
    return truths.contains(false) ? false : truths.contains(nil) ? nil : true
  }

  /// Whether an arm of a `switch` may be taken.
  mutating func mayTake(_ arm: NodeID, of statement: Node, in file: Int32, _ project: Project) -> Bool {
    readAll(project)
    guard let subject = PathSubject(statement.base, in: file, project), let fact = fact(of: subject) else { return true }
    let isDefault = project.node(arm, in: file).count == 0
    let named = project.list(of: statement, in: file).flatMap { Self.cases(of: $0, in: file, project) ?? [] }
    switch fact {
    case .value(let known): return isDefault ? !named.contains(known) : Self.cases(of: arm, in: file, project)?.contains(known) ?? true
    case .other(let known): return isDefault || !(Self.cases(of: arm, in: file, project)?.allSatisfy(known.contains) ?? false)
    default: return true
    }
  }

  private mutating func readAll(_ project: Project) {
    for function in unread { noteAll(in: function, project) }
    unread = []
  }

  private func truth(of condition: NodeID, in file: Int32, _ project: Project, _ depth: Int = 0) -> Bool? {
    guard condition != none, depth < 20 else { return nil }
    let node = project.node(condition, in: file)
    switch node.kind {
    case .true: return true
    case .false: return false
    case .prefix: return truth(of: node.base, in: file, project, depth + 1).map { !$0 }
    case .tuple where node.count == 1: return truth(of: project.list(of: node, in: file)[0], in: file, project, depth + 1)
    case .binary where node.name == Operators.and.name || node.name == Operators.or.name:
      let sides = [truth(of: node.base, in: file, project, depth + 1), truth(of: node.first, in: file, project, depth + 1)]
      let decisive = node.name == Operators.or.name
      return sides.contains(decisive) ? decisive : sides.contains(nil) ? nil : !decisive
    default: break
    }
    guard let question = PathQuestion(condition, in: file, project) else { return nil }
    guard let known = fact(of: question.subject) else {
      guard node.kind == .name, let stands = meant[node.name] else { return nil }
      return truth(of: stands.index, in: stands.file, project, depth + 1)
    }
    switch (question.asked, known) {
    case (.truth(let asked), .truth(let value)): return asked == value
    case (.isNil(let asked), .isNil(let value)): return asked == value
    case (.isNil(let asked), .truth), (.isNil(let asked), .value): return !asked
    case (.value(let asked), .value(let value)): return asked == value
    case (.value(let asked), .other(let values)): return values.contains(asked) ? false : nil
    case (.other(let asked), .value(let value)): return !asked.contains(value)
    case (.other(let asked), .other(let values)): return asked.allSatisfy(values.contains) ? true : nil
    default: return nil
    }
  }

  /// The cases that an arm names; nil where it asks for something else.
  private static func cases(of arm: NodeID, in file: Int32, _ project: Project) -> [PathSubject.Part]? {
    let cases = project.list(of: project.node(arm, in: file), in: file).map { PathFact.constant($0, in: file, project) }
    return cases.contains(nil) ? nil : cases.compactMap { $0 }
  }
}
