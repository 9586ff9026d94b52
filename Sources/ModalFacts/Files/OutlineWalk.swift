// Walks all that stands below one expression or statement: operands, arguments, lists, and what closures and
// local declarations hold. Names are leaves that stand nowhere, so whoever asks which names an expression
// reads has to walk it; whoever looks for calls or assignments runs over a declaration's nodes instead.

import SwiftScan

extension FileSet {
  /// Hands over a node and all below it, outer ones first; what `visit` refuses is not entered.
  func walk(_ node: NodeID, in file: Int32, _ visit: (NodeID, Node) -> Bool) { walk(node, in: file, 0, visit) }

  private func walk(_ index: NodeID, in file: Int32, _ depth: Int, _ visit: (NodeID, Node) -> Bool) {
    guard index != none, depth < 200 else { return }
    let node = node(index, in: file)
    guard !node.flags.contains(.inactive), visit(index, node) else { return }
    forEachChild(of: index, in: file) { walk($0, in: file, depth + 1, visit) }
  }

  /// Calls `body` with each expression, statement and block directly inside a node; what is declared there stands
  /// for itself, by its value and its body.
  func forEachChild(of index: NodeID, in file: Int32, _ body: (NodeID) -> Void) {
    let node = self.node(index, in: file)
    func visit(_ child: NodeID) { if child != none { body(child) } }
    switch node.kind {
    case .name, .string, .number, .true, .false, .nil, .wildcard, .skipped, .jump, .availability, .functionType, .composition: break
    case .member, .prefix, .throw, .return, .defer, .typeTest, .keyPath, .cast: visit(node.base)
    case .call, .index:
      visit(node.base)
      for argument in arguments(of: node, in: file) { visit(argument.value) }
    case .macro: for argument in arguments(of: node, in: file) { visit(argument.value) }
    case .generic: visit(node.base)
    case .closure, .declaration:
      guard node.first != none else { return }
      let declaration = files[Int(file)].declarations[Int(node.first)]
      visit(declaration.value)
      visit(declaration.body)
    case .array, .dictionary, .tuple, .interpolation, .ternary, .block, .do:
      for child in list(of: node, in: file) { visit(child) }
    case .binary, .assign:
      visit(node.base)
      visit(node.first)
    case .if, .guard, .switch, .case:
      // Conditions and patterns first; the `else` of an `if` is the last of them.
      if node.kind == .switch { visit(node.base) }
      for child in list(of: node, in: file) { visit(child) }
      if node.kind != .switch { visit(node.base) }
    case .loop:
      visit(node.first)
      visit(node.base)
    case .patternTest: visit(node.base)
    }
  }

  /// The node of a declaration's run that a node stands directly inside; nil where it is the value of the
  /// declaration itself. Who stands around is made after what stands inside.
  func parent(of index: NodeID, inside declaration: DeclarationRef) -> NodeID? {
    var found: NodeID?
    for candidate in index + 1..<max(self[declaration].nodeEnd, index + 1) where found == nil {
      forEachChild(of: candidate, in: declaration.file) { if $0 == index { found = candidate } }
    }
    return found
  }
}

extension Project {
  /// Types whose code is one object's: a type, what it inherits from, what inherits from it.
  func family(of type: TypeID) -> Set<TypeID> { Set(ancestors(of: type).types + descendants(of: type)) }

  /// The function, accessor or property around a node, closures passed over.
  func member(around node: NodeRef) -> DeclarationRef? { enclosingMember(of: scope(of: node)) }

  /// The names of one object in some types: a local and the property that keeps it, either way round, and what
  /// `if let` and `guard let` call it.
  func aliases(of name: NameID, in types: [TypeID]) -> Set<NameID> {
    guard name != none else { return [] }
    var names: Set<NameID> = [name]
    // A name may be given further on than where it is used.
    var before = 0
    while before < names.count {
      before = names.count
      addAliases(in: types, to: &names)
    }
    return names
  }

  private func addAliases(in types: [TypeID], to names: inout Set<NameID>) {
    func isName(_ node: Node) -> Bool { node.kind == .name || node.kind == .member }
    for part in types.flatMap({ self.types[Int($0)].parts }) {
      let declaration = self[part]
      for index in declaration.nodeStart..<declaration.nodeEnd {
        let node = node(index, in: part.file)
        guard node.kind == .assign else { continue }
        let left = self.node(node.base, in: part.file)
        let right = self.node(node.first, in: part.file)
        guard isName(left), isName(right) else { continue }
        if names.contains(right.name) { names.insert(left.name) }
        if names.contains(left.name) { names.insert(right.name) }
      }
      let all = files[Int(part.file)].declarations
      for index in part.index..<all[Int(part.index)].end {
        let inner = all[Int(index)]
        guard inner.kind == .binding || inner.kind == .variable, inner.value != none else { continue }
        let value = node(inner.value, in: part.file)
        if isName(value), names.contains(value.name) { names.insert(inner.name) }
      }
    }
  }
}
