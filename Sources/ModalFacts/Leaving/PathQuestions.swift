// What a condition asks of which subject: a name, a chain of members, what is compared with what. Two conditions that ask the
// same are told by that, whether they stand in one function or in one and another that it calls.

import SwiftScan

/// A name, a chain of members or a comparison, by its parts; `self.model.error` is `model.error`.
struct PathSubject: Hashable {
  enum Part: Hashable {
    case name(NameID)
    /// What stands before it is called, with nothing.
    case call
    /// Whether a collection is empty, however that is asked.
    case isEmpty
    /// What stands before it is compared with what stands behind it.
    case compared(NameID)
    case isOfType(NameID)
    case text(NameID)
    case number(UInt32)
  }

  var parts: [Part]

  init(_ parts: [Part]) { self.parts = parts }

  /// What an expression names; nil where that may change each time that it is asked.
  init?(_ node: NodeID, in file: Int32, _ project: Project) {
    guard node != none else { return nil }
    let expression = project.node(node, in: file)
    guard !expression.flags.contains(.awaited) else { return nil }
    func base() -> [Part]? { PathSubject(expression.base, in: file, project)?.parts }
    switch expression.kind {
    case .name: parts = [.name(expression.name)]
    case .member:
      guard expression.base != none else { return nil }
      let last = project.text(expression.name) == "isEmpty" ? Part.isEmpty : .name(expression.name)
      if project.isSelf(expression.base, in: file) {
        parts = [last]
      } else {
        guard let base = base() else { return nil }
        parts = base + [last]
      }
    case .call:
      guard expression.count == 0, let base = base(), case .name(let called)? = base.last, !project.startsUppercase(called) else { return nil }
      parts = base + [.call]
    case .tuple:
      let inner = project.list(of: expression, in: file)
      guard inner.count == 1, let only = PathSubject(inner[inner.startIndex], in: file, project) else { return nil }
      self = only
    default: return nil
    }
  }

  /// The name that it begins with, of the object that runs, of a parameter or a local.
  var root: NameID? { if case .name(let name)? = parts.first { name } else { nil } }

  func mentions(_ name: NameID) -> Bool { parts.contains(.name(name)) }
}

/// What a condition says of its subject, or what is known of one.
enum PathFact: Equatable {
  case truth(Bool)
  case isNil(Bool)
  /// A case of an enum, a text or a number.
  case value(PathSubject.Part)
  /// None of these.
  case other([PathSubject.Part])
  /// Set to more than one thing, or to something that was not seen.
  case unknown

  /// What a literal is, or a controller or an error that is made on the spot; other initialisers may fail.
  init(of value: NodeID, in file: Int32, _ project: Project) {
    guard value != none else {
      self = .unknown
      return
    }
    let node = project.node(value, in: file)
    switch node.kind {
    case .true: self = .truth(true)
    case .false: self = .truth(false)
    case .nil: self = .isNil(true)
    case .interpolation, .array, .dictionary, .closure: self = .isNil(false)
    case .name where node.name == Word.`self`.rawValue: self = .isNil(false)
    case .call where PathFact.makesForSure(project.node(node.base, in: file), project): self = .isNil(false)
    default: self = PathFact.constant(value, in: file, project).map { .value($0) } ?? .unknown
    }
  }

  private static func makesForSure(_ callee: Node, _ project: Project) -> Bool {
    guard callee.kind == .name, project.startsUppercase(callee.name) else { return false }
    let name = project.text(callee.name)
    return name.hasSuffix("Controller") || name.hasSuffix("Error")
  }

  /// `closed` of `.closed`, `.closed(let reason)`, `Ending.closed`; a text, a number.
  static func constant(_ node: NodeID, in file: Int32, _ project: Project) -> PathSubject.Part? {
    guard node != none else { return nil }
    let expression = project.node(node, in: file)
    switch expression.kind {
    case .string: return expression.name == none ? nil : .text(expression.name)
    case .number: return expression.first == none ? nil : .number(expression.first)
    case .call, .member:
      let member = expression.kind == .call ? project.node(expression.base, in: file) : expression
      // `.none` is nil, or a case.
      guard member.kind == .member, project.text(member.name) != "none" else { return nil }
      let declared = project.declarations[member.name]
      // `Settings.mode` may be any; of what nobody here declares, `.success`, no more than its name is known.
      let isCase = declared.contains { project[$0].kind == .enumCase } || declared.isEmpty && member.base == none
      return isCase && (member.base == none || project.startsUppercase(project.node(member.base, in: file).name)) ? .name(member.name) : nil
    default: return nil
    }
  }
}

