// What a closure is handed by those who call it: `{ alert in present(alert) }` is kept, or handed on, under other names, and
// whoever calls it by one of them says what the parameter is.

import SwiftScan

extension ValueReader {
  /// What a closure's parameter is wherever the closure is called; nil where that is not seen.
  mutating func handed(toClosure parameter: DeclarationRef, _ depth: Int = 0) -> [Value]? {
    guard let closure = project.parent(of: parameter), project[closure].kind == .closure,
      let place = project.parameters(of: closure).firstIndex(of: parameter), !open.contains(parameter)
    else { return nil }
    open.append(parameter)
    defer { open.removeLast() }
    var found: [Value] = []
    let holders = holders(of: closure)
    for name in holders.all {
      let calls = calls(of: name)
      guard calls.count <= 8 else { return nil }
      for call in calls {
        let arguments = project.arguments(of: project[call], in: call.file)
        guard place < arguments.count else { return nil }
        for value in values(of: arguments[place].value, in: project.context(of: call), depth: depth + 1) {
          guard let known = handedInTurn(value, depth + 1) else { return nil }
          found += known
        }
      }
    }
    // What is set on it there, `film.modalPresentationStyle = …`, is set on what is handed over.
    for index in found.indices { add(parameter, to: &found[index]) }
    return found.isEmpty || found.count > (holders.isSure ? Self.mostHanded : 1) ? nil : found
  }

  private static var mostHanded: Int { 8 }

  /// What somebody hands on that he is handed himself, by a closure or by his callers; nil where it cannot be told.
  private mutating func handedInTurn(_ value: Value, _ depth: Int) -> [Value]? {
    guard case .parameter(let parameter) = value.kind else { return [value] }
    guard let owner = project.parent(of: parameter), depth < 16 else { return nil }
    if project[owner].kind == .closure { return handed(toClosure: parameter, depth)?.map { $0.known(as: value) } }
    guard project[owner].kind == .function, let callers = project.allCallers(of: owner), callers.count <= Self.mostHanded, !open.contains(parameter)
    else { return nil }
    open.append(parameter)
    defer { open.removeLast() }
    var found: [Value] = []
    for call in callers where !project.previews.contain(call) {
      guard let argument = project.argument(for: parameter, of: owner, call: call) else { return nil }
      for inner in values(of: argument, in: project.context(of: call), depth: depth + 1) {
        guard let known = handedInTurn(inner, depth + 1) else { return nil }
        found += known.map { $0.known(as: value) }
      }
    }
    return found
  }

  /// Whether a parameter or property holds the very closure by which something is presented: `pick(page)` of `onPick: { page in present(page) }`.
  func leads(_ holder: DeclarationRef, toClosureOfAnyOf aliases: [DeclarationRef]) -> Bool {
    aliases.contains { alias in
      guard project[alias].kind == .parameter, let closure = project.parent(of: alias), project[closure].kind == .closure else { return false }
      return holders(of: closure).all.contains(holder)
    }
  }

  // MARK: Who holds it

  /// Parameters and properties.
  private struct Holders {
    var all: [DeclarationRef] = []
    /// Nothing else can be meant.
    var isSure = true

    mutating func add(_ others: Holders) {
      all += others.all.filter { !all.contains($0) }
      isSure = isSure && others.isSure
    }
  }

  /// What holds a closure: where it is written, and wherever that is handed on or kept.
  private func holders(of closure: DeclarationRef) -> Holders {
    var found = firstHolders(of: closure)
    var next = 0
    while next < found.all.count, found.all.count < 16 {
      found.add(handedOn(found.all[next]))
      next += 1
    }
    return found
  }

  private func firstHolders(of closure: DeclarationRef) -> Holders {
    let file = closure.file
    let end = project.enclosingMember(of: closure).map { project[$0].nodeEnd } ?? project[closure].nodeEnd
    func isClosure(_ value: NodeID) -> Bool {
      guard value != none, case let value = project.node(value, in: file) else { return false }
      return value.kind == .closure && value.first == closure.index
    }
    for index in project[closure].nodeEnd..<max(end, project[closure].nodeEnd) {
      let node = project.node(index, in: file)
      let ref = NodeRef(file: file, index: index)
      if node.kind == .assign, isClosure(node.first) { return Holders(all: properties(assignedBy: ref)) }
      if node.kind == .call, let argument = project.arguments(of: node, in: file).first(where: { isClosure($0.value) }) { return takers(of: argument.value, in: ref) }
    }
    return Holders()
  }

