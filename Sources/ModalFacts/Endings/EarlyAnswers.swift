// Which answers end nothing though they are given early: results that are handed back, and calls of what only renews something.

import SwiftScan

extension DismissalMethods {
  /// Whether an answer hands something back, `completion?(selected)`, `delegate?.didSelect(tags: tags)`: that saves early. Who tells, and what
  /// the method itself is handed, is no result; neither is a plain yes or no. A continuation, or what is let go of then, answers but once.
  func handsBack(_ name: NameID, in method: DeclarationRef) -> Bool {
    guard let type = project.enclosingType(of: project.parent(of: method)), project.text(name) != "resume" else { return false }
    let family = project.family(of: type)
    let calls = project.nodes(project.calls[name], of: family)
    let isLetGo = project.nodes(project.assignments[name], of: family).contains { project.node(project[$0].first, in: $0.file).kind == .nil }
    return !isLetGo && !calls.isEmpty && calls.allSatisfy { call in
      project.arguments(of: project[call], in: call.file).contains { isResult($0.value, in: project.context(of: call)) }
    }
  }

  private func isResult(_ node: NodeID, in context: Context) -> Bool {
    let value = project.node(node, in: context.file)
    switch value.kind {
    case .array, .dictionary, .index, .binary, .interpolation: return true
    case .name, .member, .call:
      if project.isSelf(node, in: context.file) || value.kind == .member && value.base == none { return false }
      if value.kind == .name, project.meanings(of: value, in: context).first.map({ project[$0].kind == .parameter }) ?? true { return false }
      return !project.typesOf(node, in: context).contains { if case .project(let id) = $0 { project.isViewController(id) } else { false } }
    default: return false
    }
  }

  /// Whether all who are answered were seen, and only renew something or show it otherwise: `onClose = { [weak self] in self?.tableView.reloadData() }`.
  func onlyRenews(_ name: NameID) -> Bool {
    guard let bodies = bodies(runBy: name), !bodies.isEmpty else { return false }
    return bodies.allSatisfy { body in
      if callsOnlyRenewing(body) { return true }
      let reader = read(body)
      guard !reader.closes, !reader.dismisses, reader.works.allSatisfy({ $0.kind != .answers && words.renews(project.words(of: $0.name)) }) else { return false }
      return reader.names.allSatisfy { called in
        !project.roles.has(called, .present)
          && (words.renews(project.words(of: called)) || project.declarations[called].allSatisfy { project[$0].kind != .function })
      }
    }
  }

  /// Whether all that a body calls itself says that it renews, `home?.reloadAll()`, or is a helper of its class that does no more. What stands behind
  /// such a name is part of it.
  private func callsOnlyRenewing(_ body: DeclarationRef, _ depth: Int = 0) -> Bool {
    let nodes = (project[body].nodeStart..<project[body].nodeEnd).map { project.node($0, in: body.file) }
    let calls = nodes.filter { $0.kind == .call }
    return !calls.isEmpty && !nodes.contains { $0.kind == .assign } && calls.allSatisfy { call in
      let callee = project.node(call.base, in: body.file)
      guard callee.kind == .name || callee.kind == .member else { return false }
      return words.renews(project.words(of: callee.name)) || depth < 3 && isOwnHelper(callee, of: body) { callsOnlyRenewing($0, depth + 1) }
    }
  }

  /// Whether a call is one of a method of the class that a body stands in, of which something holds.
  private func isOwnHelper(_ callee: Node, of body: DeclarationRef, _ holds: (DeclarationRef) -> Bool) -> Bool {
    guard callee.kind == .name || project.isSelf(callee.base, in: body.file), let type = project.enclosingType(of: project.parent(of: body)) else { return false }
    let methods = project.members(named: callee.name, of: type)
    return !methods.isEmpty && methods.allSatisfy { project[$0].kind == .function && project[$0].body != none && $0 != body && holds($0) }
  }

  /// What a delegate's method or a closure of that name stands for; nil where some of it is not seen.
  private func bodies(runBy name: NameID) -> [DeclarationRef]? {
    let required = project.declarations[name].filter { project[$0].kind == .function && project.isRequirement($0) }
    guard required.isEmpty else {
      return required.compactMap { project.enclosingType(of: project.parent(of: $0)) }.flatMap { project.descendants(of: $0) }
        .flatMap { project.members(named: name, of: $0) }.filter { project[$0].body != none }
    }
    var found: [DeclarationRef] = []
    for assignment in project.assignments[name] {
      let value = project.node(project[assignment].first, in: assignment.file)
      if value.kind == .nil { continue }
      guard value.kind == .closure else { return nil }
      found.append(DeclarationRef(file: assignment.file, index: value.first))
    }
    return found
  }
}
