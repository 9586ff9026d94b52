// What functions give back: by every `return` that the followed call may come to, where it says which.

import SwiftScan

extension ValueReader {
  mutating func returns(of function: DeclarationRef, in context: Context, _ depth: Int) -> [Value] {
    let body = project[function].body
    guard body != none else { return [] }
    let block = project.node(body, in: function.file)
    let items = project.list(of: block, in: function.file)
    var results: [Returned] = []
    for item in items { collectReturns(item, in: context, &results, 0) }
    if results.isEmpty, items.count == 1, let only = items.first {
      results = [Returned(value: only, statement: body)]
    }
    return results.flatMap { result in
      values(of: result.value, in: context.at(isLeaf(result.value, function.file) ? result.statement : result.value), depth: depth + 1)
    }
  }

  /// What a `return` gives back. A leaf stands nowhere, so the statement tells what is visible.
  struct Returned {
    var value: NodeID
    var statement: NodeID
  }

  func isLeaf(_ node: NodeID, _ file: Int32) -> Bool {
    project.node(node, in: file).kind.rawValue <= NodeKind.skipped.rawValue
  }

  func collectReturns(_ node: NodeID, in context: Context, _ results: inout [Returned], _ depth: Int) {
    let file = context.file
    guard node != none, depth < 40, results.count < 16 else { return }
    let statement = project.node(node, in: file)
    guard !statement.flags.contains(.inactive) else { return }
    switch statement.kind {
    case .return:
      if statement.base != none { results.append(Returned(value: statement.base, statement: node)) }
    case .block, .do:
      for child in project.list(of: statement, in: file) { collectReturns(child, in: context, &results, depth + 1) }
    case .if:
      let conditions = project.list(of: statement, in: file)
      let hasElse = statement.flags.contains(.hasElse)
      if conditions.count == (hasElse ? 2 : 1), let holds = truth(of: conditions[conditions.startIndex], in: context.at(node)) {
        if holds { collectReturns(statement.base, in: context, &results, depth + 1) }
        if !holds, hasElse, let last = conditions.last { collectReturns(last, in: context, &results, depth + 1) }
        return
      }
      collectReturns(statement.base, in: context, &results, depth + 1)
      if statement.flags.contains(.hasElse), let last = project.list(of: statement, in: file).last {
        collectReturns(last, in: context, &results, depth + 1)
      }
    case .guard, .loop, .case, .defer: collectReturns(statement.base, in: context, &results, depth + 1)
    case .switch:
      // A factory may be told which one to make.
      for child in takenArms(of: statement, in: context) { collectReturns(child, in: context, &results, depth + 1) }
    default: break
    }
  }

  /// Whether a condition is known to hold, since the followed call says so: a flag, or a comparison with `nil`.
  func truth(of condition: NodeID, in context: Context) -> Bool? {
    let expression = project.node(condition, in: context.file)
    guard expression.kind == .binary else { return context.frame == nil ? nil : project.literal(condition, in: context) }
    let isEqual = expression.name == Operators.equal.name
    guard isEqual || expression.name == Operators.unequal.name else { return nil }
    let sides = [expression.base, expression.first]
    guard let other = sides.first(where: { project.node($0, in: context.file).kind != .nil }),
      sides.contains(where: { project.node($0, in: context.file).kind == .nil }), let isNil = isNil(other, in: context)
    else { return nil }
    return isNil == isEqual
  }

  /// Whether a parameter was handed `nil`, or something that is none.
  func isNil(_ node: NodeID, in context: Context, _ depth: Int = 0) -> Bool? {
    let expression = project.node(node, in: context.file)
    switch expression.kind {
    case .nil: return true
    case .name:
      guard depth < 6, let parameter = project.meanings(of: expression.name, in: context).first, project[parameter].kind == .parameter,
        let function = project.parent(of: parameter), isFollowed(function, in: context.frame)
      else { return nil }
      if let bound = argument(for: parameter, in: context.frame) { return isNil(bound.node, in: bound.context, depth + 1) }
      return project[parameter].value == none ? nil : project.node(project[parameter].value, in: parameter.file).kind == .nil
    default: return nil
    }
  }

  /// The enum case that a parameter is known to be, since the followed call says so, or a property that nobody sets anew.
  func knownCase(_ subject: NodeID, in context: Context, _ depth: Int = 0) -> NameID? {
    let expression = project.node(subject, in: context.file)
    if depth > 0, expression.kind == .member || expression.kind == .call, let name = caseName(of: expression, in: context.file) { return name }
    guard depth < 6, expression.kind == .name || expression.kind == .member && project.isSelf(expression.base, in: context.file),
      let meant = project.meanings(of: expression.name, in: context).first
    else { return nil }
    if let bound = project[meant].kind == .parameter ? argument(for: meant, in: context.frame) : boundForGood(meant, in: context.frame) {
      return knownCase(bound.node, in: bound.context, depth + 1)
    }
    if let place, let known = caseOfArm(around: place, of: meant) { return known }
    // Left out by the call, it is what it is by default.
    guard project[meant].kind == .parameter, project[meant].value != none, let function = project.parent(of: meant), isCalled(function, in: context.frame)
    else { return nil }
    return knownCase(project[meant].value, in: Context(file: meant.file, scope: function, position: none, frame: nil), depth + 1)
  }

