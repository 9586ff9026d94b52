// `navigationController?.popViewController(animated: true)` in what is the first page of its navigation controller does nothing.
// Trap: the same class may be pushed elsewhere, where that is its way back; so it is asked of each presentation.

import SwiftScan

extension PresentationReader {
  /// Whether a way out is a pop.
  func pops(_ exit: Exit) -> Bool { exit.steps.last?.contains("pop") ?? false }

  /// Whether a controller is presented as the first page of a navigation controller that pops as UIKit's does.
  func isRoot(_ value: Value) -> Bool {
    guard value.containers.count == 1, let container = value.containers.first else { return false }
    guard let type = container.type else { return container.name == .UINavigationController }
    return project.ancestors(of: type).external.contains(Known.UINavigationController.name)
      && [Known.popViewController, .popToRootViewController].allSatisfy { project.members(named: $0.name, of: type).isEmpty }
  }
}

extension ActionReader {
  /// Whether a call pops the screen itself, by the navigation controller that UIKit gives it.
  func popsOwn(_ call: Node, in context: Context) -> Bool {
    let callee = project.node(call.base, in: context.file)
    guard callee.kind == .member, callee.base != none, callee.name == .popViewController || callee.name == .popToRootViewController,
      let type = project.enclosingType(of: context.scope),
      classes.contains(type) || project.types[Int(type)].isExternal && project.types[Int(type)].name == .UIViewController
    else { return false }
    return isOwnNavigation(callee.base, in: context, 0)
  }

  private func isOwnNavigation(_ node: NodeID, in context: Context, _ depth: Int) -> Bool {
    let expression = project.node(node, in: context.file)
    if expression.kind == .cast { return depth < 4 && isOwnNavigation(expression.base, in: context, depth + 1) }
    let isMember = expression.kind == .member && expression.base != none && project.isSelf(expression.base, in: context.file)
    guard depth < 4, expression.kind == .name || isMember else { return false }
    let meanings = isMember ? project.enclosingType(of: context.scope).map { project.members(named: expression.name, of: $0) } ?? [] : project.meanings(of: expression.name, in: context)
    guard let meant = meanings.first else { return expression.name == .navigationController }
    let isLocal = project.parent(of: meant).map { !project[$0].kind.isType } ?? false
    guard isLocal, project[meant].kind == .binding || project[meant].kind == .variable, project[meant].value != none else { return false }
    return isOwnNavigation(project[meant].value, in: project.valueContext(of: meant, frame: nil), depth + 1)
  }
}
