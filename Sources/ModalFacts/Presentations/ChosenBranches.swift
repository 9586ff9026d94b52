// Whether what is shown decides itself which branch of it is: `if edits { Editor { edits = false } } else { Page() }` is one screen with a way
// from one branch to the other, and not two screens. So is one whose branches are handed that as a binding, `Editor(edits: $edits)`.

import SwiftScan

extension PresentationReader {
  /// Whether code in the branches sets what decides which of them is shown, or is handed a binding to it.
  func isChosenWithin(_ found: Branching) -> Bool {
    let file = found.statement.file
    let statement = project[found.statement]
    let starts = project.files[Int(file)].starts
    // What begins behind the statement's beginning and is numbered before it stands inside.
    func isInside(_ use: NodeRef) -> Bool {
      use.file == file && use.index < found.statement.index && starts[Int(use.index)] >= starts[Int(found.statement.index)] && !project.isInactive(use)
    }
    let deciders = deciders(of: statement, in: file)
    /// `router.page = nil` in a branch of `switch page`, the item that is shown, leads to none of the others.
    let isOverItem = statement.kind == .switch && isItem(statement.base, in: found.context, 0)
    func isClosing(_ assignment: NodeRef) -> Bool { isOverItem && project.node(project[assignment].first, in: file).kind == .nil }
    // `$page` beside `{ page in switch page { … } }` is no binding to what the closure is handed.
    let subject = isOverItem ? project.meanings(of: project.node(statement.base, in: file), in: found.context).first : nil
    let isOverParameter = subject.map { project[$0].kind == .parameter } ?? false
    return !isOverParameter && isHandedBinding(to: deciders, in: found) || deciders.contains { name in
      project.assignments.list(of: name, in: file).contains { isInside($0) && !isClosing($0) }
        || project.calls.list(of: Known.toggle.name, in: file).contains { call in
          let callee = project.node(project[call].base, in: file)
          return callee.kind == .member && callee.base != none && project.node(callee.base, in: file).name == name && isInside(call)
        }
    }
  }

  /// The one view of several in a stack that is another for each item: `ZStack { Color.black; switch page { … } }`.
  func onlyBranching(among views: [NodeID], in context: Context, _ depth: Int) -> Branching? {
    var found: Branching?
    for view in views {
      let expression = project.node(view, in: context.file)
      switch expression.kind {
      case .switch where isItem(expression.base, in: context, 0): break
      case .call:
        var innermost = expression
        while let below = project.call(below: innermost, in: context.file) { innermost = below }
        let callee = project.node(innermost.base, in: context.file)
        // `content.padding()`, `content()`
        if isOwnMember(callee.kind == .member && !project.isSelf(callee.base, in: context.file) ? callee.base : innermost.base, in: context.file) { break }
        guard callee.kind == .name, project.startsUppercase(callee.name), isContainerView(callee.name) else { continue }
      case .name, .member:
        guard isOwnMember(view, in: context.file) else { continue }
      default: continue
      }
      guard let branching = branching(view, in: context, depth + 1), isOverItem(branching) else { continue }
      if found != nil { return nil }
      found = branching
    }
    return found
  }

  /// `content`, `self.content`
  private func isOwnMember(_ node: NodeID, in file: Int32) -> Bool {
    guard node != none, case let name = project.node(node, in: file) else { return false }
    return (name.kind == .name || name.kind == .member && name.base != none && project.isSelf(name.base, in: file)) && !project.startsUppercase(name.name)
  }

  private func isHandedBinding(to deciders: [NameID], in found: Branching) -> Bool {
    let file = found.statement.file
    return found.arms.contains { arm in
      var isHanded = false
      project.walk(arm, in: file) { _, node in
        guard node.kind == .call else { return !isHanded }
        for argument in project.arguments(of: node, in: file) {
          let value = project.node(argument.value, in: file)
          guard value.kind == .name, case let name = project.unprojected(value.name), name != value.name else { continue }
          if deciders.contains(name) { isHanded = true }
        }
        return !isHanded
      }
      return isHanded
    }
  }

  /// The names in a statement's conditions, or in what it switches over.
  private func deciders(of statement: Node, in file: Int32) -> [NameID] {
    var conditions: [NodeID] = []
    switch statement.kind {
    case .if: conditions = Array(project.list(of: statement, in: file).dropLast(statement.flags.contains(.hasElse) ? 1 : 0))
    case .switch: conditions = [statement.base]
    case .ternary: conditions = Array(project.list(of: statement, in: file).prefix(1))
    default: return []
    }
    var found: [NameID] = []
    for condition in conditions {
      project.walk(condition, in: file) { _, node in
        if node.kind == .name || node.kind == .member, node.name < Argument.trailing { found.append(project.unprojected(node.name)) }
        return true
      }
    }
    return found
  }
}
