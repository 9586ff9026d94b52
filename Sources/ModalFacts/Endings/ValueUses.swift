// Where a name stands in some types' code as a value: given another name, handed on, put into something. What a property holds is often
// called by another name than its own: `if let end = onCancel { end() }`, `finish(with: onCancel)`.

import SwiftScan

struct ValueUses {
  let project: Project
  private var byPart: [DeclarationRef: [NameID: [NodeRef]]] = [:]

  init(_ project: Project) { self.project = project }

  /// The expressions and statements in the code of some types that use a name as a value.
  mutating func uses(of name: NameID, in types: Set<TypeID>) -> [NodeRef] {
    var found: [NodeRef] = []
    for part in types.sorted().flatMap({ project.types[Int($0)].parts }) where !project.isInactive(part) {
      if byPart[part] == nil { byPart[part] = read(part) }
      found += byPart[part]?[name] ?? []
    }
    return found
  }

  /// What is called, set, or compared with nothing is no value; what a selector names is run by whoever has it.
  private func read(_ part: DeclarationRef) -> [NameID: [NodeRef]] {
    let tables = project.files[Int(part.file)]
    var found: [NameID: [NodeRef]] = [:]
    func note(_ value: NodeID, at index: NodeID) {
      let name = tables.lastName(value)
      if name != none { found[name, default: []].append(NodeRef(file: part.file, index: index)) }
    }
    for index in project[part].nodeStart..<project[part].nodeEnd {
      let node = project.node(index, in: part.file)
      guard !node.flags.contains(.inactive) else { continue }
      switch node.kind {
      case .call: for argument in project.arguments(of: node, in: part.file) { note(argument.value, at: index) }
      case .assign: note(node.first, at: index)
      case .binary where node.name == Operators.equal.name || node.name == Operators.unequal.name: break
      case .macro: break
      default: project.forEachChild(of: index, in: part.file) { note($0, at: index) }
      }
    }
    // `{ [end = onCancel] in end?() }`
    for index in part.index..<max(project[part].end, part.index) {
      let binding = DeclarationRef(file: part.file, index: index)
      guard project[binding].kind == .binding, project[binding].value != none, let closure = project.parent(of: binding), project[closure].kind == .closure,
        project[closure].nodeEnd > project[closure].nodeStart
      else { continue }
      note(project[binding].value, at: project[closure].nodeEnd - 1)
    }
    return found
  }

  /// The properties that are given a value by its name: `row.onEnd = onCancel`, `Row(onEnd: onCancel)`.
  func properties(given name: NameID, by use: NodeRef) -> [(name: NameID, owner: TypeID?)] {
    let tables = project.files[Int(use.file)]
    let node = project[use]
    let context = project.context(of: use)
    if node.kind == .assign {
      let left = project.node(node.base, in: use.file)
      guard left.kind == .member, left.base != none, !project.isSelf(left.base, in: use.file) else { return [] }
      return project.typesOf(left.base, in: context).compactMap { if case .project(let id) = $0 { (left.name, id) } else { nil } }
    }
    guard node.kind == .call else { return [] }
    return project.arguments(of: node, in: use.file).filter { tables.lastName($0.value) == name }.flatMap { argument in
      Subjects(project).properties(holding: argument.value, madeBy: use).map { (project[$0.property].name, $0.owner) }
    }
  }
}
