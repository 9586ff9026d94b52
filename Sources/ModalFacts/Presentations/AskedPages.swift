// `guard let page = topViewController as? Confirming else { return true }`: a navigation controller that refuses the swipe for some of
// its pages only. A page of which the class is known, and that is none of those, it does not guard.
// Trap: whatever else it asks may refuse, so only what comes to `true` by those casts alone counts.

import SwiftScan

extension PresentationReader {
  /// Whether a container's `presentationControllerShouldDismiss` says yes where it shows some classes, whatever else it asks.
  func agrees(_ container: TypeID, showing types: [TypeID]) -> Bool {
    guard !types.isEmpty, types.allSatisfy({ project.isViewController($0) && !project.types[Int($0)].isExternal }) else { return false }
    let methods = project.members(named: Known.presentationControllerShouldDismiss.name, of: container)
    let reader = AskedPageReader(project: project, shown: types + [container])
    return !methods.isEmpty && methods.allSatisfy { !project.isInactive($0) && reader.agrees($0) }
  }
}

private struct AskedPageReader {
  let project: Project
  /// What a page may be.
  let shown: [TypeID]

  private static let pages: Spellings = ["topViewController", "visibleViewController"]
  private static let places: Spellings = ["first", "last"]

  func agrees(_ method: DeclarationRef) -> Bool {
    let body = project[method].body
    guard body != none else { return false }
    let context = Context(file: method.file, scope: method, position: body, frame: nil)
    let statements = Array(project.list(of: project.node(body, in: method.file), in: method.file))
    for statement in statements {
      let node = project.node(statement, in: method.file)
      let inside = node.kind.rawValue > NodeKind.skipped.rawValue ? context.at(statement) : context
      switch node.kind {
      case .declaration: continue
      case .return: return truth(of: node.base, in: inside, 0) == true
      case .guard:
        guard fails(node, in: inside) else { return false }
        let last = project.list(of: project.node(node.base, in: method.file), in: method.file).last.map { project.node($0, in: method.file) }
        return last?.kind == .return && last.map { truth(of: $0.base, in: inside, 0) == true } ?? false
      case .if where !node.flags.contains(.hasElse) && fails(node, in: inside): continue
      default: return statements.count == 1 && truth(of: statement, in: inside, 0) == true
      }
    }
    return false
  }

  /// Whether one of the conditions of a statement does not hold.
  private func fails(_ statement: Node, in context: Context) -> Bool {
    project.list(of: statement, in: context.file).contains { index in
      let condition = project.node(index, in: context.file)
      guard condition.kind == .declaration else { return truth(of: index, in: context, 0) == false }
      let binding = DeclarationRef(file: context.file, index: condition.first)
      return isNil(project[binding].value, in: context, 0)
    }
  }

  private func truth(of node: NodeID, in context: Context, _ depth: Int) -> Bool? {
    guard node != none, depth < 8 else { return nil }
    let expression = project.node(node, in: context.file)
    switch expression.kind {
    case .true: return true
    case .false: return false
    case .prefix: return truth(of: expression.base, in: context, depth + 1).map { !$0 }
    case .tuple where expression.count == 1: return truth(of: project.list(of: expression, in: context.file).first ?? none, in: context, depth + 1)
    case .typeTest: return isOther(expression, in: context) ? false : nil
    case .name:
      guard let local = local(expression.name, in: context) else { return nil }
      return truth(of: project[local].value, in: context, depth + 1)
    case .binary:
      let sides = [expression.base, expression.first]
      switch expression.name {
      case Operators.coalescing.name: return isNil(expression.base, in: context, depth + 1) ? truth(of: expression.first, in: context, depth + 1) : nil
      case Operators.and.name, Operators.or.name:
        let isAnd = expression.name == Operators.and.name
        let truths = sides.map { truth(of: $0, in: context, depth + 1) }
        return truths.contains(!isAnd) ? !isAnd : truths.allSatisfy { $0 == isAnd } ? isAnd : nil
      case Operators.equal.name, Operators.unequal.name:
        guard let other = sides.first(where: { project.node($0, in: context.file).kind != .nil }),
          sides.contains(where: { project.node($0, in: context.file).kind == .nil }), isNil(other, in: context, depth + 1)
        else { return nil }
        return expression.name == Operators.equal.name
      default: return nil
      }
    // `viewControllers.contains { $0 is Confirming }`
    case .call:
      let callee = project.node(expression.base, in: context.file)
      guard callee.kind == .member, callee.name == Known.contains.name, callee.base != none, isPages(callee.base, in: context.file),
        let argument = project.arguments(of: expression, in: context.file).first, case let closure = project.node(argument.value, in: context.file),
        closure.kind == .closure, let only = ValueReader(project).onlyExpression(of: DeclarationRef(file: context.file, index: closure.first))
      else { return nil }
      return truth(of: only, in: context.inside(DeclarationRef(file: context.file, index: closure.first)), depth + 1) == false ? false : nil
    default: return nil
    }
  }

  /// Whether something is nil, since a cast fails.
  private func isNil(_ node: NodeID, in context: Context, _ depth: Int) -> Bool {
    guard node != none, depth < 8 else { return false }
    let expression = project.node(node, in: context.file)
    switch expression.kind {
    case .nil: return true
    case .cast: return isOther(expression, in: context)
    case .tuple where expression.count == 1: return isNil(project.list(of: expression, in: context.file).first ?? none, in: context, depth + 1)
    case .member: return expression.base != none && isNil(expression.base, in: context, depth + 1)
    case .call: return isNil(expression.base, in: context, depth + 1)
    case .name: return local(expression.name, in: context).map { isNil(project[$0].value, in: context, depth + 1) } ?? false
    default: return false
    }
  }

  private func local(_ name: NameID, in context: Context) -> DeclarationRef? {
    guard let meant = project.meanings(of: name, in: context).first, project[meant].value != none,
      project[meant].kind == .binding || project[meant].kind == .variable && project[meant].modifiers.contains(.constant),
      project.parent(of: meant).map({ !project[$0].kind.isType }) ?? false
    else { return nil }
    return meant
  }

  /// Whether a cast or a test asks a page for what none of those shown may be.
  private func isOther(_ cast: Node, in context: Context) -> Bool {
    guard isPage(cast.base, in: context, 0), let wanted = project.typeOfCast(cast, in: context) else { return false }
    return !shown.contains { project.mayBe(.project($0), wanted) }
  }

  private func isPage(_ node: NodeID, in context: Context, _ depth: Int) -> Bool {
    guard node != none, depth < 4 else { return false }
    let expression = project.node(node, in: context.file)
    switch expression.kind {
    case .name where expression.name == Word.dollarZero.rawValue: return true
    case .name, .member:
      if expression.kind == .name, let local = local(expression.name, in: context) { return isPage(project[local].value, in: context, depth + 1) }
      let isOwn = expression.kind == .name || project.isSelf(expression.base, in: context.file)
      if isOwn { return project.isListed(expression.name, in: Self.pages) }
      return project.isListed(expression.name, in: Self.places) && isPages(expression.base, in: context.file)
    case .index: return isPages(expression.base, in: context.file)
    default: return false
    }
  }

  private func isPages(_ node: NodeID, in file: Int32) -> Bool {
    let expression = project.node(node, in: file)
    return expression.name == Known.viewControllers.name && (expression.kind == .name || expression.kind == .member && project.isSelf(expression.base, in: file))
  }
}
