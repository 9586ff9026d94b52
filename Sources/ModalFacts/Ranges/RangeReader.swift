// Which numbers are outside of the range that their taker says? It starts from what says a range, a clamp or a
// precondition on a parameter or property, or a rule page, and goes to the calls and assignments that hand a number in.

import SwiftScan

struct RangeReader {
  let project: Project
  private let documented: [DocumentedRange]

  init(_ project: Project, _ documented: [DocumentedRange]) {
    self.project = project
    self.documented = documented
  }

  func read(_ presentations: inout PresentationReader) -> [NumberOutOfRange] {
    var found: [NumberOutOfRange] = []
    for bound in bounds() { found += numbers(bound, &presentations) }
    for range in documented { found += numbers(range, &presentations) }
    return found.sorted(by: NumberOutOfRange.isBefore)
  }

  // MARK: What says a range

  /// A parameter or property, and what its own code says of it.
  private struct Bound {
    var holder: DeclarationRef
    var range: NumberRange
    var source: NumberOutOfRange.Source
  }

  private func bounds() -> [Bound] {
    var found: [Bound] = []
    for (known, read) in [(.min, clamp), (.max, clamp), (.clamped, clamped)] as [(Known, (NodeRef) -> (NodeID, NumberRange)?)] {
      for call in project.callsInFocus(known.name) where !project.isInactive(call) {
        guard let (operand, range) = read(call), let holder = holder(of: operand, at: call), isUsedOnce(holder, at: call) else { continue }
        found.append(Bound(holder: holder, range: range, source: .clamp(project.site(of: call, name: known.name))))
      }
    }
    for known in [Known.precondition, .assert] {
      for call in project.callsInFocus(known.name) where !project.isInactive(call) {
        guard let condition = project.arguments(of: project[call], in: call.file).first?.value, let (operand, range) = checked(condition, in: call),
          let holder = holder(of: operand, at: call)
        else { continue }
        found.append(Bound(holder: holder, range: range, source: .precondition(project.site(of: call, name: known.name))))
      }
    }
    return found
  }

  private func number(_ node: NodeID, in call: NodeRef) -> Int? { project.thousandths(node, in: project.context(of: call)) }

  /// `min(max(0, share), 0.9)`, either way round: the operand and its range.
  private func clamp(_ call: NodeRef) -> (NodeID, NumberRange)? {
    guard let outer = parts(call.index, in: call), let inner = parts(outer.other, in: call), inner.name != outer.name else { return nil }
    let (least, greatest) = outer.name == Known.min ? (inner.number, outer.number) : (outer.number, inner.number)
    return least < greatest ? (inner.other, NumberRange(least: least, greatest: greatest)) : nil
  }

  /// `min(0.9, other)`: which of the two, its number and what else is in its brackets.
  private func parts(_ index: NodeID, in call: NodeRef) -> (name: NameID, number: Int, other: NodeID)? {
    let node = project.node(index, in: call.file)
    guard node.kind == .call else { return nil }
    let callee = project.node(node.base, in: call.file)
    let arguments = project.arguments(of: node, in: call.file)
    guard callee.kind == .name, arguments.count == 2, let first = arguments.first?.value, let last = arguments.last?.value else { return nil }
    let name = callee.name
    guard name == Known.min || name == Known.max else { return nil }
    switch (number(first, in: call), number(last, in: call)) {
    case (let number?, nil): return (name, number, last)
    case (nil, let number?): return (name, number, first)
    default: return nil
    }
  }

  /// `share.clamped(to: 0...0.9)`.
  private func clamped(_ call: NodeRef) -> (NodeID, NumberRange)? {
    let callee = project.node(project[call].base, in: call.file)
    guard callee.kind == .member, callee.base != none, let argument = project.arguments(of: project[call], in: call.file).first,
      let range = closedRange(argument.value, in: call)
    else { return nil }
    return (callee.base, range)
  }

  private func closedRange(_ index: NodeID, in call: NodeRef) -> NumberRange? {
    var node = project.node(index, in: call.file)
    if node.kind == .tuple, node.count == 1, let only = project.list(of: node, in: call.file).first { node = project.node(only, in: call.file) }
    guard node.kind == .binary, project.text(node.name) == "...", let least = number(node.base, in: call), let greatest = number(node.first, in: call)
    else { return nil }
    return NumberRange(least: least, greatest: greatest)
  }

  /// `(0...0.9).contains(share)`, `share >= 0 && share <= 0.9`.
  private func checked(_ condition: NodeID, in call: NodeRef) -> (NodeID, NumberRange)? {
    let node = project.node(condition, in: call.file)
    if node.kind == .call {
      let callee = project.node(node.base, in: call.file)
      guard callee.kind == .member, callee.name == Known.contains, callee.base != none,
        let operand = project.arguments(of: node, in: call.file).first?.value, let range = closedRange(callee.base, in: call)
      else { return nil }
      return (operand, range)
    }
    guard node.kind == .binary, node.name == Operators.and.name, let one = comparison(node.base, in: call), let other = comparison(node.first, in: call),
      project.node(one.operand, in: call.file) == project.node(other.operand, in: call.file), let least = one.least ?? other.least,
      let greatest = one.greatest ?? other.greatest
    else { return nil }
    return (one.operand, NumberRange(least: least, greatest: greatest))
  }

