// What stands directly inside an expression or statement, in the order of the outline. For readers that walk a
// body by themselves: what a name is used for is told by what stands around it.

import SwiftScan

extension FileSet {
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
