// What functions give back: by every `return` that the followed call may come to, where it says which.

import SwiftScan

extension ValueReader {
  mutating func returns(of function: DeclarationRef, in context: Context, _ depth: Int) -> [Value] {
    var found: [Value] = []
    var standIns: [Value] = []
    for result in returned(by: function, in: context) {
      let given = values(of: result.value, in: context.at(isLeaf(result.value, function.file) ? result.statement : result.value), depth: depth + 1)
      if result.isStandIn { standIns += given } else { found += given }
    }
    return self.standIns(standIns, for: found, declaredAs: project.typesOf(declaration: function)) + found
  }

  /// What stands behind each `return` that may be come to, or alone in the body.
  func returned(by function: DeclarationRef, in context: Context) -> [Returned] {
    let body = project[function].body
    guard body != none else { return [] }
    let block = project.node(body, in: function.file)
    let items = project.list(of: block, in: function.file)
    var results: [Returned] = []
    for item in items {
      collectReturns(item, in: context, &results, 0)
      if leavesForCertain(item, in: context) { break }
    }
    if results.isEmpty, items.count == 1, let only = items.first {
      results = [Returned(value: only, statement: body)]
    }
    return results
  }

  /// Whether nothing behind a statement is come to: `if case .form = self { return page }`, of a form.
  private func leavesForCertain(_ node: NodeID, in context: Context) -> Bool {
    let statement = project.node(node, in: context.file)
    guard context.frame != nil, statement.kind == .if, !statement.flags.contains(.hasElse), statement.count == 1,
      case let block = project.node(statement.base, in: context.file), block.kind == .block, let last = project.list(of: block, in: context.file).last,
      project.node(last, in: context.file).kind == .return
    else { return false }
    return truth(of: project.list(of: statement, in: context.file)[0], in: context.at(node)) == true
  }

  /// What a `return` gives back. A leaf stands nowhere, so the statement tells what is visible.
  struct Returned {
    var value: NodeID
    var statement: NodeID
    /// It is given back where something is not there that the function asks for.
    var isStandIn = false
  }

  func isLeaf(_ node: NodeID, _ file: Int32) -> Bool {
    project.node(node, in: file).kind.rawValue <= NodeKind.skipped.rawValue
  }

  private static let mostResults = 16

  func collectReturns(_ node: NodeID, in context: Context, _ results: inout [Returned], _ depth: Int, isStandIn: Bool = false) {
    let file = context.file
    guard node != none, depth < 40, results.count < Self.mostResults else { return }
    let statement = project.node(node, in: file)
    guard !statement.flags.contains(.inactive) else { return }
    switch statement.kind {
    case .return:
      if statement.base != none { results.append(Returned(value: statement.base, statement: node, isStandIn: isStandIn)) }
    case .block, .do:
      for child in project.list(of: statement, in: file) { collectReturns(child, in: context, &results, depth + 1, isStandIn: isStandIn) }
    case .if:
      let conditions = project.list(of: statement, in: file)
      let hasElse = statement.flags.contains(.hasElse)
      if conditions.count == (hasElse ? 2 : 1), context.frame != nil, let holds = truth(of: conditions[conditions.startIndex], in: context.at(node)) {
        if holds { collectReturns(statement.base, in: context, &results, depth + 1, isStandIn: isStandIn) }
        if !holds, hasElse, let last = conditions.last { collectReturns(last, in: context, &results, depth + 1, isStandIn: isStandIn) }
        return
      }
      collectReturns(statement.base, in: context, &results, depth + 1, isStandIn: isStandIn)
      if statement.flags.contains(.hasElse), let last = project.list(of: statement, in: file).last {
        collectReturns(last, in: context, &results, depth + 1, isStandIn: isStandIn)
      }
    case .guard: collectReturns(statement.base, in: context, &results, depth + 1, isStandIn: isStandIn || unwraps(statement, in: file))
    case .loop, .case, .defer: collectReturns(statement.base, in: context, &results, depth + 1, isStandIn: isStandIn)
    case .switch:
      // A factory may be told which one to make.
      for child in takenArms(of: statement, in: context) { collectReturns(child, in: context, &results, depth + 1, isStandIn: isStandIn) }
    default: break
    }
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
    if let given = casesGiven(by: subject, in: context, 0) { return given }
    guard let parameter = openParameter(subject, in: context, 0), let function = project.parent(of: parameter),
      project[function].kind == .function, !project[function].modifiers.contains(.exported), !project[function].modifiers.contains(.override),
      let callers = project.allCallers(of: function)
    else { return nil }
    let branches = TakenBranches(project)
    var found: Set<NameID> = []
    for caller in callers {
      // Left out, it is what it is by default.
      let argument = project.argument(for: parameter, of: function, call: caller)
      let file = argument == nil ? parameter.file : caller.file
      // One that hands on what it is handed adds nothing.
      if let argument, case let name = project.node(argument, in: file), name.kind == .name,
        project.meanings(of: name, in: project.context(of: caller)).first == parameter
      {
        continue
      }
      guard let value = argument ?? (project[parameter].value == none ? nil : project[parameter].value),
        let name = caseName(of: project.node(value, in: file), in: file)
      else { return nil }
      if let place, project.enclosingMember(of: project.scope(of: place)) == function {
        let frame = project.frame(function: function, type: nil, call: caller, caller: project.context(of: caller))
        if branches.isPassedBy(place, in: frame) { continue }
      }
      found.insert(name)
    }
    return found.isEmpty ? nil : found
  }

