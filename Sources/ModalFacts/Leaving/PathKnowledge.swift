// What is known on one path through a body: flags that it sets, `wasTold = true`, and what the conditions said that let it through.
// What then stands behind `if !wasTold`, or behind `if error != nil` where `error == nil` led here, is not reached.

import SwiftScan

/// What names of the object that runs, of its parameters and locals are known to be.
struct PathKnowledge {
  private enum Fact: Equatable {
    case truth(Bool)
    case isNil(Bool)
    case enumCase(NameID)
    /// None of these.
    case other([NameID])
    /// Set to more than one thing, or to something that was not seen.
    case unknown
  }

  /// What is set on the way.
  private var raised: [NameID: Fact] = [:]
  /// What conditions on the way have said of what was not set since.
  private var learned: [NameID: Fact] = [:]
  /// Functions that run on the way, which are read once a condition is met.
  private var unread: [DeclarationRef] = []

  // MARK: What is set

  /// Notes that a function runs.
  mutating func run(_ function: DeclarationRef) { unread.append(function) }

  /// Notes `flag = true`, `self.flag = false`.
  mutating func note(_ assignment: Node, in file: Int32, _ project: Project) {
    guard let name = Self.name(assignment.base, in: file, project) else { return }
    set(name, Self.fact(of: assignment.first, in: file, project))
  }

  /// Notes `var failed = false`, `var message: String?`.
  mutating func note(_ local: DeclarationRef, _ project: Project) {
    let declaration = project[local]
    guard declaration.kind == .variable, !declaration.modifiers.contains(.destructured) else { return }
    learned[declaration.name] = nil
    raised[declaration.name] = declaration.value == none ? .isNil(true) : Self.fact(of: declaration.value, in: local.file, project)
  }

  private mutating func set(_ name: NameID, _ fact: Fact) {
    learned[name] = nil
    // What is set twice may be either.
    if let known = raised[name], known != fact { raised[name] = .unknown } else { raised[name] = fact }
  }

  private static func fact(of value: NodeID, in file: Int32, _ project: Project) -> Fact {
    switch project.node(value, in: file).kind {
    case .true: .truth(true)
    case .false: .truth(false)
    case .nil: .isNil(true)
    default: .unknown
    }
  }

  /// Notes what a function sets, whatever it depends on, and what others of its object set that it calls.
  private mutating func noteAll(in function: DeclarationRef, _ project: Project, depth: Int = 0) {
    let declaration = project[function]
    for index in declaration.nodeStart..<declaration.nodeEnd {
      let node = project.node(index, in: function.file)
      guard !node.flags.contains(.inactive) else { continue }
      if node.kind == .assign { note(node, in: function.file, project) }
      guard depth < 2, node.kind == .call else { continue }
      let callee = project.node(node.base, in: function.file)
      guard callee.kind == .name || callee.kind == .member && project.isSelf(callee.base, in: function.file), !project.startsUppercase(callee.name)
      else { continue }
      let called = project.matching(
        project.meanings(of: callee.name, in: project.context(of: NodeRef(file: function.file, index: index))), project.arguments(of: node, in: function.file))
      if called.count == 1, let inner = called.first, project[inner].kind == .function, inner != function { noteAll(in: inner, project, depth: depth + 1) }
    }
  }

  /// Forgets what one of several paths that meet again knows otherwise.
  mutating func meet(_ other: PathKnowledge) {
    for name in Set(raised.keys).union(other.raised.keys) where raised[name] != other.raised[name] { raised[name] = .unknown }
    learned = learned.filter { other.learned[$0.key] == $0.value }
  }

  private func fact(of name: NameID) -> Fact? {
    if let raised = raised[name], raised != .unknown { return raised }
    return learned[name]
  }

  // MARK: Conditions

  /// Notes that all conditions hold, or that the only one does not.
  mutating func learn(_ conditions: some Collection<NodeID>, hold: Bool, in file: Int32, _ project: Project) {
    guard hold || conditions.count == 1 else { return }
    for condition in conditions { learn(condition, holds: hold, in: file, project) }
  }

  private mutating func learn(_ condition: NodeID, holds: Bool, in file: Int32, _ project: Project) {
    let node = project.node(condition, in: file)
    if node.kind == .prefix { return learn(node.base, holds: !holds, in: file, project) }
    if node.kind == .binary, node.name == (holds ? Operators.and : Operators.or).name {
      learn(node.base, holds: holds, in: file, project)
      return learn(node.first, holds: holds, in: file, project)
    }
    guard let (name, said) = Self.question(condition, in: file, project) else { return }
    switch said {
    case .truth(let value): learned[name] = .truth(value == holds)
    case .isNil(let value): learned[name] = .isNil(value == holds)
    case .enumCase(let asked): if holds { learned[name] = .enumCase(asked) } else { rule(out: [asked], of: name) }
    case .other(let asked): if holds { rule(out: asked, of: name) } else if asked.count == 1 { learned[name] = .enumCase(asked[0]) }
    case .unknown: break
    }
  }

