// Who calls a function, as far as names, labels and the types of receivers tell.

import SwiftScan

extension Project {
  /// The calls that may mean a function or an initialiser.
  func callers(of function: DeclarationRef) -> [NodeRef] {
    let isInitializer = self[function].kind == .initializer
    guard let name = isInitializer ? enclosingType(of: function).map({ types[Int($0)].name }) : self[function].name
    else { return [] }
    let own = enclosingType(of: parent(of: function))
    return calls[name].filter { call in
      guard !isInactive(call), fits(function, arguments(of: self[call], in: call.file)) else { return false }
      // A receiver of another type means another function.
      let callee = node(self[call].base, in: call.file)
      guard !isInitializer, callee.kind == .member, callee.base != none, let own, !types[Int(own)].isExternal else { return true }
      let owners = typesOf(callee.base, in: context(of: call))
      return owners.isEmpty || owners.contains { owner in
        guard case .project(let id) = owner else { return false }
        return ancestors(of: id).types.contains(own) || ancestors(of: own).types.contains(id)
      }
    }
  }
}
