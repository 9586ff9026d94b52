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
    if expression.kind == .patternTest, context.frame != nil, let known = knownCase(expression.base, in: context),
      let other = caseName(of: project.node(expression.first, in: context.file), in: context.file)
    {
      return known == other
    }
    guard expression.kind == .binary else { return context.frame == nil ? nil : project.literal(condition, in: context) }
    let isEqual = expression.name == Operators.equal.name
    guard isEqual || expression.name == Operators.unequal.name else { return nil }
    // `mode == .edit`
    if context.frame != nil, let other = caseName(of: project.node(expression.first, in: context.file), in: context.file),
      let known = knownCase(expression.base, in: context)
    {
      return (known == other) == isEqual
    }
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
    if depth < 6, expression.kind == .member, expression.base != none, !project.isSelf(expression.base, in: context.file),
      let known = knownCase(expression.base, in: context, depth + 1)
    {
      return caseAnswered(by: expression, for: known, in: context)
    }
    // `Page.about.controller`, where the property asks what it is asked of.
    if depth < 6, expression.kind == .name, expression.name == Word.`self`.rawValue, let frame = context.frame, let receiver = receiver(of: frame) {
      return knownCase(receiver.node, in: receiver.context, depth + 1)
    }
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

  /// `route.style`, a property of an enum that says one case for each of its own: `switch self { case .about: .sheet }`.
  private func caseAnswered(by member: Node, for known: NameID, in context: Context) -> NameID? {
    guard let property = project.members(named: member.name, of: project.typesOf(member.base, in: context)).first, project[property].kind == .variable,
      let getter = getter(of: property), case let body = project.node(project[getter].body, in: getter.file), body.kind == .block, body.count == 1,
      let only = project.list(of: body, in: getter.file).first
    else { return nil }
    var statement = project.node(only, in: getter.file)
    if statement.kind == .return, statement.base != none { statement = project.node(statement.base, in: getter.file) }
    guard statement.kind == .switch, project.isSelf(statement.base, in: getter.file) else { return nil }
    let arms = project.list(of: statement, in: getter.file)
    guard let arm = arms.first(where: { matches($0, known, getter.file) }) ?? arms.first(where: { project.node($0, in: getter.file).count == 0 }) else { return nil }
    let block = project.node(project.node(arm, in: getter.file).base, in: getter.file)
    guard block.count == 1, let answer = project.list(of: block, in: getter.file).first else { return nil }
    let given = project.node(answer, in: getter.file)
    return caseName(of: given.kind == .return && given.base != none ? project.node(given.base, in: getter.file) : given, in: getter.file)
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
    guard member.kind == .member, !project.arms[member.name].isEmpty || project.declarations[member.name].contains(where: { project[$0].kind == .enumCase })
    else { return nil }
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

  /// The arms of a `switch` that may be taken: where it is known what the subject may be those that name it, else the default.
  func takenArms(of statement: Node, in context: Context) -> [NodeID] {
    let arms = Array(project.list(of: statement, in: context.file))
    guard context.frame != nil || place != nil, let possible = possibleCases(of: statement.base, in: context) else { return arms }
    let taken = arms.filter { mayBeTaken($0, among: arms, for: possible, context.file) }
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
      guard let arm = arms.lastIndex(where: { starts[Int($0)] <= start }),
        let possible = possibleCases(of: node.base, in: Context(file: file, scope: project.scope(of: statement), position: index, frame: context.frame))
      else { continue }
      if !mayBeTaken(arms[arm], among: arms, for: possible, file) { return true }
    }
    return false
  }

  private func mayBeTaken(_ arm: NodeID, among arms: [NodeID], for possible: Set<NameID>, _ file: Int32) -> Bool {
    if possible.contains(where: { matches(arm, $0, file) }) { return true }
    let isDefault = project.node(arm, in: file).count == 0
    return isDefault && possible.contains { name in !arms.contains { matches($0, name, file) } }
  }

  /// The cases that a subject may be: the one that is known, or those that the callers of the function around hand over, if each of
  /// them says which and comes to the place where it is presented.
  private func possibleCases(of subject: NodeID, in context: Context) -> Set<NameID>? {
    if let known = knownCase(subject, in: context) { return [known] }
    guard let place, let parameter = openParameter(subject, in: context, 0), let function = project.parent(of: parameter),
      project[function].kind == .function, !project[function].modifiers.contains(.exported), !project[function].modifiers.contains(.override)
    else { return nil }
    let callers = project.callers(of: function)
    guard !callers.isEmpty else { return nil }
    let branches = TakenBranches(project)
    var found: Set<NameID> = []
    for caller in callers {
      guard let argument = project.argument(for: parameter, of: function, call: caller),
        let name = caseName(of: project.node(argument, in: caller.file), in: caller.file)
      else { return nil }
      let frame = project.frame(function: function, type: nil, call: caller, caller: project.context(of: caller))
      if project.enclosingMember(of: project.scope(of: place)) == function, branches.isPassedBy(place, in: frame) { continue }
      found.insert(name)
    }
    return found.isEmpty ? nil : found
  }

  /// The parameter behind a subject that no followed call binds.
  private func openParameter(_ subject: NodeID, in context: Context, _ depth: Int) -> DeclarationRef? {
    let expression = project.node(subject, in: context.file)
    guard depth < 6, expression.kind == .name, let meant = project.meanings(of: expression.name, in: context).first, project[meant].kind == .parameter
    else { return nil }
    if let bound = argument(for: meant, in: context.frame) { return openParameter(bound.node, in: bound.context, depth + 1) }
    return project.parent(of: meant).map { isFollowed($0, in: context.frame) } ?? true ? nil : meant
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
      return takenArms(of: statement, in: context.at(node)).flatMap { lastExpressions(of: $0, in: context, depth + 1) }
    case .case: return lastExpressions(of: statement.base, in: context, depth + 1)
    case .return: return statement.base == none ? [] : [statement.base]
    case .guard, .loop, .defer, .declaration, .throw, .jump: return []
    default: return [node]
    }
  }
}
