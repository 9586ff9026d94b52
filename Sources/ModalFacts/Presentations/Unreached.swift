// Presentations that nobody can open: the flag is set only for an enum case that is never made, a `return` comes first,
// or the control that presents is hidden wherever it stands.

import SwiftScan

extension PresentationReader {
  // MARK: Cases that are never made

  /// Whether a statement stands in an arm of a `switch` whose cases nobody makes.
  func isNeverReached(_ statement: NodeRef) -> Bool {
    guard let member = project.enclosingMember(of: project.scope(of: statement)) else { return false }
    let file = statement.file
    let starts = project.files[Int(file)].starts
    // Nodes stand behind what they hold, and bytes in the order of the source.
    return (statement.index..<project[member].nodeEnd).contains { index in
      let arm = project.node(index, in: file)
      guard arm.kind == .case, arm.count > 0, starts[Int(index)] <= starts[Int(statement.index)] else { return false }
      return ActionReader(project, drivers: []).armNames(index, in: file).allSatisfy { isNeverMade($0) }
    }
  }

  /// Whether a name is that of an enum case, and stands in patterns only.
  private func isNeverMade(_ name: NameID) -> Bool {
    let cases = project.declarations[name].filter { project[$0].kind == .enumCase }
    guard !cases.isEmpty, cases.count == project.declarations[name].count else { return false }
    // What has raw values, or can be listed or decoded, is made without its name.
    let isPlain = cases.allSatisfy { ref in
      project.enclosingType(of: project.parent(of: ref)).map { project.types[Int($0)].inherits.isEmpty } ?? false
    }
    guard isPlain else { return false }
    return !project.isMade(name, near: cases[0].file)
  }

  // MARK: A window that is never there

  /// Whether a call is made on the `window` of an app delegate whose scenes have their own: nobody sets it, so it is nil.
  func isOnMissingWindow(_ call: NodeRef) -> Bool {
    guard !project.subtypes[Known.UIWindowSceneDelegate.name].isEmpty, let type = project.enclosingType(of: project.scope(of: call)),
      project.subtypes[Known.UIApplicationDelegate.name].contains(type), let window = project.members(named: Known.window.name, of: type).first,
      project[window].kind == .variable, project[window].value == none, project[window].body == none
    else { return false }
    var receiver = project.node(project[call].base, in: call.file)
    while receiver.kind == .member && receiver.base != none && receiver.name != .window || receiver.kind == .call && receiver.base != none {
      receiver = project.node(receiver.base, in: call.file)
    }
    guard receiver.name == .window, receiver.kind == .name || receiver.base != none && project.isSelf(receiver.base, in: call.file) else { return false }
    // `if let window = window`, `guard let window`
    if receiver.kind == .name, let meant = project.meanings(of: receiver, in: project.context(of: call)).first, meant != window {
      let value = project[meant].value
      guard project[meant].kind == .binding, value == none || project.node(value, in: meant.file).name == .window else { return false }
    }
    return !project.assignments[Known.window.name].contains { assignment in
      let left = project.node(project[assignment].base, in: assignment.file)
      let isOwn = left.kind == .name || left.base != none && project.isSelf(left.base, in: assignment.file)
      if isOwn { return project.enclosingType(of: project.scope(of: assignment)) == type }
      let holders = project.typesOf(left.base, in: project.context(of: assignment))
      return holders.isEmpty || holders.contains { if case .project(let id) = $0 { id == type } else { true } }
    }
  }

  // MARK: Controls that are hidden

  /// Whether a call stands in a control of the project's own that is hidden wherever it is made.
  func isInHiddenControl(_ call: NodeRef) -> Bool {
    let scope = project.scope(of: call)
    guard let type = project.enclosingType(of: scope), !project.types[Int(type)].isExternal,
      project.ancestors(of: type).external.contains(where: { project.begins($0, with: "UI") }),
      !project.ancestors(of: type).external.contains(where: { project.ends($0, with: "Controller") }),
      let member = project.enclosingMember(of: scope), !isCalled(member, of: type),
      project.descendants(of: type).isEmpty, project.interfaces.objects(of: type, project).isEmpty
    else { return false }
    let made = project.calls[project.types[Int(type)].name].filter { !project.isInactive($0) }
    return !made.isEmpty && made.allSatisfy { isHidden($0) }
  }

