// Which object a closure sets up that is called with it at once: `Card().then { $0.layer.cornerRadius = 8 }`, `with(card) { … }`,
// `{ $0.isHidden = true; return $0 }(card)`.

import SwiftScan

/// An expression where it stands.
struct SpokenObject {
  let node: NodeID
  let at: NodeRef
}

extension Project {
  /// What `$0`, or the parameter of a closure, stands for where the closure is run on one object; nil for any other name.
  func objectSetUp(as name: NodeID, at use: NodeRef) -> SpokenObject? {
    guard name != none, case let spoken = node(name, in: use.file), spoken.kind == .name else { return nil }
    if spoken.name == Word.dollarZero.rawValue { return closure(around: scope(of: use)).flatMap { objectSetUp(by: $0) } }
    guard let parameter = meanings(of: spoken, in: context(of: use)).first, self[parameter].kind == .parameter, let closure = parent(of: parameter),
      self[closure].kind == .closure, parameters(of: closure).first == parameter
    else { return nil }
    return objectSetUp(by: closure)
  }

  /// What a closure is handed first by the only call that runs it.
  private func objectSetUp(by closure: DeclarationRef) -> SpokenObject? {
    if let call = call(running: closure) {
      return arguments(of: self[call], in: call.file).first.map { SpokenObject(node: $0.value, at: call) }
    }
    guard let call = call(handing: closure) else { return nil }
    let callee = node(self[call].base, in: call.file)
    let arguments = arguments(of: self[call], in: call.file)
    if declarations[callee.name].isEmpty {
      guard isListed(callee.name, in: Self.settingUp) else { return nil }
      if callee.kind == .member { return callee.base != none && arguments.count == 1 ? SpokenObject(node: callee.base, at: call) : nil }
      return arguments.count == 2 ? arguments.first.map { SpokenObject(node: $0.value, at: call) } : nil
    }
    for function in ValueReader(self).functions(meantBy: call) {
      for parameter in parameters(of: function) where isClosure(closure, argument(for: parameter, of: function, call: call), in: call.file) {
        guard let taken = typeTaken(by: parameter) else { continue }
        if taken == Word.Self.rawValue { return callee.kind == .member && callee.base != none ? SpokenObject(node: callee.base, at: call) : nil }
        guard genericParameter(taken, in: function) != nil else { continue }
        // `func with<T>(_ object: T, _ set: (T) -> Void)`
        for other in parameters(of: function) where self[other].type != none && node(self[other].type, in: other.file).name == taken {
          if let object = argument(for: other, of: function, call: call) { return SpokenObject(node: object, at: call) }
        }
      }
    }
    return nil
  }

  /// What packages have that runs a closure on one object, and optionals.
  private static let settingUp: Spellings = ["then", "with", "apply", "also", "do", "map", "flatMap"]

  /// The name of the first type that a closure takes which is handed to a parameter.
  private func typeTaken(by parameter: DeclarationRef) -> NameID? {
    guard self[parameter].type != none else { return nil }
    var type = node(self[parameter].type, in: parameter.file)
    if type.kind == .generic, let wrapped = list(of: type, in: parameter.file).first { type = node(wrapped, in: parameter.file) }
    guard type.kind == .functionType, let first = list(of: type, in: parameter.file).first else { return nil }
    return node(first, in: parameter.file).name
  }

  private func isClosure(_ closure: DeclarationRef, _ value: NodeID?, in file: Int32) -> Bool {
    guard let value, value != none, file == closure.file else { return false }
    let node = node(value, in: file)
    return node.kind == .closure && node.first == closure.index
  }

  /// `{ … }(object)`
  private func call(running closure: DeclarationRef) -> NodeRef? {
    let start = self[closure].nodeEnd
    let end = min(start + 8, NodeID(files[Int(closure.file)].nodes.count))
    return (start..<max(start, end)).lazy.map { NodeRef(file: closure.file, index: $0) }.first { call in
      self[call].kind == .call && self.isClosure(closure, self[call].base, in: closure.file)
    }
  }

  // MARK: Key paths

  /// Where a property is set by a helper that is handed its path: `card.set(\.accessibilityViewIsModal, true)`.
  func told(byPathOf property: Known) -> [ToldOfView] {
    assignments[Listed.keyPath.name].flatMap { assignment -> [ToldOfView] in
      guard !isInactive(assignment), let function = member(around: assignment), self[function].kind == .function else { return [] }
      let object = node(self[assignment].base, in: assignment.file)
      guard object.kind == .index, isSelf(object.base, in: assignment.file), let path = arguments(of: object, in: assignment.file).first,
        let taken = parameter(of: function, named: path.value), let given = parameter(of: function, named: self[assignment].first)
      else { return [] }
      return callers(of: function).compactMap { call in
        guard let path = argument(for: taken, of: function, call: call), let value = argument(for: given, of: function, call: call),
          case let written = node(path, in: call.file), written.kind == .keyPath, written.base != none, node(written.base, in: call.file).name == property.name
        else { return nil }
        let callee = node(self[call].base, in: call.file)
        return ToldOfView(view: callee.kind == .member ? callee.base : none, value: value, at: call)
      }
    }
  }

  private func parameter(of function: DeclarationRef, named node: NodeID) -> DeclarationRef? {
    guard node != none, case let name = self.node(node, in: function.file), name.kind == .name else { return nil }
    return parameters(of: function).first { self[$0].name == name.name }
  }
}
