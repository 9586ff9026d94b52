// Which expressions are a page of a navigation controller's, in its own class and in what it tells of what it shows; and which are the
// screen that is read, in a function that it is handed to.

import SwiftScan

extension Project {
  /// Whether an expression of a navigation controller's own class is one of the controllers in it: `topViewController`,
  /// `viewControllers[0]`, what an initialiser or UIKit's own push is handed.
  func isPage(_ node: NodeID, in context: Context, _ depth: Int = 0) -> Bool {
    guard node != none, depth < 6 else { return false }
    let expression = self.node(node, in: context.file)
    switch expression.kind {
    case .cast: return isPage(expression.base, in: context, depth + 1)
    case .index: return isStack(expression.base, in: context)
    case .member where expression.name == .first || expression.name == .last: return isStack(expression.base, in: context)
    case .member where expression.base != none && !isSelf(expression.base, in: context.file): return false
    case .name, .member:
      if expression.name == .topViewController { return true }
      if expression.kind == .name, expression.name == Word.dollarZero.rawValue { return context.scope.map(isHandedPages) ?? false }
      guard expression.kind == .name, let meant = meanings(of: expression, in: context).first, let around = parent(of: meant) else { return false }
      guard self[meant].kind == .parameter else {
        let isLocal = self[meant].kind == .binding || self[meant].kind == .variable && !self[around].kind.isType
        return isLocal && isPage(self[meant].value, in: valueContext(of: meant, frame: nil), depth + 1)
      }
      if self[around].kind == .closure { return isHandedPages(around) }
      let isUIKits = self[around].kind == .initializer || self[around].modifiers.contains(.override) || isTold(meant)
      return isUIKits && typesOf(node, in: context).contains { type in
        switch type {
        case .project(let id): isViewController(id)
        case .external(let name): name == .UIViewController
        }
      }
    default: return false
    }
  }

  func isStack(_ node: NodeID, in context: Context) -> Bool {
    guard node != none, case let stack = self.node(node, in: context.file), stack.kind == .name || stack.kind == .member else { return false }
    return stack.name == .viewControllers && (stack.kind == .name || isSelf(stack.base, in: context.file))
  }

  /// `viewControllers.first.map { … }`, `viewControllers.forEach { … }`
  private func isHandedPages(_ closure: DeclarationRef) -> Bool {
    guard let call = call(handing: closure), case let callee = node(self[call].base, in: call.file), callee.kind == .member else { return false }
    let context = context(of: call)
    return isStack(callee.base, in: context) || isPage(callee.base, in: context, 4)
  }

  /// `navigationController(_:willShow:animated:)` tells a delegate of a page.
  func isTold(_ parameter: DeclarationRef) -> Bool { self[parameter].label == .willShow || self[parameter].label == .didShow }

  /// Whether an expression is the screen that is read, or a page of it: by itself, or as what a function is handed.
  /// - Parameter classes: Those of the screen.
  func isScreen(_ node: NodeID, in context: Context, of classes: Set<TypeID>, _ depth: Int = 0) -> Bool {
    guard node != none, depth < 6 else { return false }
    let expression = self.node(node, in: context.file)
    guard expression.kind == .name || expression.kind == .member || expression.kind == .index || expression.kind == .cast else { return false }
    let owner = enclosingType(of: context.scope)
    if isSelf(node, in: context.file) {
      guard let owner else { return false }
      // `self` of what is added to all controllers.
      return classes.contains(owner) || types[Int(owner)].kind == .protocol || types[Int(owner)].isExternal && traits(types[Int(owner)].name).contains(.controllerLike)
    }
    if expression.kind == .cast { return isScreen(expression.base, in: context, of: classes, depth + 1) }
    if expression.kind == .name, let parameter = meanings(of: expression, in: context).first, self[parameter].kind == .parameter {
      if isTold(parameter) { return true }
      if let bound = ValueReader(self).argument(for: parameter, in: context.frame) { return isScreen(bound.node, in: bound.context, of: classes, depth + 1) }
    }
    return owner.map { !types[Int($0)].isExternal && isNavigation($0) } ?? false && isPage(node, in: context)
  }
}
