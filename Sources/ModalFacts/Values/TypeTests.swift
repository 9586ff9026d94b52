// `page is UINavigationController`, where a followed call hands the page over: whether what it made is one.

import SwiftScan

extension ValueReader {
  /// Whether what a subject stands for is of the type that is asked for; nil where either is not known.
  func isKind(_ subject: NodeID, of asked: NodeID, in context: Context) -> Bool? {
    guard context.frame != nil, asked != none, let made = typeMade(subject, in: context, 0) else { return nil }
    let name = project.files[Int(context.file)].lastName(asked)
    guard name != none else { return nil }
    switch made {
    case .external(let outside): return outside == name ? true : nil
    case .project(let type):
      if project.isKind(type, of: name) { return true }
      // A superclass that is not read may be anything.
      let ancestors = project.ancestors(of: type)
      let isSeen = ancestors.external.allSatisfy { $0 == .UIViewController || project.traits($0).contains(.controllerLike) == false }
      return isSeen && (Self.containers.contains(name) || !project.typesByName[name].isEmpty) ? false : nil
    }
  }

  private static let containers = NameSet([Known.UINavigationController, .UITabBarController, .UISplitViewController, .UIPageViewController].map(\.name))

  /// The type of what a parameter was handed, `Page` of `Page()`, or what a local is to begin with.
  private func typeMade(_ node: NodeID, in context: Context, _ depth: Int) -> TypeRef? {
    guard node != none, depth < 6 else { return nil }
    let expression = project.node(node, in: context.file)
    switch expression.kind {
    case .tuple:
      let parts = project.list(of: expression, in: context.file)
      return parts.count == 1 ? typeMade(parts[parts.startIndex], in: context, depth + 1) : nil
    case .call:
      let callee = project.node(expression.base, in: context.file)
      guard callee.kind == .name, project.startsUppercase(callee.name), case let types = project.types(named: callee.name, in: context), types.count == 1 else { return nil }
      return types.first
    case .name:
      guard let meant = project.meanings(of: expression, in: context).first else { return nil }
      if project[meant].kind == .parameter { return argument(for: meant, in: context.frame).flatMap { typeMade($0.node, in: $0.context, depth + 1) } }
      guard project[meant].kind == .variable, project[meant].value != none, project.parent(of: meant).map({ !project[$0].kind.isType }) ?? false,
        project[meant].modifiers.contains(.constant) || assignments(to: meant).allSatisfy({ $0.index > node })
      else { return nil }
      return typeMade(project[meant].value, in: project.valueContext(of: meant, frame: context.frame), depth + 1)
    default: return nil
    }
  }
}
