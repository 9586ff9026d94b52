// Classes that have a `dismiss` of their own in UIKit's place, which begins no animated dismissal: it takes a child out of its parent, or lets
// UIKit's go at once.

import SwiftScan

struct OwnDismissals {
  let calls: TransitionCalls
  private var project: Project { calls.project }

  init(calls: TransitionCalls) { self.calls = calls }

  /// Whether a call of `dismiss` only runs such methods.
  func areMeant(by call: NodeRef, in context: Context) -> Bool {
    let callee = project.node(project[call].base, in: call.file)
    let types = callee.kind == .name ? project.enclosingType(of: context.scope).map { [.project($0)] } ?? [] : project.typesOf(callee.base, in: context)
    guard !types.isEmpty else { return false }
    let own = project.matching(project.members(named: callee.name, of: types), project.arguments(of: project[call], in: call.file))
      .filter { project[$0].kind == .function && project[$0].body != none }
    return !own.isEmpty && !own.contains { begins(in: $0, 0) }
  }

  /// Whether a function, or one that it calls, begins what may be an animated dismissal.
  private func begins(in function: DeclarationRef, _ depth: Int) -> Bool {
    (project[function].nodeStart..<project[function].nodeEnd).contains { index in
      let node = project.node(index, in: function.file)
      guard node.kind == .call, !node.flags.contains(.inactive) else { return false }
      let call = NodeRef(file: function.file, index: index)
      let callee = project.node(node.base, in: function.file)
      guard callee.kind == .name || callee.kind == .member else { return false }
      if callee.name == .dismiss { return calls.mayDismiss(call) }
      return depth < 2 && calls.functions(calledBy: call, in: project.context(of: call)).contains { $0 != function && begins(in: $0, depth + 1) }
    }
  }
}
