// What decides within a branch what is shown: an `if` in a `case`, a case that names a property with branches of its own, a ternary.
// Each of them is a content only where all show views of the project's: others may say what is there if something is missing.

import SwiftScan

extension PresentationReader {
  /// A statement that decides what is shown, and where it is read.
  struct Branching {
    var statement: NodeRef
    var arms: [NodeID]
    var context: Context
  }

  /// One of its arms.
  struct Branch {
    var of: Branching
    var arm: NodeID
  }

  /// The branches within a branch, outermost first.
  func leaves(of path: [Branch]) -> [[Branch]] {
    guard path.count < 4, let outer = path.last, let inner = branching(outer.arm, in: outer.of.context, 0), inner.arms.count > 1,
      !path.contains(where: { $0.of.statement == inner.statement }), showViews(inner), !isChosenWithin(inner)
    else { return [path] }
    return inner.arms.flatMap { leaves(of: path + [Branch(of: inner, arm: $0)]) }
  }

  /// Whether all arms show views of the project's, and not the same one.
  private func showViews(_ branching: Branching) -> Bool {
    var shown: [TypeID] = []
    for arm in branching.arms {
      guard case .project(let type)? = rootType(arm, in: branching.context, 0) else { return false }
      shown.append(type)
    }
    return shown.contains { $0 != shown[0] }
  }

  /// `isNew ? AnyView(First()) : AnyView(Second())`
  func branching(ofTernary node: NodeID, _ expression: Node, in context: Context, _ depth: Int) -> Branching? {
    let parts = Array(project.list(of: expression, in: context.file))
    guard parts.count == 3 else { return nil }
    if let holds = project.truth(of: parts[0], in: context) { return branching(parts[holds ? 1 : 2], in: context, depth + 1) }
    let found = Branching(statement: NodeRef(file: context.file, index: node), arms: Array(parts.dropFirst()), context: context)
    return showViews(found) ? found : nil
  }

  /// Whether an expression is a part of the presented item that stays as it is, `$0.kind`, also by way of a view's property.
  func isPartOfItem(_ node: NodeID, in context: Context, _ depth: Int) -> Bool {
    guard node != none, depth < 6 else { return false }
    let expression = project.node(node, in: context.file)
    if expression.kind == .member, expression.base != none, !project.isSelf(expression.base, in: context.file) {
      let owners = project.typesOf(expression.base, in: context)
      guard let part = project.members(named: expression.name, of: owners).first else { return false }
      return project[part].kind == .variable && project[part].modifiers.contains(.constant)
        && (isItem(expression.base, in: context, 0) || isPartOfItem(expression.base, in: context, depth + 1))
    }
    guard expression.kind == .name || expression.kind == .member && expression.base != none, let ref = project.meanings(of: expression, in: context).first
    else { return false }
    return ValueReader(project).bound(ref, in: context.frame).map { isPartOfItem($0.node, in: $0.context, depth + 1) } ?? false
  }
}