  /// What else holds what a parameter or property holds.
  private func handedOn(_ holder: DeclarationRef) -> Holders {
    guard let owner = project.parent(of: holder) else { return Holders() }
    let places = project[owner].kind.isType ? project.type(of: owner).map { Array(project.types[Int($0)].parts) } ?? [] : [owner]
    let name = project[holder].name
    var found = Holders()
    for place in places {
      let file = place.file
      func isMeant(_ value: NodeID, at index: NodeID) -> Bool {
        guard value != none, case let value = project.node(value, in: file), value.name == name,
          value.kind == .name || value.kind == .member && value.base != none && project.isSelf(value.base, in: file)
        else { return false }
        return value.kind == .member ? project[owner].kind.isType : project.meanings(of: name, in: project.context(of: NodeRef(file: file, index: index))).first == holder
      }
      for index in project[place].nodeStart..<project[place].nodeEnd {
        let node = project.node(index, in: file)
        let ref = NodeRef(file: file, index: index)
        if node.kind == .assign, isMeant(node.first, at: index) { found.add(Holders(all: properties(assignedBy: ref))) }
        if node.kind == .call { for argument in project.arguments(of: node, in: file) where isMeant(argument.value, at: index) { found.add(takers(of: argument.value, in: ref)) } }
      }
    }
    // `init(onPick:)`, which keeps it under the same name.
    if project[owner].kind == .initializer, found.all.isEmpty, let type = project.enclosingType(of: project.parent(of: owner)) {
      found.add(Holders(all: project.members(named: name, of: type).filter { project[$0].kind == .variable }))
    }
    return found
  }

  private func properties(assignedBy assignment: NodeRef) -> [DeclarationRef] {
    let left = project.node(project[assignment].base, in: assignment.file)
    let context = project.context(of: assignment)
    let meant = left.kind == .member && left.base != none ? project.members(meantBy: left, in: context) : project.meanings(of: left, in: context)
    return meant.filter { project[$0].kind == .variable }
  }

  /// The parameters, or the properties of a struct without an initialiser of its own, that take an argument.
  private func takers(of value: NodeID, in call: NodeRef) -> Holders {
    let (functions, isSure) = functionsWithCode(meantBy: call)
    guard functions.isEmpty else {
      let takers = functions.flatMap { function in project.parameters(of: function).filter { project.argument(for: $0, of: function, call: call) == value } }
      return Holders(all: takers, isSure: isSure)
    }
    let callee = project.node(project[call].base, in: call.file)
    guard callee.kind == .name, project.startsUppercase(callee.name), case let context = project.context(of: call) else { return Holders() }
    let takers = project.types(named: callee.name, in: context).flatMap { type -> [DeclarationRef] in
      guard case .project(let id) = type, project.isMemberwise(id) else { return [] }
      let frame = project.frame(making: id, by: call, caller: context)
      return project.storedClosures(of: id).filter { project.bound(property: project[$0].name, of: id, by: frame)?.node == value }
    }
    return Holders(all: takers)
  }

  /// The functions that a call may mean; for a protocol's requirement those that answer it. Of a receiver that is not seen all that take
  /// this: what is handed over must be the same then, whichever is meant.
  private func functionsWithCode(meantBy call: NodeRef) -> (functions: Declarations, isSure: Bool) {
    let callee = project.node(project[call].base, in: call.file)
    let context = project.context(of: call)
    let arguments = project.arguments(of: project[call], in: call.file)
    if callee.kind == .name, project.startsUppercase(callee.name) { return (functions(meantBy: call), true) }
    let isOwn = callee.kind != .member || callee.base == none
    let owners = isOwn ? Types(project.enclosingType(of: context.scope).map { .project($0) }) : project.typesOf(callee.base, in: context)
    let members = project.matching(isOwn ? project.meanings(of: callee, in: context) : project.members(named: callee.name, of: owners, in: context), arguments)
    var found = functions(meantBy: call).filter { project[$0].body != none }
    if members.contains(where: project.isRequirement) {
      for function in project.matching(implementations(of: callee.name, owners: owners), arguments) where !found.contains(function) { found.append(function) }
    }
    guard found.isEmpty, owners.isEmpty, !isOwn, !project.traits(callee.name).contains(.standard) else { return found.count > 3 ? (Declarations(), true) : (found, true) }
    let named = project.declarations[callee.name].filter {
      project[$0].kind == .function && project[$0].body != none && !project.isInactive($0) && project.canName($0, at: call)
    }
    let all = project.matching(named, arguments)
    return all.count > 6 ? (Declarations(), true) : (all, all.count < 2)
  }

  /// The calls of what a closure is known by: of a parameter in its function, of a property in its type, or on a value of that.
  private func calls(of name: DeclarationRef) -> [NodeRef] {
    let calls = project.calls[project[name].name].filter { !project.isInactive($0) }
    guard let owner = project.parent(of: name) else { return [] }
    if project[name].kind == .parameter {
      return calls.filter { $0.file == owner.file && project[owner].nodeStart <= $0.index && $0.index < project[owner].nodeEnd }
    }
    guard let type = project.enclosingType(of: owner) else { return [] }
    return calls.filter { call in
      let callee = project.node(project[call].base, in: call.file)
      let context = project.context(of: call)
      guard callee.kind == .member, !project.isSelf(callee.base, in: call.file) else { return project.enclosingType(of: context.scope) == type }
      return project.typesOf(callee.base, in: context).contains(.project(type))
    }
  }
}
