// Whose object something is: a controller of UIKit's has the names that UIKit documents, another module's object may mean anything by them.

import SwiftScan

extension Project {
  /// Whether something is another module's, and no controller: `ModalKit.settings`, `var router: Routing`.
  func isOfAnotherModule(_ node: NodeID, in context: Context) -> Bool {
    let types = typesOf(node, in: context)
    if !types.isEmpty { return types.allSatisfy { if case .external(let name) = $0 { isOfAnotherModule(type: name) } else { false } } }
    var root = node
    while root != none, case let expression = self.node(root, in: context.file), expression.kind == .member || expression.kind == .call {
      // `Kit.topController()`
      if expression.kind == .member, isCalledController(expression.name) { return false }
      root = expression.base
    }
    guard root != none, case let first = self.node(root, in: context.file), first.kind == .name else { return false }
    return startsUppercase(first.name) && isOfAnotherModule(type: first.name)
  }

  /// Whether a type is declared nowhere, and by its name neither UIKit's nor a controller.
  private func isOfAnotherModule(type name: NameID) -> Bool {
    typesByName[name].isEmpty && !begins(name, with: "UI") && !isCalledController(name)
  }

  private func isCalledController(_ name: NameID) -> Bool { ends(name, with: "Controller") || ends(name, with: "controller") }
}