  private func comparison(_ index: NodeID, in call: NodeRef) -> (operand: NodeID, least: Int?, greatest: Int?)? {
    let node = project.node(index, in: call.file)
    guard node.kind == .binary, ["<=", ">="].contains(project.text(node.name)) else { return nil }
    let isAtLeast = project.text(node.name) == ">="
    if let number = number(node.first, in: call) { return (node.base, isAtLeast ? number : nil, isAtLeast ? nil : number) }
    if let number = number(node.base, in: call) { return (node.first, isAtLeast ? nil : number, isAtLeast ? number : nil) }
    return nil
  }

  /// The parameter of the function around that an operand is, or the property whose observer or setter stands around.
  private func holder(of operand: NodeID, at call: NodeRef) -> DeclarationRef? {
    let node = project.node(operand, in: call.file)
    let context = project.context(of: call)
    guard node.kind == .name || node.kind == .member && project.isSelf(node.base, in: call.file), let scope = context.scope else { return nil }
    if project[scope].kind == .accessor, let property = project.parent(of: scope), project[property].kind == .variable,
      project.parent(of: property).map({ project[$0].kind.isType }) ?? false
    {
      let isHandedIn = node.name == Word.newValue.rawValue || node.name == project[property].name && project[scope].name == Word.didSet.rawValue
      return isHandedIn ? property : nil
    }
    guard node.kind == .name, project[scope].kind == .function || project[scope].kind == .initializer,
      let parameter = project.meanings(of: node, in: context).first, project[parameter].kind == .parameter, project.parent(of: parameter) == scope
    else { return nil }
    return parameter
  }

  /// Whether nothing but the clamp reads a parameter: what else does may well want the number as it is.
  private func isUsedOnce(_ holder: DeclarationRef, at call: NodeRef) -> Bool {
    guard project[holder].kind == .parameter, let function = project.parent(of: holder) else { return true }
    var uses = 0
    project.walk(project[function].body, in: holder.file) { _, node in
      if node.kind == .name, node.name == project[holder].name { uses += 1 }
      return true
    }
    return uses == 1
  }

  // MARK: Who hands a number in

  private func numbers(_ bound: Bound, _ presentations: inout PresentationReader) -> [NumberOutOfRange] {
    guard let around = project.parent(of: bound.holder) else { return [] }
    var found: [NumberOutOfRange] = []
    let type = project.enclosingType(of: around)
    if project[bound.holder].kind == .variable {
      let name = project[bound.holder].name
      guard let type, !project.types[Int(type)].isExternal else { return [] }
      for assignment in project.assignments[name] where !project.isInactive(assignment) && presentations.isShipped(assignment) {
        guard let number = assigned(assignment, of: { $0 == .project(type) }), !bound.range.contains(number) else { continue }
        found.append(result(assignment, name, project.text(project.types[Int(type)].name), name, number, bound.range, bound.source))
      }
      return found
    }
    let isInitializer = project[around].kind == .initializer
    let name = isInitializer ? type.map { project.types[Int($0)].name } ?? none : project[around].name
    guard name != none else { return [] }
    let label = project[bound.holder].label == none ? project[bound.holder].name : project[bound.holder].label
    for call in project.callers(of: around) where presentations.isShipped(call) {
      guard let argument = project.argument(for: bound.holder, of: around, call: call), let number = number(argument, in: call),
        !bound.range.contains(number)
      else { continue }
      found.append(result(call, name, project.text(name), label, number, bound.range, bound.source))
    }
    return found
  }

  private func numbers(_ documented: DocumentedRange, _ presentations: inout PresentationReader) -> [NumberOutOfRange] {
    guard let callee = project.names.find(documented.callee), let argument = project.names.find(documented.argument) else { return [] }
    var found: [NumberOutOfRange] = []
    for call in project.callsInFocus(callee) where !project.isInactive(call) && presentations.isShipped(call) {
      guard let handed = project.arguments(of: project[call], in: call.file).first(where: { $0.label == argument }),
        let number = number(handed.value, in: call), !documented.range.contains(number)
      else { continue }
      found.append(result(call, callee, documented.callee, argument, number, documented.range, .page))
    }
    for assignment in project.assignmentsInFocus(argument) where !project.isInactive(assignment) && presentations.isShipped(assignment) {
      let number = assigned(assignment) { type in
        switch type {
        case .project(let id): project.types[Int(id)].name == callee
        case .external(let name): name == callee
        }
      }
      guard let number, !documented.range.contains(number) else { continue }
      found.append(result(assignment, argument, documented.callee, argument, number, documented.range, .page))
    }
    return found
  }

  /// The number that `owner.property = 1.2` sets, if the owner has such a type.
  private func assigned(_ assignment: NodeRef, of isOwner: (TypeRef) -> Bool) -> Int? {
    let node = project[assignment]
    let left = project.node(node.base, in: assignment.file)
    guard left.kind == .member, left.base != none, node.name == none, project.typesOf(left.base, in: project.context(of: assignment)).contains(where: isOwner)
    else { return nil }
    return number(node.first, in: assignment)
  }

  private func result(
    _ node: NodeRef, _ name: NameID, _ callee: String, _ argument: NameID, _ number: Int, _ range: NumberRange,
    _ source: NumberOutOfRange.Source
  ) -> NumberOutOfRange {
    // An assignment stands at its `=`, what it sets at its own name.
    let isAssignment = project[node].kind == .assign
    let place = isAssignment ? NodeRef(file: node.file, index: project[node].base) : node
    return NumberOutOfRange(
      site: project.site(of: place, name: name), callee: callee, argument: project.text(argument), number: number, range: range, source: source)
  }
}
