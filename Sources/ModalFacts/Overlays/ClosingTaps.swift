// Does a tap on a home-made modal close it? By a method or a closure of its own, or by what its owner gave it: a closure in a property,
// or a delegate.

import SwiftScan

struct ClosingTaps {
  let project: Project
  private let type: TypeID
  private let family: Set<TypeID>
  private let marks: OverlayMarks

  init(_ project: Project, of type: TypeID) {
    self.project = project
    self.type = type
    family = project.family(of: type)
    marks = OverlayMarks(project)
  }

  /// A tap, a button or another control in the class, one of which is meant to close it.
  var hasAny: Bool { handlers.contains { leadsOut($0, 0) } }

  /// One that closes it by the hands of its owner.
  var hasAnyToldOf: Bool { handlers.contains { isToldOf(by: $0, 0) } }

  /// What the controls and recognisers of the class call.
  private var handlers: [DeclarationRef] {
    [Known.UITapGestureRecognizer, .addTarget, .UIAction, .UISwipeGestureRecognizer].flatMap { project.nodes(project.calls[$0.name], of: family) }
      .flatMap { call in
        project.arguments(of: project[call], in: call.file).flatMap { argument -> [DeclarationRef] in
          let value = project.node(argument.value, in: call.file)
          if value.kind == .closure { return [DeclarationRef(file: call.file, index: value.first)] }
          return project.selectorName(argument.value, in: call.file).map { Array(project.members(named: $0, of: type)) } ?? []
        }
      }
  }

  /// Whether a function closes, also through others of the same class.
  private func leadsOut(_ function: DeclarationRef, _ depth: Int) -> Bool {
    guard depth < 4, project[function].kind == .function || project[function].kind == .closure else { return false }
    return marks.closes(function) || ownCalls(in: function).contains { $0.functions.contains { $0 != function && leadsOut($0, depth + 1) } }
  }

  /// Whether a function calls a closure or a delegate that takes the modal away, also through others of the same class.
  private func isToldOf(by function: DeclarationRef, _ depth: Int) -> Bool {
    guard depth < 4, project[function].kind == .function || project[function].kind == .closure else { return false }
    return calls(in: function).contains { call in
      let callee = project.node(project[call].base, in: call.file)
      if callee.kind == .member, callee.base != none, !marks.isOwn(callee, in: call.file) { return isRemoving(asked: callee, by: call) }
      let members = project.members(named: callee.name, of: type)
      return members.contains { member in
        project[member].kind == .variable ? project.takesClosure(member) && isRemoving(keptAs: member) : member != function && isToldOf(by: member, depth + 1)
      }
    }
  }

  /// `delegate?.dialogDidClose(self)`, where who is asked by that protocol takes the modal away.
  private func isRemoving(asked callee: Node, by call: NodeRef) -> Bool {
    let owners = project.typesOf(callee.base, in: project.context(of: call))
    guard owners.contains(where: { if case .project(let id) = $0 { project.types[Int(id)].kind == .protocol } else { false } }) else { return false }
    return project.declarations[callee.name].contains { answer in
      guard project[answer].kind == .function, project[answer].body != none, let owner = project.enclosingType(of: project.parent(of: answer))
      else { return false }
      return owners.contains { if case .project(let id) = $0 { project.ancestors(of: owner).types.contains(id) } else { false } } && removes(answer)
    }
  }

  /// `dialog.onClose = { dialog.removeFromSuperview() }`
  private func isRemoving(keptAs property: DeclarationRef) -> Bool {
    project.assignments[project[property].name].contains { assignment in
      let left = project.node(project[assignment].base, in: assignment.file)
      guard !project.isInactive(assignment), left.kind == .member, left.base != none,
        project.typesOf(left.base, in: project.context(of: assignment)).contains(where: isOfFamily),
        case let kept = project.node(project[assignment].first, in: assignment.file), kept.kind == .closure
      else { return false }
      return removes(DeclarationRef(file: assignment.file, index: kept.first))
    }
  }

  /// Whether somebody else's code takes the modal away.
  private func removes(_ code: DeclarationRef) -> Bool {
    calls(in: code).contains { call in
      let callee = project.node(project[call].base, in: call.file)
      guard callee.name == .removeFromSuperview, callee.kind == .member, callee.base != none else { return false }
      return project.typesOf(callee.base, in: project.context(of: call)).contains(where: isOfFamily)
    }
  }

  private func isOfFamily(_ type: TypeRef) -> Bool { if case .project(let id) = type { family.contains(id) } else { false } }

  private func ownCalls(in function: DeclarationRef) -> [(call: NodeRef, functions: Declarations)] {
    guard let owner = project.enclosingType(of: function) else { return [] }
    return calls(in: function).compactMap { call in
      let callee = project.node(project[call].base, in: call.file)
      guard callee.kind == .name || callee.kind == .member, marks.isOwn(callee, in: call.file) else { return nil }
      return (call: call, functions: project.members(named: callee.name, of: owner))
    }
  }

  private func calls(in function: DeclarationRef) -> [NodeRef] {
    (project[function].nodeStart..<project[function].nodeEnd).compactMap { index in
      let call = project.node(index, in: function.file)
      return call.kind == .call && call.base != none && !call.flags.contains(.inactive) ? NodeRef(file: function.file, index: index) : nil
    }
  }
}
