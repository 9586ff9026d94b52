// Closures in tuples, lists and tables: `button.run()` of `(title: String, run: () -> Void)`, `rows[place].1()`, `handlers.last?()`.
// Outlines keep no labels of tuples, so a label stands for the only element that is a function; of several nobody can tell.

import SwiftScan

extension ActionReader {
  /// Runs the closure in a tuple that a call is made on, as far as it is seen.
  /// - Returns: Whether it is called on a tuple that holds a closure.
  mutating func callElement(_ callee: Node, in context: Context, _ depth: Int) -> Bool {
    let number = project.placeInTuple(callee.name)
    guard number != nil || project.keepsClosures else { return false }
    guard let holder = holder(ofElement: callee.base, in: context, 0), let elements = tuple(heldBy: holder.property) else {
      if number != nil { outcome.note("a closure that is kept in a tuple is run") }
      return number != nil
    }
    let closures = elements.nodes.indices.filter { isFunction(elements.nodes[$0], in: elements.file) }
    guard number.map(closures.contains) ?? !closures.isEmpty else { return false }
    guard let place = number ?? (closures.count == 1 ? closures[0] : nil), let tuples = tuples(heldBy: holder.property, isListed: holder.isListed, in: context) else {
      outcome.note("a closure that is kept in a tuple is run")
      return true
    }
    for tuple in tuples.nodes {
      let elements = project.list(of: project.node(tuple, in: tuples.context.file), in: tuples.context.file)
      if elements.indices.contains(elements.startIndex + place) { call(value: elements[elements.startIndex + place], in: tuples.context, depth + 1) }
    }
    return true
  }

  /// Whether what a call is made on holds closures in a list or table: `handlers.last?()` runs one.
  func isListOfClosures(_ node: NodeID, in context: Context) -> Bool {
    guard let holder = holder(ofElement: node, in: context, 0), !holder.isListed else { return false }
    guard let (element, isListed) = project.element(heldBy: holder.property) else { return false }
    return isListed && isFunction(element.index, in: element.file)
  }

  private func tuple(heldBy property: DeclarationRef) -> (nodes: UnsafeBufferPointer<UInt32>, file: Int32)? {
    guard let (element, _) = project.element(heldBy: property), project[element].kind == .tuple else { return nil }
    return (project.list(of: project[element], in: element.file), element.file)
  }

  /// What holds the tuple that an expression gives, or the list of which it is one: by a local, an index, or as each of a list's.
  private func holder(ofElement node: NodeID, in context: Context, _ steps: Int) -> (property: DeclarationRef, isListed: Bool)? {
    guard node != none, steps < 6, case let place = project.node(node, in: context.file) else { return nil }
    func list(_ node: NodeID, in context: Context) -> (property: DeclarationRef, isListed: Bool)? {
      holder(ofElement: node, in: context, steps + 1).map { ($0.property, true) }
    }
    if place.kind == .index { return list(place.base, in: context) }
    guard place.kind == .name || place.kind == .member && place.base != none && project.keepingNames.contains(place.name) else { return nil }
    let isOwn = place.kind == .name || project.isSelf(place.base, in: context.file)
    let meant = isOwn ? project.meanings(of: place, in: context).first : project.members(meantBy: place, in: context).first
    let closure = place.name == Word.dollarZero.rawValue ? project.closure(around: context.scope)
      : meant.flatMap { project[$0].kind == .parameter ? project.parent(of: $0) : nil }
    if let closure, let rows = project.rows(madeBy: closure) { return list(rows.node, in: rows.context) }
    guard let meant else { return nil }
    let isLocal = isOwn && !(project.parent(of: meant).map { project[$0].kind.isType } ?? true)
    // `let row = rows[place]` says nothing of itself, even where a property of that name holds closures elsewhere.
    if project.keepingNames.contains(project[meant].name), !isLocal || project[meant].type != none { return (meant, false) }
    guard isLocal else { return nil }
    // `let row = rows[place]`, `for row in rows`
    if project[meant].value != none { return holder(ofElement: project[meant].value, in: project.valueContext(of: meant, frame: context.frame), steps + 1) }
    guard project[meant].modifiers.contains(.destructured) else { return nil }
    return project.sequence(ofLoopAround: NodeRef(file: context.file, index: context.position)).flatMap { list($0, in: context) }
  }

  /// The tuples that a property was handed, or holds for good, where they are written out.
  private mutating func tuples(heldBy property: DeclarationRef, isListed: Bool, in context: Context) -> (nodes: [NodeID], context: Context)? {
    var (value, place) = (project[property].modifiers.contains(.constant) ? project[property].value : none, project.valueContext(of: property, frame: context.frame))
    if let bound = ValueReader(project).bound(property, in: context.frame) {
      part.usedFrame = min(part.usedFrame, bound.depth)
      (value, place) = (bound.node, bound.context)
    }
    guard value != none, let nodes = isListed ? project.list(writtenAs: value, in: place) : [value],
      nodes.allSatisfy({ project.node($0, in: place.file).kind == .tuple })
    else { return nil }
    return (nodes, place)
  }

  /// Whether a closure or the type of one is written, by whatever name.
  func isFunction(_ node: NodeID, in file: Int32) -> Bool {
    let element = project.node(node, in: file)
    if element.kind == .functionType || element.kind == .closure { return true }
    return element.kind == .name && project.typeAliases[element.name].contains { alias in
      project[alias].type != none && project.node(project[alias].type, in: alias.file).kind == .functionType
    }
  }
}

extension Project {
  /// 1 of `row.1`; nil for what is no number.
  fileprivate func placeInTuple(_ name: NameID) -> Int? {
    names.withBytes(of: name) { bytes in
      guard let first = bytes.first, first >= UInt8(ascii: "0"), first <= UInt8(ascii: "9"), bytes.count == 1 else { return nil }
      return Int(first - UInt8(ascii: "0"))
    }
  }

  /// The members of a type that call something on a tuple or list of closures which the type holds, or take one out of it. No list of
  /// calls tells them: nobody declares the label in `rows[place].run()`.
  func members(takingFrom name: NameID) -> [DeclarationRef] {
    var found: [DeclarationRef] = []
    for holder in declarations[name] where self[holder].kind == .variable {
      guard let owner = enclosingType(of: parent(of: holder)) else { continue }
      for part in types[Int(owner)].parts {
        for index in self[part].nodeStart..<self[part].nodeEnd where takes(from: name, at: index, in: part.file) {
          if let member = enclosingMember(of: scope(of: NodeRef(file: part.file, index: index))) { found.append(member) }
        }
      }
    }
    return found
  }

  private func takes(from name: NameID, at index: NodeID, in file: Int32) -> Bool {
    let tables = files[Int(file)]
    let node = tables.nodes[Int(index)]
    switch node.kind {
    case .index: return tables.lastName(node.base) == name
    case .loop: return tables.lastName(node.first) == name
    case .call:
      var isCalled = false
      tables.forEachWhole(of: node.base) { isCalled = isCalled || tables.nodes[Int($0)].name == name }
      return isCalled
    default: return false
    }
  }
}
