// Which way an iPad goes through a function: what an idiom test decides, which branch leaves the function
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
    case .if, .guard, .switch, .loop, .do, .defer, .closure, .declaration: true
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
    let all = around(place)
    let context = project.context(of: place)
    for around in all where isSkipped(around, context) { return true }
    // The blocks around: what stands before the place in each may leave.
    for block in all.map(\.block) where leavesBefore(place, block, context) { return true }
    guard let member = project.enclosingMember(of: context.scope) else { return false }
    if leavesBefore(place, project[member].body, context) { return true }
    return depth < 3 && (areCallersSkipped(member, depth) || areMakersSkipped(of: project.enclosingType(of: project.parent(of: member)), depth))
  }

  /// Whether an iPad always comes to a place in its function: it stands in a branch for iPads, and in no other.
  func isSure(_ place: NodeRef) -> Bool {
    let all = around(place)
    let context = project.context(of: place)
    return !all.isEmpty && all.allSatisfy { around in
      let node = project.node(around.node, in: place.file)
      let inside = context.at(around.node)
      switch (node.kind, around.part) {
      case (.if, .then): return truth(ofConditions: node, in: inside) == true
      case (.if, .otherwise): return truth(ofConditions: node, in: inside) == false
      default: return false
      }
    }
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

  private func isSkipped(_ around: Around, _ context: Context) -> Bool {
    let node = project.node(around.node, in: context.file)
    let inside = context.at(around.node)
    switch (node.kind, around.part) {
    case (.if, .then): return truth(ofConditions: node, in: inside) == false
    case (.if, .otherwise), (.guard, .otherwise): return truth(ofConditions: node, in: inside) == true
    case (.switch, .arm(let arm)): return isSkipped(arm, of: node, inside)
    default: return false
    }
  }

  /// Whether an arm of a `switch` over the idiom is another device's.
  private func isSkipped(_ arm: NodeID, of node: Node, _ context: Context) -> Bool {
    guard isIdiom(node.base, in: context) else { return false }
    func names(_ arm: NodeID) -> [NameID] {
      project.list(of: project.node(arm, in: context.file), in: context.file).map { project.node($0, in: context.file).name }
    }
    let own = names(arm)
    if own.contains(Known.pad.name) { return false }
    if !own.isEmpty { return own.allSatisfy { $0 != none } }
    return project.list(of: node, in: context.file).contains { names($0).contains(Known.pad.name) }
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
      guard statement.kind == .if, let holds = truth(ofConditions: statement, in: inside) else { continue }
      if holds, leaves(statement.base, in: file) { return true }
      if !holds, statement.flags.contains(.hasElse), let last = project.list(of: statement, in: file).last, leaves(last, in: file) {
        return true
      }
    }
    return false
  }

  private func areCallersSkipped(_ member: DeclarationRef, _ depth: Int) -> Bool {
    let declaration = project[member]
    guard declaration.kind == .function, !declaration.modifiers.contains(.override), project.attributes(of: member).isEmpty,
      let type = project.enclosingType(of: project.parent(of: member))
    else { return false }
    let calls = project.calls[declaration.name].filter { project.mayMean(member, of: type, $0) }
    return areSkipped(calls, depth)
      && calls.allSatisfy { call in
        let scope = project.scope(of: call)
        return project.enclosingMember(of: scope) != member && project.enclosingType(of: scope) != nil
          && (project.enclosingType(of: scope) == type || !declaration.modifiers.contains(.private))
      }
  }

  // MARK: What an idiom test says

  /// Whether all conditions of an `if` or `guard` hold on an iPad; nil where that is not known.
  func truth(ofConditions node: Node, in context: Context) -> Bool? {
    var conditions = Array(project.list(of: node, in: context.file))
    if node.kind == .if, node.flags.contains(.hasElse) { conditions.removeLast() }
    let truths = conditions.map { truth(of: $0, in: context) }
    if truths.contains(false) { return false }
    return truths.allSatisfy { $0 == true } ? true : nil
  }

  /// Whether a condition holds on an iPad, in full width; nil where that is not known.
  func truth(of condition: NodeID, in context: Context, _ depth: Int = 0) -> Bool? {
    guard condition != none, depth < 10 else { return nil }
    let node = project.node(condition, in: context.file)
    switch node.kind {
    case .true: return true
    case .false: return false
    case .prefix: return truth(of: node.base, in: context, depth + 1).map { !$0 }
    case .tuple:
      let parts = project.list(of: node, in: context.file)
      return parts.count == 1 ? truth(of: parts[0], in: context, depth + 1) : nil
    case .binary: return truth(ofBinary: node, in: context, depth)
    case .declaration:
      // `if let popover = sheet.popoverPresentationController`
      guard node.first != none else { return nil }
      let binding = project.files[Int(context.file)].declarations[Int(node.first)]
      return isPopover(binding.value, in: context) ? true : nil
    case .patternTest:
      guard isIdiom(node.base, in: context), node.first != none else { return nil }
      return deviceOfCase(node.first, in: context)
    case .name, .member: return truth(ofName: node, in: context, depth)
    case .call:
      guard node.count == 0 else { return nil }
      return truth(ofName: project.node(node.base, in: context.file), in: context, depth)
    default: return nil
    }
  }

  private func truth(ofBinary node: Node, in context: Context, _ depth: Int) -> Bool? {
    if node.name == Operators.and.name || node.name == Operators.or.name {
      let isAnd = node.name == Operators.and.name
      let sides = [truth(of: node.base, in: context, depth + 1), truth(of: node.first, in: context, depth + 1)]
      if sides.contains(!isAnd) { return !isAnd }
      return sides.allSatisfy { $0 == isAnd } ? isAnd : nil
    }
    let isEqual = node.name == Operators.equal.name
    guard isEqual || node.name == Operators.unequal.name else { return nil }
    for (side, other) in [(node.base, node.first), (node.first, node.base)] {
      let value = project.node(side, in: context.file)
      if value.kind == .nil, isPopover(other, in: context) { return !isEqual }
      if value.kind == .true || value.kind == .false, let holds = truth(of: other, in: context, depth + 1) {
        return (holds == (value.kind == .true)) == isEqual
      }
      if isIdiom(other, in: context), let isPad = deviceOfCase(side, in: context) { return isPad == isEqual }
      if project.node(other, in: context.file).name == .horizontalSizeClass {
        if value.name == .regular { return isEqual }
        if value.name == .compact { return !isEqual }
      }
    }
    return nil
  }

  /// Whether `.pad`, or another case of the idiom, is an iPad's.
  private func deviceOfCase(_ node: NodeID, in context: Context) -> Bool? {
    let value = project.node(node, in: context.file)
    guard value.kind == .member else { return nil }
    return value.name == .pad
  }

  private func isPopover(_ node: NodeID, in context: Context) -> Bool {
    guard node != none else { return false }
    let value = project.node(node, in: context.file)
    return value.kind == .member && value.name == .popoverPresentationController
  }

  /// `UIDevice.current.userInterfaceIdiom`, `traitCollection.userInterfaceIdiom`, a project's own `idiom`.
  private func isIdiom(_ node: NodeID, in context: Context) -> Bool {
    guard node != none else { return false }
    let value = project.node(node, in: context.file)
    guard value.kind == .name || value.kind == .member else { return false }
    if value.name == .userInterfaceIdiom { return true }
    return project.text(value.name).lowercased().hasSuffix("idiom")
  }

  /// What a property or function of the project says of the device; else what its name says.
  private func truth(ofName node: Node, in context: Context, _ depth: Int) -> Bool? {
    guard node.kind == .name || node.kind == .member, node.name != none else { return nil }
    var found: Declarations
    if node.kind == .name {
      found = project.meanings(of: node.name, in: context)
    } else {
      found = node.base == none ? Declarations() : project.members(named: node.name, of: project.typesOf(node.base, in: context))
      if found.isEmpty { found = Declarations(project.declarations[node.name].prefix(4)) }
    }
    let truths = found.prefix(4).map { truth(ofDeclaration: $0, context, depth + 1) }
    if let first = truths.first, let first, truths.allSatisfy({ $0 == first }) { return first }
    return Self.device(namedBy: project.text(node.name))
  }

  /// Found once for each declaration: namesakes ask for each other, and what asks for itself says nothing.
  private func truth(ofDeclaration ref: DeclarationRef, _ context: Context, _ depth: Int) -> Bool? {
    if let known = project.truthsOnPad[ref] { return known }
    project.truthsOnPad[ref] = .some(nil)
    let truth = findTruth(ofDeclaration: ref, depth)
    project.truthsOnPad[ref] = .some(truth)
    return truth
  }

  private func findTruth(ofDeclaration ref: DeclarationRef, _ depth: Int) -> Bool? {
    let declaration = project[ref]
    if declaration.kind == .variable, declaration.value != none {
      // A flag begins with some value and is set to others.
      let kind = project.node(declaration.value, in: ref.file).kind
      if !declaration.modifiers.contains(.constant), kind == .true || kind == .false { return nil }
      return truth(of: declaration.value, in: project.valueContext(of: ref, frame: nil), depth)
    }
    let body = declaration.kind == .function ? ref : ValueReader(project).getter(of: ref)
    guard let body, project[body].body != none else { return nil }
    let block = project.node(project[body].body, in: body.file)
    guard block.kind == .block, block.count == 1, let only = project.list(of: block, in: body.file).first else { return nil }
    let statement = project.node(only, in: body.file)
    let value = statement.kind == .return ? statement.base : only
    return truth(of: value, in: Context(file: body.file, scope: body, position: only, frame: nil), depth)
  }

  /// `isPad`, `IS_IPAD`, `onIpad`; `isPhone`.
  static func device(namedBy text: String) -> Bool? {
    let name = String(decoding: text.lowercased().utf8.filter { $0 != UInt8(ascii: "_") }, as: UTF8.self)
    if name.hasSuffix("ipad") || name.hasSuffix("ispad") || name.hasSuffix("istablet") || name.hasSuffix("onpad") { return true }
    if name.hasSuffix("iphone") || name.hasSuffix("isphone") { return false }
    return nil
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
      if kind == .if || kind == .switch || kind == .guard { return first[inner].part == .condition }
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
