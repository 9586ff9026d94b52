// Flags that a run sets on its way: `wasTold = true`. What then stands behind `if !wasTold` is not reached.

import SwiftScan

/// What properties of the object that runs are known to be.
struct RaisedFlags {
  /// Nil for what is set to more than one thing.
  private var values: [NameID: Bool?] = [:]
  /// Functions that run on the way, which are read once a condition is met.
  private var unread: [DeclarationRef] = []

  /// Notes that a function runs.
  mutating func run(_ function: DeclarationRef) { unread.append(function) }

  /// Notes `flag = true`, `self.flag = false`.
  mutating func note(_ assignment: Node, in file: Int32, _ project: Project) {
    guard let flag = Self.flag(assignment.base, in: file, project) else { return }
    let value: Bool? =
      switch project.node(assignment.first, in: file).kind {
      case .true: true
      case .false: false
      default: nil
      }
    if let known = values[flag], known != value { values[flag] = .some(nil) } else { values[flag] = .some(value) }
  }

  /// Notes what a function sets, whatever it depends on, and what others of its object set that it calls.
  private mutating func noteAll(in function: DeclarationRef, _ project: Project, depth: Int = 0) {
    let declaration = project[function]
    for index in declaration.nodeStart..<declaration.nodeEnd {
      let node = project.node(index, in: function.file)
      guard !node.flags.contains(.inactive) else { continue }
      if node.kind == .assign { note(node, in: function.file, project) }
      guard depth < 2, node.kind == .call else { continue }
      let callee = project.node(node.base, in: function.file)
      guard callee.kind == .name || callee.kind == .member && project.isSelf(callee.base, in: function.file), !project.startsUppercase(callee.name)
      else { continue }
      let called = project.matching(
        project.meanings(of: callee.name, in: project.context(of: NodeRef(file: function.file, index: index))), project.arguments(of: node, in: function.file))
      if called.count == 1, let inner = called.first, project[inner].kind == .function, inner != function { noteAll(in: inner, project, depth: depth + 1) }
    }
  }

  /// Whether all conditions hold; nil where that is not known.
  mutating func truth(of conditions: some Collection<NodeID>, in file: Int32, _ project: Project) -> Bool? {
    for function in unread { noteAll(in: function, project) }
    unread = []
    if values.isEmpty { return nil }
    let truths = conditions.map { truth(of: $0, in: file, project) }
    return truths.contains(false) ? false : truths.contains(nil) ? nil : true
  }

  private func truth(of condition: NodeID, in file: Int32, _ project: Project) -> Bool? {
    let node = project.node(condition, in: file)
    switch node.kind {
    case .prefix: return truth(of: node.base, in: file, project).map { !$0 }
    case .name, .member: return Self.flag(condition, in: file, project).flatMap { values[$0] ?? nil }
    default: return nil
    }
  }

  /// The property that an expression names of the object that runs.
  private static func flag(_ node: NodeID, in file: Int32, _ project: Project) -> NameID? {
    guard node != none else { return nil }
    let expression = project.node(node, in: file)
    return expression.kind == .name || expression.kind == .member && project.isSelf(expression.base, in: file) ? expression.name : nil
  }
}