  /// What a parameter or local is where a place stands: in the arm of a `switch` over it, if the arm has one pattern, or behind
  /// `if subject == .list`.
  private func caseOfArm(around place: NodeRef, of subject: DeclarationRef) -> NameID? {
    guard subject.file == place.file, project[subject].kind == .parameter || project[subject].modifiers.contains(.constant) else { return nil }
    let file = place.file
    func isSubject(_ node: NodeID, at statement: NodeID) -> Bool {
      let name = project.node(node, in: file)
      return name.kind == .name && project.meanings(of: name.name, in: project.context(of: place).at(statement)).first == subject
    }
    for around in PadPaths(project: project).around(place) {
      let statement = project.node(around.node, in: file)
      switch around.part {
      case .arm(let arm) where isSubject(statement.base, at: around.node):
        let patterns = project.list(of: project.node(arm, in: file), in: file)
        guard patterns.count == 1, let pattern = patterns.first else { return nil }
        return caseName(of: project.node(pattern, in: file), in: file)
      case .then where statement.kind == .if:
        for condition in project.list(of: statement, in: file).prefix(Int(statement.count) - (statement.flags.contains(.hasElse) ? 1 : 0)) {
          let comparison = project.node(condition, in: file)
          guard comparison.kind == .binary && comparison.name == Operators.equal.name || comparison.kind == .patternTest,
            isSubject(comparison.base, at: around.node)
          else { continue }
          if let name = caseName(of: project.node(comparison.first, in: file), in: file) { return name }
        }
      default: continue
      }
    }
    return nil
  }

  /// Whether a followed call runs a function, or makes a value by an initialiser.
  private func isCalled(_ function: DeclarationRef, in frame: Frame?) -> Bool {
    guard !isFollowed(function, in: frame) else { return true }
    guard project[function].kind == .initializer, let made = project.enclosingType(of: project.parent(of: function)) else { return false }
    var current = frame
    while let at = current {
      if at.type == made, project.fits(function, project.arguments(of: project[at.call], in: at.call.file)) { return true }
      current = at.outer
    }
    return false
  }

  private func caseName(of value: Node, in file: Int32) -> NameID? {
    let member = value.kind == .call ? project.node(value.base, in: file) : value
    guard member.kind == .member, !project.arms[member.name].isEmpty else { return nil }
    let isOfType = member.base == none || project.startsUppercase(project.node(member.base, in: file).name)
    return isOfType ? member.name : nil
  }

  /// What a property was made with that keeps it: no state, no binding, and nobody assigns it.
  private func boundForGood(_ property: DeclarationRef, in frame: Frame?) -> Bound? {
    guard project[property].kind == .variable, project[property].body == none, project.attributes(of: property).isEmpty,
      let owner = project.enclosingType(of: project.parent(of: property)),
      let bound = boundProperty(project[property].name, of: owner, in: frame)
    else { return nil }
    let isSetAnew = !project[property].modifiers.contains(.constant) && assignments(to: property).contains { assignment in
      project.scope(of: assignment).map { project[$0].kind != .initializer } ?? true
    }
    return isSetAnew ? nil : bound
  }

  /// The arms of a `switch` that may be taken: where the case is known those that name it, else the default.
  func takenArms(of statement: Node, in context: Context) -> [NodeID] {
    let arms = Array(project.list(of: statement, in: context.file))
    guard context.frame != nil || place != nil, let wanted = knownCase(statement.base, in: context) else { return arms }
    let named = arms.filter { matches($0, wanted, context.file) }
    let taken = named.isEmpty ? arms.filter { project.node($0, in: context.file).count == 0 } : named
    return taken.isEmpty ? arms : taken
  }

  /// Whether a statement stands in an arm of a `switch` that the followed call does not take.
  func isRuledOut(_ statement: NodeRef, in context: Context) -> Bool {
    guard context.frame != nil || place != nil, let function = project.enclosingMember(of: project.scope(of: statement)) else { return false }
    let file = statement.file
    let starts = project.files[Int(file)].starts
    let start = starts[Int(statement.index)]
    for index in statement.index..<project[function].nodeEnd {
      let node = project.node(index, in: file)
      guard node.kind == .switch else { continue }
      let arms = Array(project.list(of: node, in: file))
      // Nodes stand behind what they hold, and bytes in the order of the source.
      guard let place = arms.lastIndex(where: { starts[Int($0)] <= start }),
        let wanted = knownCase(node.base, in: Context(file: file, scope: project.scope(of: statement), position: index, frame: context.frame))
      else { continue }
      let isTaken = matches(arms[place], wanted, file)
      let isDefault = project.node(arms[place], in: file).count == 0
      if !isTaken, !isDefault || arms.contains(where: { matches($0, wanted, file) }) { return true }
    }
    return false
  }

  func matches(_ arm: NodeID, _ name: NameID, _ file: Int32) -> Bool {
    project.list(of: project.node(arm, in: file), in: file).contains { pattern in
      let node = project.node(pattern, in: file)
      return (node.kind == .call ? project.node(node.base, in: file).name : node.name) == name
    }
  }

  /// The last expression of each branch of an `if` or `switch` that is a value.
  func lastExpressions(of node: NodeID, in context: Context, _ depth: Int = 0) -> [NodeID] {
    guard depth < 20 else { return [] }
    let statement = project.node(node, in: context.file)
    switch statement.kind {
    case .block, .do:
      return project.list(of: statement, in: context.file).last.map { lastExpressions(of: $0, in: context, depth + 1) } ?? []
    case .if:
      var results = lastExpressions(of: statement.base, in: context, depth + 1)
      if statement.flags.contains(.hasElse), let last = project.list(of: statement, in: context.file).last {
        results += lastExpressions(of: last, in: context, depth + 1)
      }
      return results
    case .switch:
      return project.list(of: statement, in: context.file).flatMap { lastExpressions(of: $0, in: context, depth + 1) }
    case .case: return lastExpressions(of: statement.base, in: context, depth + 1)
    case .return: return statement.base == none ? [] : [statement.base]
    case .guard, .loop, .defer, .declaration, .throw, .jump: return []
    default: return [node]
    }
  }
}
