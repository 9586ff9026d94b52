// Which way an iPad goes through a function: which branch an idiom test decides, which leaves the function
// before a statement is reached, and whether one statement runs on the way to another.
// Trap: nodes have no parents. A statement that was made after another, and starts before it, holds it.

import SwiftScan

struct PadPaths {
  let project: Project

  /// One statement or closure around a place, and which part of it holds the place.
  struct Around {
    enum Part: Hashable {
      case condition, then, otherwise, body
      case arm(NodeID)
    }

    var node: NodeID
    var part: Part
    /// The block, if the part is one.
    var block: NodeID
  }

  // MARK: Around a place

  /// The statements and closures around a node, innermost first, up to the member that it stands in.
  func around(_ place: NodeRef) -> [Around] {
    guard let member = project.enclosingMember(of: project.scope(of: place)) else { return [] }
    let file = project.files[Int(place.file)]
    let start = file.starts[Int(place.index)]
    var found: [Around] = []
    for index in (place.index + 1)..<max(project[member].nodeEnd, place.index + 1) {
      let node = file.nodes[Int(index)]
      guard isStructure(node.kind), file.starts[Int(index)] <= start else { continue }
      if let around = part(of: index, node, holding: place, start) { found.append(around) }
    }
    return found
  }

  private func isStructure(_ kind: NodeKind) -> Bool {
    switch kind {
    case .if, .guard, .switch, .loop, .do, .defer, .closure, .declaration, .ternary: true
    default: false
    }
  }

  private func part(of index: NodeID, _ node: Node, holding place: NodeRef, _ start: UInt32) -> Around? {
    let file = project.files[Int(place.file)]
    func holds(_ child: NodeID) -> Bool {
      child != none && !isLeaf(child, place.file) && child >= place.index && file.starts[Int(child)] <= start
    }
    switch node.kind {
    case .if, .guard:
      if holds(node.base) { return Around(node: index, part: node.kind == .if ? .then : .otherwise, block: node.base) }
      if node.flags.contains(.hasElse), let last = file.list(of: node).last, holds(last) {
        return Around(node: index, part: .otherwise, block: last)
      }
      return Around(node: index, part: .condition, block: none)
    case .switch:
      guard let arm = file.list(of: node).first(where: { holds($0) }) else { return Around(node: index, part: .condition, block: none) }
      return Around(node: index, part: .arm(arm), block: file.nodes[Int(arm)].base)
    case .ternary:
      let parts = Array(file.list(of: node))
      guard parts.count == 3 else { return nil }
      return Around(node: index, part: holds(parts[1]) ? .then : holds(parts[2]) ? .otherwise : .condition, block: none)
    case .loop, .defer: return Around(node: index, part: .body, block: node.base)
    case .do: return file.list(of: node).first { holds($0) }.map { Around(node: index, part: .body, block: $0) }
    case .closure, .declaration:
      guard node.first != none else { return nil }
      let declaration = file.declarations[Int(node.first)]
      guard declaration.kind == .closure || declaration.kind == .function, declaration.body != none else { return nil }
      return Around(node: index, part: .body, block: declaration.body)
    default: return nil
    }
  }

  private func isLeaf(_ node: NodeID, _ file: Int32) -> Bool {
    project.node(node, in: file).kind.rawValue <= NodeKind.skipped.rawValue
  }

  /// Whether control leaves the function at the end of a block.
  func leaves(_ block: NodeID, in file: Int32, _ depth: Int = 0) -> Bool {
    guard block != none, depth < 12 else { return false }
    let node = project.node(block, in: file)
    switch node.kind {
    case .block: return project.list(of: node, in: file).last.map { leaves($0, in: file, depth + 1) } ?? false
    case .return, .throw: return true
    case .call:
      let name = project.node(node.base, in: file).name
      return name == .fatalError || name == .preconditionFailure
    case .if:
      guard node.flags.contains(.hasElse), let last = project.list(of: node, in: file).last else { return false }
      return leaves(node.base, in: file, depth + 1) && leaves(last, in: file, depth + 1)
    default: return false
    }
  }