/// A subject, and what is asked of it.
struct PathQuestion {
  var subject: PathSubject
  var asked: PathFact

  /// - Parameter condition: No negation, and not two conditions at once.
  init?(_ condition: NodeID, in file: Int32, _ project: Project) {
    guard condition != none else { return nil }
    let node = project.node(condition, in: file)
    switch node.kind {
    case .name, .member, .call:
      guard let subject = PathSubject(condition, in: file, project) else { return nil }
      self.init(subject, .truth(true))
    // `if let error`, `if let problem = error`, `if let problem = error as? URLError`
    case .declaration:
      let value = project[DeclarationRef(file: file, index: node.first)].value
      guard value != none else { return nil }
      if project.node(value, in: file).kind == .cast {
        self.init(type: value, in: file, project)
      } else {
        guard let subject = PathSubject(value, in: file, project) else { return nil }
        self.init(subject, .isNil(false))
      }
    case .typeTest: self.init(type: condition, in: file, project)
    case .patternTest:
      guard let asked = PathFact.constant(node.first, in: file, project), let subject = PathSubject(node.base, in: file, project) else { return nil }
      self.init(subject, .value(asked))
    case .binary: self.init(comparison: node, in: file, project)
    default: return nil
    }
  }

  private init(_ subject: PathSubject, _ asked: PathFact) {
    self.subject = subject
    self.asked = asked
  }

  /// `error is URLError`, `error as? URLError`
  private init?(type node: NodeID, in file: Int32, _ project: Project) {
    let test = project.node(node, in: file)
    guard test.first != none, let subject = PathSubject(test.base, in: file, project) else { return nil }
    let type = project.node(test.first, in: file)
    guard type.kind == .name || type.kind == .member else { return nil }
    self.init(PathSubject(subject.parts + [.isOfType(type.name)]), .truth(true))
  }

  private init?(comparison node: Node, in file: Int32, _ project: Project) {
    guard let subject = PathSubject(node.base, in: file, project) else { return nil }
    let other = project.node(node.first, in: file)
    let sign = project.text(node.name)
    let isEqual = sign == "==" || sign == "==="
    guard isEqual || sign == "!=" || sign == "!==" else {
      self.init(subject, sign, node.first, in: file, project)
      return
    }
    switch other.kind {
    case .nil: self.init(subject, .isNil(isEqual))
    case .true: self.init(subject, .truth(isEqual))
    case .false: self.init(subject, .truth(!isEqual))
    default:
      if other.kind == .number, other.first == 0, let counted = PathQuestion.counted(subject, project) {
        self.init(counted, .truth(isEqual))
      } else if let constant = PathFact.constant(node.first, in: file, project) {
        self.init(subject, isEqual ? .value(constant) : .other([constant]))
      } else {
        guard let other = PathSubject(node.first, in: file, project) else { return nil }
        self.init(PathSubject(subject.parts + [.compared(Operators.equal.name)] + other.parts), .truth(isEqual))
      }
    }
  }

  /// `left > right`, and what says the same or its opposite; of a count, whether anything is there.
  private init?(_ left: PathSubject, _ sign: String, _ right: NodeID, in file: Int32, _ project: Project) {
    guard ["<", ">", "<=", ">="].contains(sign) else { return nil }
    let number = project.node(right, in: file)
    let isNumber = number.kind == .number && number.first != none
    if isNumber, let counted = PathQuestion.counted(left, project) {
      switch (sign, number.first) {
      case (">", 0), (">=", 1000):
        self.init(counted, .truth(false))
        return
      case ("<", 1000), ("<=", 0):
        self.init(counted, .truth(true))
        return
      default: break
      }
    }
    guard let other = isNumber ? PathSubject([.number(number.first)]) : PathSubject(right, in: file, project) else { return nil }
    let isMore = sign == ">" || sign == "<="
    let (more, less) = isMore ? (left, other) : (other, left)
    self.init(PathSubject(more.parts + [.compared(none)] + less.parts), .truth(sign == ">" || sign == "<"))
  }

  /// `items` of `items.count`, and whether it is empty; `count` by itself.
  private static func counted(_ subject: PathSubject, _ project: Project) -> PathSubject? {
    guard case .name(let last)? = subject.parts.last, project.text(last) == "count" else { return nil }
    return PathSubject(subject.parts.dropLast() + [.isEmpty])
  }
}
