// What runs in the place of a method that is handed an alert, `addActions(to: alert)`: the overrides of those who inherit it, and what
// those who conform to a protocol have instead of its default.

import SwiftScan

extension Project {
  /// The methods that a call may run instead of those that it means by name.
  func standIns(for methods: Declarations, calledBy call: NodeRef) -> [DeclarationRef] {
    let callee = node(self[call].base, in: call.file)
    if callee.kind == .member, callee.base != none, node(callee.base, in: call.file).name == Word.super.rawValue { return [] }
    var found: [DeclarationRef] = []
    for method in methods {
      for other in standIns(for: method) where !methods.contains(other) && !found.contains(other) && !isInactive(other) { found.append(other) }
    }
    return found
  }

  private func standIns(for method: DeclarationRef) -> [DeclarationRef] {
    guard let owner = enclosingType(of: parent(of: method)) else { return [] }
    let name = self[method].name
    switch types[Int(owner)].kind {
    case .class where overriddenNames.contains(name):
      return overrides(of: name, below: owner).filter { hasSameLabels($0, method) }
    case .protocol where members(named: name, of: owner).contains(where: { isRequirement($0) && hasSameLabels($0, method) }):
      return bodies(of: name, below: owner).filter { self[$0].kind == .function && hasSameLabels($0, method) }
    default: return []
    }
  }
}
