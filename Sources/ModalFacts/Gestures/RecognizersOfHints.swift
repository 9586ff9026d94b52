// Does a recogniser on the window go together with a view that is there as well? A hint, a menu, a toast that its owner has put on the
// window, and that only the gesture takes away, leaves no recogniser behind: there is no screen that could go another way.

import SwiftScan

extension GestureRemovals {
  /// Whether the handler that runs `removal` is all that takes a view away which `type` has on the window.
  func goesWithView(_ removal: DeclarationRef, of type: TypeID) -> Bool {
    guard !project.isViewController(type) else { return false }
    let handlers = handlers(running: removal, type)
    guard !handlers.isEmpty else { return false }
    let taken = project.told(byCalling: .removeFromSuperview)
    return hints(of: type).contains { hint in
      let takers = taken.filter { takes(hint, $0, type) }
      return !takers.isEmpty && takers.allSatisfy { taker in
        guard let member = project.member(around: taker.at), project.enclosingType(of: member).map({ project.areRelated($0, type) }) ?? false,
          isHandlersOnly(member, type)
        else { return false }
        return self.handlers(running: member, type).allSatisfy { project.reach(of: $0).contains(removal) }
      }
    }
  }

  /// A view on the window.
  private enum Hint {
    case itself
    case named(Set<NameID>)
  }

  /// The views that a type puts on the window; itself also where somebody else does.
  private func hints(of type: TypeID) -> [Hint] {
    var found: [Hint] = []
    let views = RecognizerViews(project: project)
    for name in [Known.addSubview, .insertSubview] {
      for call in project.calls[name.name] where !project.isInactive(call) {
        let callee = project.node(project[call].base, in: call.file)
        guard callee.kind == .member, callee.base != none, let added = project.arguments(of: project[call], in: call.file).first?.value else { continue }
        let context = project.context(of: call)
        let isOwn = project.enclosingType(of: context.scope).map { project.areRelated($0, type) } ?? false
        let isItself = isOwn && project.isSelf(added, in: call.file) || isOne(added, of: type, in: context)
        let name = project.files[Int(call.file)].lastName(added)
        guard isItself || isOwn && name != none, views.windowText(callee.base, in: context) != nil else { continue }
        found.append(isItself ? .itself : .named(project.aliases(of: name, in: [type])))
      }
    }
    return found
  }

  /// Whether a place takes away such a view.
  private func takes(_ hint: Hint, _ taken: ToldOfView, _ type: TypeID) -> Bool {
    let context = project.context(of: taken.at)
    let isOwn = project.enclosingType(of: context.scope).map { project.areRelated($0, type) } ?? false
    guard taken.view != none, !project.isSelf(taken.view, in: taken.at.file) else { if case .itself = hint { return isOwn } else { return false } }
    switch hint {
    case .itself: return isOne(taken.view, of: type, in: context)
    case .named(let names):
      guard names.contains(project.files[Int(taken.at.file)].lastName(taken.view)) else { return false }
      let view = project.node(taken.view, in: taken.at.file)
      return isOwn || view.kind == .member && isOne(view.base, of: type, in: context)
    }
  }

  private func isOne(_ node: NodeID, of type: TypeID, in context: Context) -> Bool {
    project.typesOf(node, in: context).contains { if case .project(let id) = $0 { project.areRelated(id, type) } else { false } }
  }

  /// The handlers that lead to a function of a type which nothing else runs.
  private func handlers(running member: DeclarationRef, _ type: TypeID, _ depth: Int = 0) -> Set<DeclarationRef> {
    let callers = callers(of: member, type)
    guard !callers.isEmpty, depth < 4 else { return [member] }
    return callers.reduce(into: []) { $0.formUnion(handlers(running: $1, type, depth + 1)) }
  }
}
