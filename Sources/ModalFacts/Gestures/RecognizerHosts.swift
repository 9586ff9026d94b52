// What is around the screen that adds a recogniser: a navigation controller that it is the first of, tabs, a window of its own. Their
// views go with the screen.

import SwiftScan

extension Project {
  /// Whether the view of the navigation controller around a screen, or of its tabs, goes with the screen: somebody is seen to make it with
  /// the screen as its first or as a tab, and nobody to push the screen.
  func goesWithContainer(_ screen: TypeID, tabs: Bool) -> Bool {
    let isPart = tabs
      ? assignments[Known.viewControllers.name].contains { assignment in
        let context = context(of: assignment)
        return !isInactive(assignment) && list(writtenAs: self[assignment].first, in: context)?.contains { mayBe($0, screen, in: context) } ?? false
      }
      : calls[Known.UINavigationController.name].contains { isFirstArgument($0, screen) }
    return isPart && !isPushed(screen)
  }

  /// Whether somebody is seen to push a screen.
  func isPushed(_ screen: TypeID) -> Bool { calls[Known.pushViewController.name].contains { isFirstArgument($0, screen) } }

  /// The windows whose root a screen is seen to be, each where it gets that; none for a screen that somebody also presents.
  func windows(around screen: TypeID) -> [(node: NodeID, context: Context)] {
    let found = assignments[Known.rootViewController.name].compactMap { assignment -> (node: NodeID, context: Context)? in
      let left = node(self[assignment].base, in: assignment.file)
      let context = context(of: assignment)
      guard !isInactive(assignment), left.kind == .member, left.base != none, mayBe(self[assignment].first, screen, in: context) else { return nil }
      return (left.base, context)
    }
    let isPresented = !found.isEmpty && roles.names(of: .present).contains { calls[$0].contains { isFirstArgument($0, screen) } }
    return isPresented ? [] : found
  }

  private func isFirstArgument(_ call: NodeRef, _ screen: TypeID) -> Bool {
    guard !isInactive(call), let argument = arguments(of: self[call], in: call.file).first else { return false }
    return mayBe(argument.value, screen, in: context(of: call))
  }

  private func mayBe(_ node: NodeID, _ screen: TypeID, in context: Context) -> Bool {
    var reader = ValueReader(self)
    return reader.values(of: node, in: context).contains { if case .type(let id) = $0.kind { areRelated(id, screen) } else { false } }
  }
}
