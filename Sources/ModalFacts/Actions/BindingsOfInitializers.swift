// A binding that a view makes by hand as it is made itself: `_state = .init { lock.state } set: { lock.state = $0 }`. Nobody hands it
// in, so what setting it does stands there.

import SwiftScan

extension Project {
  /// What setting a view's own binding sets, where each of its initialisers that fills the binding makes it by hand, of nothing that is
  /// handed in, and its setter does no more than to set a property; nil where any does more, or none was seen.
  func placesSet(byOwnBinding binding: DeclarationRef) -> [(place: Node, context: Context)]? {
    guard self[binding].kind == .variable, isBinding(binding), let owner = enclosingType(of: parent(of: binding)) else { return nil }
    var found: [(place: Node, context: Context)] = []
    for initializer in initializers(of: owner) {
      for index in self[initializer].nodeStart..<self[initializer].nodeEnd {
        let assignment = node(index, in: initializer.file)
        guard assignment.kind == .assign, isStorage(node(assignment.base, in: initializer.file).name, of: self[binding].name) else { continue }
        guard let place = placeSet(byBindingMade: assignment.first, in: initializer) else { return nil }
        found.append(place)
      }
    }
    return found.isEmpty ? nil : found
  }

  /// The place that the setter of `Binding(get:set:)` or `.init { … } set: { … }` sets, if that is all it does.
  private func placeSet(byBindingMade made: NodeID, in initializer: DeclarationRef) -> (place: Node, context: Context)? {
    let file = initializer.file
    let call = node(made, in: file)
    guard call.kind == .call, call.base != none, case let callee = node(call.base, in: file), callee.name == Known.Binding.name || callee.name == Word.`init`.rawValue,
      let setter = arguments(of: call, in: file).last, setter.label == Word.set.rawValue, node(setter.value, in: file).kind == .closure,
      case let closure = DeclarationRef(file: file, index: node(setter.value, in: file).first),
      let only = ValueReader(self).onlyExpression(of: closure), case let setting = node(only, in: file), setting.kind == .assign
    else { return nil }
    let context = context(of: NodeRef(file: file, index: only))
    var root = node(setting.base, in: file)
    while root.kind == .member, root.base != none { root = node(root.base, in: file) }
    guard root.kind == .name, !meanings(of: root, in: context).contains(where: { self[$0].kind == .parameter }) else { return nil }
    return (node(setting.base, in: file), context)
  }
}

extension ActionReader {
  /// What setting a binding does that its view makes by hand: what that sets, where nobody hears of it besides.
  mutating func drivenBy(ownBinding binding: DeclarationRef) -> Driven {
    guard let places = project.placesSet(byOwnBinding: binding) else { return .unknown }
    var found = Driven.no
    for (place, context) in places {
      // A binding leads on, or back here.
      guard let set = property(place.name, place, in: context), !project.isBinding(set), !project.isRequirement(set), project.observers(of: set).isEmpty, project.setters(of: set).isEmpty,
        ![project.watchedNames, project.observedNames, project.subscribedNames].contains(where: { $0.contains(place.name) })
      else { return .unknown }
      let driven = driven(by: place.name, place, in: context)
      if driven == .unknown { return .unknown }
      if found == .no { found = driven }
    }
    return found
  }
}