  // MARK: What an iPad skips

  /// Whether an iPad never comes to a node: another branch is its own, or it has left before. A function is
  /// skipped where all its callers are.
  func isSkipped(_ place: NodeRef, _ depth: Int = 0) -> Bool {
    if isSkippedInside(place) { return true }
    guard depth < 3, let member = project.enclosingMember(of: project.scope(of: place)) else { return false }
    return areCallersSkipped(member, depth) || areMakersSkipped(of: project.enclosingType(of: project.parent(of: member)), depth)
  }

  /// The same, by what stands in the function around alone.
  func isSkippedInside(_ place: NodeRef) -> Bool {
    let all = around(place)
    let context = project.context(of: place)
    for around in all where isTaken(around, context) == false { return true }
    // The blocks around: what stands before the place in each may leave.
    for block in all.map(\.block) where leavesBefore(place, block, context) { return true }
    return project.enclosingMember(of: context.scope).map { leavesBefore(place, project[$0].body, context) } ?? false
  }

  /// Whether an iPad always comes to a place in its function: it stands in a branch for iPads, and in no other.
  func isSure(_ place: NodeRef) -> Bool {
    let all = around(place)
    let context = project.context(of: place)
    return !all.isEmpty && all.allSatisfy { isTaken($0, context) == true }
  }

  /// Whether an iPad never comes to where a controller's class is made.
  private func areMakersSkipped(of type: TypeID?, _ depth: Int) -> Bool {
    guard let type, project.types[Int(type)].kind == .class, project.isViewController(type), project.descendants(of: type).isEmpty,
      project.interfaces.objects(of: type, project).isEmpty
    else { return false }
    return areSkipped(project.calls[project.types[Int(type)].name].map { $0 }, depth)
  }

  /// Whether there are calls, and an iPad comes to none: it is not built with them, or skips them.
  private func areSkipped(_ calls: [NodeRef], _ depth: Int) -> Bool {
    !calls.isEmpty && calls.count { !project.isInactive($0) } <= 8 && calls.allSatisfy { project.isInactive($0) || isSkipped($0, depth + 1) }
  }

  /// Whether an iPad takes the part of a statement that holds a place; nil where that is not known.
  private func isTaken(_ around: Around, _ context: Context) -> Bool? {
    let node = project.node(around.node, in: context.file)
    let inside = context.at(around.node)
    switch (node.kind, around.part) {
    case (.if, .then): return truth(ofConditions: node, in: inside)
    case (.if, .otherwise), (.guard, .otherwise): return truth(ofConditions: node, in: inside).map { !$0 }
    case (.ternary, .then), (.ternary, .otherwise):
      return truth(of: project.list(of: node, in: context.file)[0], in: inside).map { $0 == (around.part == .then) }
    case (.switch, .arm(let arm)): return isTaken(arm: arm, of: node, in: inside)
    default: return nil
    }
  }

  private func leavesBefore(_ place: NodeRef, _ block: NodeID, _ context: Context) -> Bool {
    guard block != none else { return false }
    let file = place.file
    let body = project.node(block, in: file)
    guard body.kind == .block else { return false }
    for index in project.list(of: body, in: file) {
      guard !isLeaf(index, file) else { continue }
      if index >= place.index { return false }
      let statement = project.node(index, in: file)
      let inside = context.at(index)
      if statement.kind == .guard, truth(ofConditions: statement, in: inside) == false { return true }
      guard statement.kind == .if else { continue }
      let isLeft = leaves(statement.base, in: file)
      let isLeftElse = statement.flags.contains(.hasElse) && project.list(of: statement, in: file).last.map { leaves($0, in: file) } ?? false
      guard isLeft || isLeftElse, let holds = truth(ofConditions: statement, in: inside) else { continue }
      if holds ? isLeft : isLeftElse { return true }
    }
    return false
  }

