// What is told by a closure or an overridden method: `tell(.closed)` leads to the arm of `.closed`, wherever a `switch` takes
// it apart, and to no other. A case is known while the closure that is handed it runs, and no longer: what is kept for
// other callers must not rest on it.

import SwiftScan

/// A call of a stored closure, as far as it is handed enum cases.
struct HandedCall: Hashable {
  var closure: DeclarationRef
  /// By place; `none` where something else is handed over.
  var cases: [NameID]
}

extension ActionReader {
  /// The enum cases that a call hands over, by place; empty where it hands over none.
  mutating func handedCases(by call: NodeRef, in context: Context) -> [NameID] {
    let arguments = project.arguments(of: project[call], in: call.file)
    var found: [NameID] = []
    for (place, argument) in arguments.enumerated() {
      guard let name = caseName(argument.value, in: call.file) ?? enumCase(argument.value, in: context) else { continue }
      while found.count < place { found.append(none) }
      found.append(name)
    }
    return found
  }

  /// Follows a closure that is handed enum cases: only these are met in its `switch`.
  mutating func follow(closure: DeclarationRef, in context: Context, _ depth: Int) {
    let names = handed
    guard !names.isEmpty else { return follow(closure, frame: context.frame, depth) }
    handed = []
    for (parameter, name) in zip(project.parameters(of: closure), names) where name != none { cases[parameter] = (name, stack.count) }
    follow(closure, frame: context.frame, depth)
    for parameter in project.parameters(of: closure) { cases[parameter] = nil }
    handed = names
  }

  /// The enum case that an expression is known to be, also through parameters.
  mutating func enumCase(_ node: NodeID, in context: Context, _ depth: Int = 0) -> NameID? {
    let expression = project.node(node, in: context.file)
    guard expression.kind == .name, depth < 6, let parameter = project.meanings(of: expression, in: context).first,
      project[parameter].kind == .parameter
    else { return nil }
    if let known = cases[parameter] {
      // What is followed apart is followed for other cases as well.
      if stack.count > known.since { part.usedFrame = 0 }
      return known.name
    }
    guard let bound = ValueReader(project).argument(for: parameter, in: context.frame) else { return nil }
    part.usedFrame = min(part.usedFrame, bound.depth)
    return caseName(bound.node, in: bound.context.file) ?? enumCase(bound.node, in: bound.context, depth + 1)
  }

  /// `if tool == .close { dismiss() } else { use(tool) }`, where the case is known: only the branch that is taken.
  /// - Returns: Whether that is known.
  mutating func actKnownIf(_ statement: Node, in context: Context, _ depth: Int) -> Bool {
    let parts = project.list(of: statement, in: context.file)
    let hasElse = statement.flags.contains(.hasElse)
    guard parts.count == (hasElse ? 2 : 1), let condition = parts.first, case let test = project.node(condition, in: context.file) else { return false }
    let isUnequal = test.kind == .binary && test.name == Operators.unequal.name
    guard test.kind == .patternTest || isUnequal || test.kind == .binary && test.name == Operators.equal.name,
      let wanted = caseName(test.first, in: context.file), let known = enumCase(test.base, in: context)
    else { return false }
    if (wanted == known) != isUnequal {
      act(statement.base, in: context, depth + 1)
    } else if hasElse, let other = parts.last {
      act(other, in: context, depth + 1)
    }
    return true
  }

  /// Those of several implementations that have an arm for an enum case that they are handed, if any has: whoever is handed
  /// a case of its own tells it apart.
  func taking(_ cases: [NameID], among candidates: Declarations) -> Declarations {
    for name in cases where name != none {
      let takers = project.members(askingFor: name)
      let taking = candidates.filter { takers.contains($0) }
      if !taking.isEmpty { return taking }
    }
    return candidates
  }
}

extension Project {
  /// The functions and properties in which something asks for a case of this name.
  fileprivate func members(askingFor name: NameID) -> Set<DeclarationRef> {
    if let known = membersAsking[name] { return known }
    let found = Set(arms[name].lazy.filter { !self.isInactive($0) }.compactMap { self.member(around: $0) })
    membersAsking[name] = found
    return found
  }
}
