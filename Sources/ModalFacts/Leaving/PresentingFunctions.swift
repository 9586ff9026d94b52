// Which functions of the project's may present when they are called, however many calls below; and which look first what is up.

import SwiftScan

struct PresentingFunctions {
  /// So many calls below a present is looked for.
  static let deepest = 4

  private let project: Project
  private let calls: TransitionCalls
  private var runners: Runners
  /// How a function presents when it is called, if it does: the more calls around it, the less deep it is followed.
  private var presenting: [Asked: [String]?] = [:]

  private struct Asked: Hashable {
    var function: DeclarationRef
    var depth: Int
  }

  init(_ project: Project) {
    self.project = project
    calls = TransitionCalls(project: project)
    runners = Runners(project)
  }

  /// How a call may present: by itself, or in the functions that it runs, whichever that may be.
  mutating func presents(_ call: NodeRef, in context: Context, _ depth: Int = 0) -> [String]? {
    if calls.isPresent(call, in: context) { return isCareful(call, in: context) ? nil : [] }
    if calls.performsModalSegue(call, in: context) { return [] }
    guard depth < Self.deepest else { return nil }
    let functions = calls.functions(calledBy: call, in: context)
    guard let first = functions.first else { return nil }
    var steps: [String]?
    for function in functions {
      guard let more = presents(function, depth + 1) else { return nil }
      steps = steps ?? more
    }
    let name = project[first].kind == .closure ? project.node(project[call].base, in: call.file).name : project[first].name
    return steps.map { ["`\(project.text(name))`"] + $0 }
  }

  /// Whether the class's own `present` looks what is up before it presents.
  private func isCareful(_ call: NodeRef, in context: Context) -> Bool {
    let callee = project.node(project[call].base, in: call.file)
    guard project.overriddenNames.contains(callee.name), callee.kind == .name || project.isSelf(callee.base, in: call.file),
      let type = project.enclosingType(of: context.scope)
    else { return false }
    return project.members(named: callee.name, of: type).contains { own in
      project[own].modifiers.contains(.override) && (project[own].nodeStart..<project[own].nodeEnd).contains { takesCare($0, in: own.file) }
    }
  }

  private mutating func presents(_ function: DeclarationRef, _ depth: Int) -> [String]? {
    let asked = Asked(function: function, depth: depth)
    if let known = presenting[asked] { return known }
    let steps = findPresent(in: function, depth)
    presenting[asked] = .some(steps)
    return steps
  }

  private mutating func findPresent(in function: DeclarationRef, _ depth: Int) -> [String]? {
    let declaration = project[function]
    var steps: [String]?
    for index in declaration.nodeStart..<declaration.nodeEnd {
      let node = project.node(index, in: function.file)
      // Who asks what is up, or waits for it to go, takes care.
      if takesCare(index, in: function.file) { return nil }
      // One that pushes where it can presents only at times, and by what it is handed: which was not seen.
      if node.kind == .call, project.node(node.base, in: function.file).name == .pushViewController, !node.flags.contains(.inactive) { return nil }
      guard steps == nil, node.kind == .call, !node.flags.contains(.inactive) else { continue }
      let ref = NodeRef(file: function.file, index: index)
      guard !calls.isReference(node, in: function.file), runners.runner(of: ref) == function, let more = presents(ref, in: project.context(of: ref), depth)
      else { continue }
      steps = more.isEmpty ? ["`present`"] : more
    }
    return steps
  }

  // MARK: Who takes care

  /// A bare name stands nowhere by itself, so what it is part of is asked.
  private func takesCare(_ index: NodeID, in file: Int32) -> Bool {
    func isNamed(_ node: Node) -> Bool { project.isListed(node.name, in: Self.cares) }
    let node = project.node(index, in: file)
    if node.kind == .member || node.kind == .patternTest { return isNamed(node) }
    guard node.kind == .binary || node.kind == .declaration || node.kind == .prefix || node.kind == .guard || node.kind == .if else { return false }
    var found = false
    project.forEachChild(of: index, in: file) { child in
      let child = project.node(child, in: file)
      found = found || (child.kind == .name || child.kind == .member) && isNamed(child)
    }
    return found
  }

  /// Whether a condition asks what is up: `guard presentedViewController == nil`, or has asked before: `let wasUp = …`.
  func asks(_ condition: NodeID, in context: Context) -> Bool {
    if takesCare(condition, in: context.file) { return true }
    let node = project.node(condition, in: context.file)
    switch node.kind {
    case .name: return isAsked(node.name, in: context)
    case .prefix: return asks(node.base, in: context)
    // `guard shown == nil`
    case .binary: return [node.base, node.first].contains { project.node($0, in: context.file).kind == .name && asks($0, in: context) }
    default: return false
    }
  }

  private func isAsked(_ name: NameID, in context: Context) -> Bool {
    if project.isListed(name, in: Self.cares) { return true }
    guard let local = project.meanings(of: name, in: context).first, project[local].kind == .variable, project[local].value != none,
      project[local].modifiers.contains(.constant), project.parent(of: local).map({ !project[$0].kind.isType }) ?? false
    else { return false }
    let value = project.node(project[local].value, in: local.file)
    return takesCare(project[local].value, in: local.file) || value.kind == .name && project.isListed(value.name, in: Self.cares)
  }

  private static let cares: Spellings = ["isBeingDismissed", "presentedViewController", "transitionCoordinator", "isBeingPresented"]
}