  private func areCallersSkipped(_ member: DeclarationRef, _ depth: Int) -> Bool {
    let declaration = project[member]
    let attributes = project.attributes(of: member)
    guard declaration.kind == .function, !declaration.modifiers.contains(.override), attributes.allSatisfy({ $0.name == Word.objc.rawValue }),
      let type = project.enclosingType(of: project.parent(of: member))
    else { return false }
    var calls = project.callers(of: member) + project.calls[declaration.name].filter { project.isInactive($0) && project.mayMean(member, of: type, $0) }
    if !attributes.isEmpty {
      // Its own class's first: few are named elsewhere.
      let own = selectors(naming: declaration.name, in: type)
      guard own.allSatisfy({ isSkipped($0, depth + 1) }), !own.isEmpty || !calls.isEmpty, let all = allSelectors(naming: member, of: type) else { return false }
      calls += all
    }
    return areSkipped(calls, depth)
      && calls.allSatisfy { call in
        let scope = project.scope(of: call)
        return project.enclosingMember(of: scope) != member && project.enclosingType(of: scope) != nil
          && (project.enclosingType(of: scope) == type || !declaration.modifiers.contains(.private))
      }
  }

  private func selectors(naming name: NameID, in type: TypeID) -> [NodeRef] {
    project.nodes(project.calls[Listed.selector.name], of: [type]).filter { project.selectorName($0.index, in: $0.file) == name }
  }

  /// Where `#selector` names a method; nil where its name has other meanings in its class, or is handed on.
  private func allSelectors(naming method: DeclarationRef, of type: TypeID) -> [NodeRef]? {
    let name = project[method].name
    guard !project.types[Int(type)].isExternal, project.members(named: name, of: type).count == 1, !project.handedBesidesSelectors.contains(name) else { return nil }
    return project.calls[Listed.selector.name].filter { selector in
      guard project.selectorName(selector.index, in: selector.file) == name else { return false }
      let owner = project.enclosingType(of: project.scope(of: selector))
      let isAnothers = owner.map { !project.areRelated($0, type) && !project.members(named: name, of: $0).isEmpty } ?? false
      return !isAnothers
    }
  }

  // MARK: From one statement to another

  /// Whether `statement` has run when `event` is done, wherever else the paths go: before it, or behind it in the
  /// same turn. What stands in another branch, or behind a `return`, has not.
  /// - Parameter isStart: The event only begins what is told: a closure behind it may run in time.
  func runs(_ statement: NodeRef, with event: NodeRef, isStart: Bool = false) -> Bool {
    guard statement.file == event.file, statement != event else { return true }
    let first = around(statement)
    let second = around(event)
    // Up to the innermost that holds both.
    let common = second.firstIndex { outer in first.contains { $0.node == outer.node } }
    let shared = common.map { second[$0] }
    let inner = shared.flatMap { shared in first.firstIndex { $0.node == shared.node } } ?? first.count
    if let shared, inner < first.count, first[inner].part != shared.part {
      let kind = project.node(shared.node, in: event.file).kind
      if kind == .if || kind == .switch || kind == .guard || kind == .ternary { return first[inner].part == .condition }
    }
    let isBefore = statement.index < event.index
    let below = isBefore ? first[..<inner] : second[..<(common ?? second.count)]
    for around in below {
      let kind = project.node(around.node, in: event.file).kind
      if kind == .closure || kind == .declaration {
        // What leaves a closure only leaves the closure; what runs later has not run yet.
        return true
      }
      if around.block != none, leaves(around.block, in: event.file) { return false }
    }
    if !isBefore, !isStart {
      for around in first[..<inner] where project.node(around.node, in: event.file).kind == .closure { return false }
    }
    return true
  }
}
