// Functions that change nothing a person would miss: they work something out, let the phone buzz or put the keyboard away.
// Who calls one beside closing commits nothing.

import SwiftScan

extension Project {
  /// Whether all that a function does is to work something out, or quiet; nothing that was not seen is, nor a body that is empty still.
  func isIdle(_ function: DeclarationRef) -> Bool {
    if let known = idleFunctions[function] { return known }
    let found = isIdle(function, 0)
    idleFunctions[function] = found
    return found
  }

  /// `#selector(hideKeyboard)`: a method that was read to its end.
  func isIdle(_ action: Action) -> Bool {
    if case .body(let method, _) = action { isIdle(method) } else { false }
  }

  /// What is asked on the way is not kept: further down less is looked at.
  private func isIdle(_ function: DeclarationRef, _ depth: Int) -> Bool {
    depth < 4 && self[function].kind == .function && self[function].body != none && node(self[function].body, in: function.file).count > 0
      && (self[function].nodeStart..<self[function].nodeEnd).allSatisfy { isIdle(NodeRef(file: function.file, index: $0), in: function, depth) }
  }

  private func isIdle(_ statement: NodeRef, in function: DeclarationRef, _ depth: Int) -> Bool {
    let node = self[statement]
    switch node.kind {
    case .assign: return isLocal(node.base, at: statement)
    case .call where !node.flags.contains(.inactive):
      let callee = self.node(node.base, in: statement.file)
      // Often in the place of what is still to be written.
      if text(callee.name) == "print" { return false }
      if traits(callee.name).contains(.quiet) { return true }
      guard callee.kind == .name || callee.kind == .member else { return false }
      if callee.kind == .name, startsUppercase(callee.name) {
        return typesByName[callee.name].allSatisfy { types[Int($0)].kind == .struct || types[Int($0)].kind == .enum }
      }
      // `sendAction(#selector(UIResponder.resignFirstResponder), to: nil, …)`
      if selectorName(in: arguments(of: node, in: statement.file), of: statement.file) == Known.resignFirstResponder.name { return true }
      let declared = declarations[callee.name]
      // `func save() { try? context.save() }` calls another's.
      guard declared.isEmpty else { return declared.allSatisfy { $0 != function && isIdle($0, depth + 1) } }
      return isListed(callee.name, in: Self.workingOut)
    default: return true
    }
  }

  /// Whether what is set is a variable of the function's own.
  private func isLocal(_ place: NodeID, at statement: NodeRef) -> Bool {
    var root = node(place, in: statement.file)
    while root.kind == .member || root.kind == .index, root.base != none { root = node(root.base, in: statement.file) }
    guard root.kind == .name, let meant = meanings(of: root, in: context(of: statement)).first, self[meant].kind == .variable else { return false }
    return parent(of: meant).map { !self[$0].kind.isType } ?? false
  }

  /// What numbers, texts and lists are asked for.
  private static let workingOut: Spellings = [
    "min", "max", "abs", "pow", "sqrt", "exp", "floor", "ceil", "round", "rounded", "zip", "stride", "map", "flatMap", "compactMap", "filter", "reduce", "sorted",
    "first", "last", "prefix", "suffix", "dropFirst", "dropLast", "contains", "allSatisfy", "firstIndex", "reversed", "joined", "split", "components",
    "trimmingCharacters", "replacingOccurrences", "lowercased", "uppercased", "hasPrefix", "hasSuffix", "formatted", "string", "number", "date",
  ]
}
