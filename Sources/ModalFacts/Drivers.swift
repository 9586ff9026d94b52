// What drives one presentation: its flags and items by name, and the property itself where it is known. Half an app's sheets
// hang on something called `isPresented`, so whoever sets the namesake of another view or model closes nothing.

import SwiftScan

/// The flags and items that drive one presentation.
struct Drivers: Hashable, ExpressibleByArrayLiteral, Sequence {
  var names: Set<NameID>
  /// The one stored property that all the names mean, where that is known.
  var property: DeclarationRef?

  init(names: Set<NameID>, property: DeclarationRef? = nil) {
    self.names = names
    self.property = property
  }

  init(arrayLiteral elements: NameID...) { self.init(names: Set(elements)) }

  func makeIterator() -> Set<NameID>.Iterator { names.makeIterator() }
  func contains(_ name: NameID) -> Bool { names.contains(name) }
  var isEmpty: Bool { names.isEmpty }
}

extension Project {
  /// The stored property that `$shows` or `$model.shows` is a binding to; nil where it hangs on another, or is not known.
  func property(boundBy node: NodeID, in context: Context) -> DeclarationRef? {
    let expression = self.node(node, in: context.file)
    let name = unprojected(expression.name)
    var found = Declarations()
    if expression.kind == .name, name != expression.name {
      found = meanings(of: name, in: context)
    } else if expression.kind == .member, projectedRoot(of: node, in: context.file) != nil {
      let types = typesOf(expression.base, in: context)
      if types.count == 1, case .project(let type)? = types.first { found = members(named: name, of: type) }
    }
    guard found.count == 1, let property = found.first, holdsValue(property) else { return nil }
    return property
  }

  /// Whether an expression is the binding to a state of the type's own: `$shows`, `self.$shows`.
  func isProjection(_ node: Node, of name: NameID, in file: Int32) -> Bool {
    guard node.kind == .name || node.kind == .member && isSelf(node.base, in: file) else { return false }
    return node.name != name && unprojected(node.name) == name
  }

  /// `model` of `$model.shows`.
  func projectedRoot(of node: NodeID, in file: Int32) -> NameID? {
    let member = self.node(node, in: file)
    guard member.base != none else { return nil }
    let base = self.node(member.base, in: file)
    guard base.kind == .name else { return nil }
    let name = unprojected(base.name)
    return name == base.name ? nil : name
  }

  /// Whether what is set is known to be another property than the one that drives a presentation, one that holds a value of its own.
  /// - Parameters:
  ///   - name: Of the property, where what is set is its binding: `$shows.wrappedValue = false`.
  func isAnother(_ left: Node, _ name: NameID, than driver: DeclarationRef, in context: Context) -> Bool {
    var found = Declarations()
    if left.kind == .name {
      found = meanings(of: name, in: context)
    } else if left.kind == .member, left.base != none {
      let types = typesOf(left.base, in: context)
      if types.count == 1 { found = members(named: name, of: types) }
    }
    guard found.count == 1, let property = found.first, property != driver, holdsValue(property),
      let owner = enclosingType(of: parent(of: property)), let other = enclosingType(of: parent(of: driver))
    else { return false }
    // An override is the same property.
    return owner != other && !family(of: owner).contains(other)
  }

  /// Whether a property is a place of its own: no binding, no setting, nothing that is worked out or that a wrapper may share.
  private func holdsValue(_ property: DeclarationRef) -> Bool {
    guard self[property].kind == .variable, parent(of: property).map({ self[$0].kind.isType && self[$0].kind != .protocol }) ?? false,
      !isBinding(property), ValueReader(self).getter(of: property) == nil
    else { return false }
    return attributes(of: property).allSatisfy { $0.name == Known.State.name || $0.name == Known.Published.name }
  }
}
