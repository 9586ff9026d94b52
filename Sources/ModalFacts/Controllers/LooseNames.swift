// Whether a method that closes is named where nobody can tell who runs it: its selector in a list, a local or a branch, its name handed
// to somebody. A gesture that runs it as well says nothing of that.

import SwiftScan

extension Project {
  /// - Parameter classes: Those of the screen.
  func isNamedLoosely(_ method: DeclarationRef, in classes: some Sequence<TypeID>) -> Bool {
    let name = self[method].name
    let selectors = calls[Listed.selector.name]
    return classes.contains { type in
      types[Int(type)].parts.contains { part in
        places(in: selectors, inside: part).contains { place in
          let selector = selectors[place]
          return !isInactive(selector) && selectorName(selector.index, in: selector.file) == name && isLoose(selector)
        } || handedBesidesSelectors.contains(name) && isHanded(name, inside: part)
      }
    }
  }

  /// Whether a selector is no argument of a call, and neither what a property of a type's holds nor what an object is told, `button.action = …`.
  private func isLoose(_ selector: NodeRef) -> Bool {
    if let scope = scope(of: selector), self[scope].kind == .variable, parent(of: scope).map({ self[$0].kind.isType }) ?? false { return false }
    let nodes = files[Int(selector.file)].nodes
    return !nodes[Int(selector.index) + 1..<min(nodes.count, Int(selector.index) + Self.furthestParent)].contains { node in
      switch node.kind {
      case .call: arguments(of: node, in: selector.file).contains { $0.value == selector.index }
      case .assign: node.first == selector.index && self.node(node.base, in: selector.file).kind == .member
      default: false
      }
    }
  }

  /// In nodes: an argument stands before its call, with the other arguments between them.
  private static let furthestParent = 200

  /// `HeaderView(onTap: leave)`, `header.onTap = leave`
  private func isHanded(_ name: NameID, inside part: DeclarationRef) -> Bool {
    func isName(_ index: NodeID) -> Bool {
      guard index != none, case let node = node(called(index, in: part.file), in: part.file) else { return false }
      return node.name == name && (node.kind == .name || node.kind == .member && isSelf(node.base, in: part.file))
    }
    return (self[part].nodeStart..<self[part].nodeEnd).contains { index in
      let node = node(index, in: part.file)
      switch node.kind {
      case .call: return !node.flags.contains(.inactive) && arguments(of: node, in: part.file).contains { isName($0.value) }
      case .assign: return !node.flags.contains(.inactive) && isName(node.first)
      default: return false
      }
    }
  }
}
