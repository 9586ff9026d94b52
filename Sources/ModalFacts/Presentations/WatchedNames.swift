// What wakes an observer: the names that it observes, the parts that it asks for of them, what they are worked out from, and what they
// were handed over as.

import SwiftScan

extension FileSet {
  /// The names that stand in a call of an observer's, `.onChange(of: model.state) { if $0.isDone { … } }`, `.task { for await … in model.$isDone.values }`.
  func collectWatched(byCall call: Node, in file: Int32, _ found: inout [NameID]) {
    let arguments = arguments(of: call, in: file)
    for argument in arguments { collectWatched(argument.value, in: file, &found) }
    for argument in arguments where node(argument.value, in: file).kind == .closure { collectParts(askedBy: argument.value, in: file, &found) }
  }

  /// What is observed: `done`, `model.done`, both sides of a comparison, each of a list; of a stream, `model.$state.map(\.isDone)`, what
  /// it begins with and the parts that it is mapped to.
  func collectWatched(_ node: NodeID, in file: Int32, _ found: inout [NameID]) {
    guard node != none else { return }
    var expression = self.node(node, in: file)
    switch expression.kind {
    case .binary:
      collectWatched(expression.base, in: file, &found)
      return collectWatched(expression.first, in: file, &found)
    case .prefix, .index: return collectWatched(expression.base, in: file, &found)
    case .array:
      for element in list(of: expression, in: file) { collectWatched(element, in: file, &found) }
      return
    default: break
    }
    var parts: [NameID] = []
    var isPiped = false
    while expression.kind == .call, expression.base != none {
      let callee = self.node(expression.base, in: file)
      guard callee.kind == .member, callee.base != none else { return }
      for argument in arguments(of: expression, in: file) {
        let path = self.node(argument.value, in: file)
        if path.kind == .keyPath, path.base != none, case let part = self.node(path.base, in: file), part.kind == .member { parts.append(part.name) }
      }
      expression = self.node(callee.base, in: file)
      isPiped = true
    }
    guard expression.kind == .name || expression.kind == .member else { return }
    let name = names.unprojected(expression.name)
    if !isPiped || name != expression.name { found += [name] + parts }
  }

  /// The parts that a closure asks for of what it is handed or observes, and the streams that it waits for.
  private func collectParts(askedBy node: NodeID, in file: Int32, _ found: inout [NameID]) {
    let closure = DeclarationRef(file: file, index: self.node(node, in: file).first)
    let whole = found + parameters(of: closure).map { self[$0].name } + [Word.dollarZero.rawValue]
    for index in self[closure].nodeStart..<self[closure].nodeEnd {
      let part = self.node(index, in: file)
      guard part.kind == .member, part.base != none, case let base = self.node(part.base, in: file), base.kind == .name || base.kind == .member else { continue }
      let name = names.unprojected(base.name)
      if part.name == Known.values.name, name != base.name {
        found.append(name)
      } else if whole.contains(name), !found.contains(part.name) {
        found.append(part.name)
      }
    }
  }
}

extension Project {
  /// The names that wake what a call hangs on a view, with all that they rest on.
  func namesWatched(by observer: NodeRef) -> [NameID] {
    var found: [NameID] = []
    collectWatched(byCall: self[observer], in: observer.file, &found)
    for name in found { found += origins(ofWatched: name) }
    return found
  }

  /// What a watched name is worked out from, and what those hand over who make what watches it.
  func origins(ofWatched name: NameID) -> [NameID] {
    let handed = handed(asWatched: name)
    return sources(ofWatched: name) + handed + handed.flatMap(sources(ofWatched:))
  }

  /// The properties that a computed one is worked out from, `state` of `var isFinished: Bool { state == .done }`, and a stream from what
  /// it begins with, `isDone` of `lazy var finished = $isDone.eraseToAnyPublisher()`. What is no condition is asked only where few have the name.
  private func sources(ofWatched name: NameID) -> [NameID] {
    var found: [NameID] = []
    let properties = declarations[name].filter { self[$0].kind == .variable }
    for property in properties {
      let isCondition = self[property].type != none && node(self[property].type, in: property.file).name == .Bool
      guard isCondition || properties.count <= Self.mostNamesakes else { continue }
      let getter = ValueReader(self).getter(of: property)
      if let getter, self[getter].nodeEnd - self[getter].nodeStart >= Self.longestCondition { continue }
      let root = getter.map { self[$0].body } ?? self[property].value
      guard root != none, getter != nil || node(root, in: property.file).kind == .call else { continue }
      walk(root, in: property.file) { _, node in
        let source = unprojected(node.name)
        if node.kind == .name || node.kind == .member, node.name < Argument.trailing, source != name, getter != nil || source != node.name,
          declarations[source].contains(where: { self[$0].kind == .variable }), !found.contains(source)
        {
          found.append(source)
        }
        return node.kind != .closure
      }
    }
    return found
  }

  /// In nodes.
  private static let longestCondition: NodeID = 40
  private static let mostNamesakes = 6
  private static let mostMakers = 24

  /// `isDone` of `DismissWhen(done: model.isDone)`, whose body observes its property `done`.
  private func handed(asWatched name: NameID) -> [NameID] {
    var found: [NameID] = []
    for property in declarations[name].prefix(Self.mostNamesakes) where self[property].kind == .variable {
      guard self[property].value == none, ValueReader(self).getter(of: property) == nil, let owner = enclosingType(of: parent(of: property)),
        types[Int(owner)].kind == .struct
      else { continue }
      for call in calls[types[Int(owner)].name].prefix(Self.mostMakers) {
        guard let argument = arguments(of: self[call], in: call.file).first(where: { $0.label == name }) else { continue }
        collectHanded(argument.value, by: call, &found)
      }
    }
    return found
  }

  /// What a call hands over, also where it is a function's parameter, as of `func dismissing(when done: Bool)`.
  private func collectHanded(_ value: NodeID, by call: NodeRef, _ found: inout [NameID]) {
    let handed = node(value, in: call.file)
    guard handed.kind == .name, let parameter = meanings(of: handed, in: context(of: call)).first, self[parameter].kind == .parameter,
      let function = parent(of: parameter), self[function].kind == .function
    else { return collectWatched(value, in: call.file, &found) }
    for outer in calls[self[function].name].prefix(Self.mostMakers) {
      if let argument = argument(for: parameter, of: function, call: outer) { collectWatched(argument, in: outer.file, &found) }
    }
  }
}
