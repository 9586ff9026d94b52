// Methods that helpers hand on by their names: `forEach(removeGestureRecognizer)` in an extension of `UIView`. Whoever is handed one is
// taken to run it, on what the helper is called on.

import SwiftScan

/// A method that is handed on by its name.
struct HandedMethod {
  /// What it is handed to.
  let call: NodeRef
  /// Whose method it is; `none` for the object whose code this is.
  let receiver: NodeID
}

extension Project {
  /// Where the functions that are added to classes from outside, or to whatever conforms to a protocol, hand on a method of this name.
  func handedInHelpers(_ name: NameID) -> [HandedMethod] {
    guard handedNames.contains(name) else { return [] }
    if let known = methodsHandedInHelpers[name] { return known }
    let parts = types.indices.lazy.filter { self.isHelpers(TypeID($0)) }.flatMap { self.types[$0].parts }
    let found = parts.sorted().filter { isHandedOn(name, in: $0.file, inside: $0) }.flatMap { handed(name, inside: $0) }
    methodsHandedInHelpers[name] = found
    return found
  }

  private func handed(_ name: NameID, inside part: DeclarationRef) -> [HandedMethod] {
    (self[part].nodeStart..<self[part].nodeEnd).compactMap { index in
      let call = node(index, in: part.file)
      guard call.kind == .call || call.kind == .macro, !call.flags.contains(.inactive) else { return nil }
      for argument in arguments(of: call, in: part.file) {
        let method = node(called(argument.value, in: part.file), in: part.file)
        guard method.name == name, method.kind == .name || method.kind == .member && method.base != none else { continue }
        let isOwn = method.kind == .name || isSelf(method.base, in: part.file) || startsUppercase(node(method.base, in: part.file).name)
        return HandedMethod(call: NodeRef(file: part.file, index: index), receiver: isOwn ? none : method.base)
      }
      return nil
    }
  }
}
