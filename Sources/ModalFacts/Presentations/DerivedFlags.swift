// Flags of a value that is made from a state, and parts of one that a view alone watches: `isShown` of `init(_ state: HomeState) { isShown = state.quiz != nil }`
// hangs on `quiz`, and so does `viewStore` in `WithViewStore(store.scope(state: \.quiz)) { viewStore in … }`.

import SwiftScan

extension Project {
  /// The parts of what an initialiser is handed from which it sets a property of this name of a plain value.
  /// - Parameter file: Only what stands there; nil: anywhere.
  func parts(settingDerived name: NameID, in file: Int32? = nil) -> [NodeRef] {
    guard declarations[name].contains(where: { isOfPlainValue($0) }) else { return [] }
    let all = file.map { Array(assignments.list(of: name, in: $0)) } ?? Array(assignments[name])
    var found: [NodeRef] = []
    for assignment in all where !isInactive(assignment) && files[Int(assignment.file)].isOwn(self[assignment].base) {
      guard let initializer = enclosingMember(of: scope(of: assignment)), self[initializer].kind == .initializer,
        let type = enclosingType(of: parent(of: initializer)), members(named: name, of: type).contains(where: { isOfPlainValue($0) })
      else { continue }
      let handed = parameters(of: initializer).map { self[$0].name }
      walk(self[assignment].first, in: assignment.file) { index, node in
        guard node.kind == .member, node.base != none, case let base = self.node(node.base, in: assignment.file), base.kind == .name, handed.contains(base.name)
        else { return true }
        found.append(NodeRef(file: assignment.file, index: index))
        return false
      }
    }
    return found
  }

  /// Whether a property is a plain part of a struct that is no view.
  private func isOfPlainValue(_ property: DeclarationRef) -> Bool {
    guard self[property].kind == .variable, attributes(of: property).isEmpty, let owner = enclosingType(of: parent(of: property)) else { return false }
    return types[Int(owner)].kind == .struct && !isView(owner) && ValueReader(self).getter(of: property) == nil
  }

  /// Whether a function gives back what it is handed: `{ $0 }`, `\.self`.
  func isIdentity(_ function: NodeID, in file: Int32) -> Bool {
    let value = node(function, in: file)
    if value.kind == .keyPath {
      guard value.base != none, case let step = node(value.base, in: file) else { return false }
      return step.name == Word.`self`.rawValue
    }
    guard value.kind == .closure else { return false }
    let closure = DeclarationRef(file: file, index: value.first)
    guard let only = ValueReader(self).onlyExpression(of: closure), case let name = node(only, in: file), name.kind == .name else { return false }
    return name.name == parameters(of: closure).first.map { self[$0].name } ?? Word.dollarZero.rawValue
  }

  /// What says which part of a state a `ViewStore` of this name watches, around a place: key paths and closures.
  func partsWatched(by store: NameID, around place: NodeID, in file: Int32) -> [NodeID] {
    calls.list(of: Known.WithViewStore.name, in: file).flatMap { call -> [NodeID] in
      let arguments = arguments(of: self[call], in: file)
      guard let last = arguments.last, case let value = node(last.value, in: file), value.kind == .closure,
        case let closure = DeclarationRef(file: file, index: value.first), parameters(of: closure).first.map({ self[$0].name == store }) ?? false,
        (self[closure].nodeStart..<self[closure].nodeEnd).contains(place), let first = arguments.first
      else { return [] }
      let scope = node(first.value, in: file)
      let states = scope.kind == .call ? self.arguments(of: scope, in: file).filter { $0.label == .state }.map(\.value) : []
      return states + arguments.filter { $0.label == .observe }.map(\.value)
    }
  }
}
