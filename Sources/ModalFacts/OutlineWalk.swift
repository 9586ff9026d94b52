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
    switch node.kind {
    case .name, .string, .number, .true, .false, .nil, .wildcard, .skipped, .jump, .availability: break
    case .call, .index, .macro:
      if node.kind != .macro { walk(node.base, in: file, depth + 1, visit) }
      for argument in arguments(of: node, in: file) { walk(argument.value, in: file, depth + 1, visit) }
    case .closure, .declaration:
      guard node.first != none else { break }
      let declaration = self[DeclarationRef(file: file, index: node.first)]
      walk(declaration.value, in: file, depth + 1, visit)
      walk(declaration.body, in: file, depth + 1, visit)
    case .array, .dictionary, .tuple, .interpolation, .ternary, .composition, .block, .do:
      for child in list(of: node, in: file) { walk(child, in: file, depth + 1, visit) }
    case .if, .guard, .switch, .case, .generic, .functionType:
      if node.kind == .switch { walk(node.base, in: file, depth + 1, visit) }
      for child in list(of: node, in: file) { walk(child, in: file, depth + 1, visit) }
      if node.kind != .switch { walk(node.base, in: file, depth + 1, visit) }
    case .binary, .assign, .cast, .typeTest, .loop, .patternTest:
      walk(node.base, in: file, depth + 1, visit)
      walk(node.first, in: file, depth + 1, visit)
    case .member, .prefix, .keyPath, .defer, .return, .throw: walk(node.base, in: file, depth + 1, visit)
    }
  }
}

extension Project {
  /// Types whose code is one object's: a type, what it inherits from, what inherits from it.
  func family(of type: TypeID) -> Set<TypeID> { Set(ancestors(of: type).types + descendants(of: type)) }

  /// The function, accessor or property around a node, closures passed over.
  func member(around node: NodeRef) -> DeclarationRef? { enclosingMember(of: scope(of: node)) }
}