  /// Whether a call may mean a member of this type.
  private func isCalled(_ member: DeclarationRef, of type: TypeID) -> Bool {
    project.calls[project[member].name].contains { call in
      let callee = project.node(project[call].base, in: call.file)
      let context = project.context(of: call)
      guard callee.kind == .member, callee.base != none else { return project.enclosingType(of: context.scope) == type }
      let owners = project.typesOf(callee.base, in: context)
      return owners.isEmpty || owners.contains(.project(type))
    }
  }

  /// `let more = MoreButton()`, and somewhere `more.isHidden = true`, in any case and never anything else.
  private func isHidden(_ made: NodeRef) -> Bool {
    guard let holder = project.scope(of: made), project[holder].kind == .variable, project[holder].value == made.index else { return false }
    let name = project[holder].name
    let set = project.assignments[Known.isHidden.name].filter { assignment in
      let left = project.node(project[assignment].base, in: assignment.file)
      return left.kind == .member && left.base != none && project.node(left.base, in: assignment.file).name == name
    }
    return set.allSatisfy { project.node(project[$0].first, in: $0.file).kind == .true } && set.contains { isAlwaysRun($0) }
  }

  /// Whether a statement stands directly in its function's body.
  func isAlwaysRun(_ statement: NodeRef) -> Bool {
    guard let function = project.scope(of: statement), project[function].body != none, project[function].kind != .closure else { return false }
    return project.list(of: project.node(project[function].body, in: statement.file), in: statement.file).contains(statement.index)
  }
}

extension Project {
  /// Whether a node stands behind a `return` that is always run: what iOS leaves out of such a function is another platform's.
  func isBehindReturn(_ place: NodeRef) -> Bool {
    // A function inside of another one may be called from before the other's `return`.
    var around = scope(of: place)
    while let at = around, self[at].kind == .closure || self[at].kind == .variable && self[at].body == none || self[at].kind == .binding {
      around = parent(of: at)
    }
    guard let member = around, !self[member].kind.isType else { return false }
    let tables = files[Int(place.file)]
    let start = tables.starts[Int(place.index)]
    // Nodes stand behind what they hold, and bytes in the order of the source.
    for index in (place.index + 1)..<max(self[member].nodeEnd, place.index + 1) {
      let block = tables.nodes[Int(index)]
      guard block.kind == .block, tables.starts[Int(index)] <= start else { continue }
      for statement in tables.list(of: block) {
        if statement >= place.index { break }
        let node = tables.nodes[Int(statement)]
        if node.kind == .return || node.kind == .throw, !node.flags.contains(.inactive) { return true }
      }
    }
    return false
  }

  /// Whether an enum case is made somewhere: its name stands there without a base or after a type's name, and in no
  /// pattern. A modifier or property of its name is another thing.
  /// - Parameter file: Where it is declared. Mostly it is made not far from there.
  fileprivate func isMade(_ name: NameID, near file: Int32) -> Bool {
    if let known = isCaseMade[name] { return known }
    let isMade = files.indices.contains { distance in
      makes(name, in: Int(file) - distance) || distance > 0 && makes(name, in: Int(file) + distance)
    }
    isCaseMade[name] = isMade
    return isMade
  }

  private func makes(_ name: NameID, in file: Int) -> Bool {
    guard files.indices.contains(file) else { return false }
    let nodes = files[file].nodes
    return nodes.indices.contains { index in
      let node = nodes[index]
      guard node.kind == .member, node.name == name else { return false }
      guard node.base == none || startsUppercase(nodes[Int(node.base)].name) else { return false }
      return !arms.list(of: name, in: Int32(file)).contains { files[file].isPattern(NodeID(index), askedBy: self[$0]) }
    }
  }
}