  /// The cases that what is handed over may be, where a property or a choice says several: `private var kind: Kind { isNew ? .add : .edit }`.
  private func casesGiven(by node: NodeID, in context: Context, _ depth: Int) -> Set<NameID>? {
    guard node != none, depth < 6 else { return nil }
    let expression = project.node(node, in: context.file)
    func union(_ results: some Sequence<NodeID>, _ context: Context) -> Set<NameID>? {
      var found: Set<NameID> = []
      for result in results {
        let value = project.node(result, in: context.file)
        guard let cases = caseName(of: value, in: context.file).map({ [$0] }) ?? casesGiven(by: result, in: context, depth + 1) else { return nil }
        found.formUnion(cases)
      }
      return found.isEmpty ? nil : found
    }
    if expression.kind == .ternary { return union(project.list(of: expression, in: context.file).dropFirst(), context) }
    guard expression.kind == .name || expression.kind == .member && expression.base != none && project.isSelf(expression.base, in: context.file),
      let meant = project.meanings(of: expression, in: context).first
    else { return nil }
    if let bound = project[meant].kind == .parameter ? argument(for: meant, in: context.frame) : boundForGood(meant, in: context.frame) {
      return union([bound.node], bound.context)
    }
    guard project[meant].kind == .variable, !project.overriddenNames.contains(expression.name), let getter = getter(of: meant),
      let owner = project.enclosingType(of: project.parent(of: meant)), project.types[Int(owner)].kind != .protocol
    else { return nil }
    let inside = Context(file: getter.file, scope: getter, position: project[getter].body, frame: nil)
    let results = returned(by: getter, in: inside).map(\.value)
    if results.count == 1, case let kind = project.node(results[0], in: getter.file).kind, kind == .if || kind == .switch {
      return union(lastExpressions(of: results[0], in: inside), inside)
    }
    return results.count < Self.mostResults ? union(results, inside) : nil
  }

  /// The parameter behind a subject that no followed call binds.
  private func openParameter(_ subject: NodeID, in context: Context, _ depth: Int) -> DeclarationRef? {
    let expression = project.node(subject, in: context.file)
    // `screen.make()`, which asks what it is asked of.
    if depth < 6, expression.kind == .name, expression.name == Word.`self`.rawValue, let frame = context.frame, let receiver = receiver(of: frame) {
      return openParameter(receiver.node, in: receiver.context, depth + 1)
    }
    guard depth < 6, expression.kind == .name, let meant = project.meanings(of: expression, in: context).first, project[meant].kind == .parameter
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