  /// Notes which arm of a `switch` is taken.
  mutating func learn(_ arm: NodeID, of statement: Node, in file: Int32, _ project: Project) {
    guard let name = Self.name(statement.base, in: file, project) else { return }
    let patterns = Self.cases(of: arm, in: file, project)
    let isDefault = project.node(arm, in: file).count == 0
    if isDefault {
      rule(out: project.list(of: statement, in: file).flatMap { Self.cases(of: $0, in: file, project) ?? [] }, of: name)
    } else if let patterns, patterns.count == 1 {
      learned[name] = .enumCase(patterns[0])
    }
  }

  private mutating func rule(out cases: [NameID], of name: NameID) {
    switch learned[name] {
    case .enumCase: break
    case .other(let known): learned[name] = .other(known + cases)
    default: learned[name] = .other(cases)
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
    guard let name = Self.name(statement.base, in: file, project), let fact = fact(of: name) else { return true }
    let isDefault = project.node(arm, in: file).count == 0
    let named = project.list(of: statement, in: file).flatMap { Self.cases(of: $0, in: file, project) ?? [] }
    switch fact {
    case .enumCase(let known): return isDefault ? !named.contains(known) : Self.cases(of: arm, in: file, project)?.contains(known) ?? true
    case .other(let known): return isDefault || !(Self.cases(of: arm, in: file, project)?.allSatisfy(known.contains) ?? false)
    default: return true
    }
  }

  private mutating func readAll(_ project: Project) {
    for function in unread { noteAll(in: function, project) }
    unread = []
  }

  private func truth(of condition: NodeID, in file: Int32, _ project: Project) -> Bool? {
    let node = project.node(condition, in: file)
    if node.kind == .prefix { return truth(of: node.base, in: file, project).map { !$0 } }
    if node.kind == .binary, node.name == Operators.and.name || node.name == Operators.or.name {
      let sides = [truth(of: node.base, in: file, project), truth(of: node.first, in: file, project)]
      let decisive = node.name == Operators.or.name
      return sides.contains(decisive) ? decisive : sides.contains(nil) ? nil : !decisive
    }
    guard let (name, said) = Self.question(condition, in: file, project), let known = fact(of: name) else { return nil }
    switch (said, known) {
    case (.truth(let asked), .truth(let value)): return asked == value
    case (.isNil(let asked), .isNil(let value)): return asked == value
    case (.enumCase(let asked), .enumCase(let value)): return asked == value
    case (.enumCase(let asked), .other(let values)): return values.contains(asked) ? false : nil
    case (.other(let asked), .enumCase(let value)): return !asked.contains(value)
    case (.other(let asked), .other(let values)): return asked.allSatisfy(values.contains) ? true : nil
    default: return nil
    }
  }

  // MARK: What is asked

  /// What a condition asks of which name.
  private static func question(_ condition: NodeID, in file: Int32, _ project: Project) -> (NameID, Fact)? {
    let node = project.node(condition, in: file)
    switch node.kind {
    case .name, .member: return name(condition, in: file, project).map { ($0, .truth(true)) }
    // `if let error`, `if let problem = error`
    case .declaration:
      let value = project[DeclarationRef(file: file, index: node.first)].value
      return name(value, in: file, project).map { ($0, .isNil(false)) }
    case .patternTest:
      guard let asked = caseName(node.first, in: file, project) else { return nil }
      return name(node.base, in: file, project).map { ($0, .enumCase(asked)) }
    case .binary where node.name == Operators.equal.name || node.name == Operators.unequal.name:
      guard let asked = name(node.base, in: file, project) else { return nil }
      let isEqual = node.name == Operators.equal.name
      switch project.node(node.first, in: file).kind {
      case .nil: return (asked, .isNil(isEqual))
      case .true: return (asked, .truth(isEqual))
      case .false: return (asked, .truth(!isEqual))
      case .member: return caseName(node.first, in: file, project).map { (asked, isEqual ? .enumCase($0) : .other([$0])) }
      default: return nil
      }
    default: return nil
    }
  }

  /// The cases that an arm names; nil where it asks for something else.
  private static func cases(of arm: NodeID, in file: Int32, _ project: Project) -> [NameID]? {
    let cases = project.list(of: project.node(arm, in: file), in: file).map { caseName($0, in: file, project) }
    return cases.contains(nil) ? nil : cases.compactMap { $0 }
  }

  /// `closed` of `.closed`, `.closed(let reason)`, `Ending.closed`.
  private static func caseName(_ pattern: NodeID, in file: Int32, _ project: Project) -> NameID? {
    guard pattern != none else { return nil }
    let node = project.node(pattern, in: file)
    let member = node.kind == .call ? project.node(node.base, in: file) : node
    guard member.kind == .member else { return nil }
    return member.base == none || project.startsUppercase(project.node(member.base, in: file).name) ? member.name : nil
  }

  /// The local, the parameter or the property of the object that runs which an expression names.
  private static func name(_ node: NodeID, in file: Int32, _ project: Project) -> NameID? {
    guard node != none else { return nil }
    let expression = project.node(node, in: file)
    return expression.kind == .name || expression.kind == .member && project.isSelf(expression.base, in: file) ? expression.name : nil
  }
}
