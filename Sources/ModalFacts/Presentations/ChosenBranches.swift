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
    return isHandedBinding(to: deciders, in: found) || deciders.contains { name in
      project.assignments.list(of: name, in: file).contains(where: isInside)
        || project.calls.list(of: Known.toggle.name, in: file).contains { call in
          let callee = project.node(project[call].base, in: file)
          return callee.kind == .member && callee.base != none && project.node(callee.base, in: file).name == name && isInside(call)
        }
    }
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
