// What generic parameters stand for. `class Screen<Model>` says nothing of its `model`, but `class Story: Screen<StoryModel>` does;
// where nobody does, what it has to conform to tells who is meant.

import SwiftScan

/// A generic parameter of a function or type.
struct GenericParameter {
  /// The function, type or part of a type that has it.
  let owner: DeclarationRef
  /// Its place among the others.
  let place: Int
  /// What it conforms to, a skipped node where that is not said there.
  let conformance: NodeRef
}

extension Project {
  /// The generic parameter of this name of a function or type around; nil for any other name.
  func genericParameter(_ name: NameID, in scope: DeclarationRef?) -> GenericParameter? {
    var current = scope
    while let at = current {
      if let found = genericParameter(name, of: at) { return found }
      // An extension has those of the type.
      if self[at].kind == .extension, let type = type(of: at) {
        for part in types[Int(type)].parts { if let found = genericParameter(name, of: part) { return found } }
      }
      current = parent(of: at)
    }
    return nil
  }

  /// Whether a name is a generic parameter that is a controller: `class Split<Top: UIViewController>`.
  func isGenericController(_ name: NameID, in scope: DeclarationRef) -> Bool {
    guard let conformance = genericParameter(name, in: scope)?.conformance, case let type = self[conformance], type.kind == .name else { return false }
    return type.name == .UIViewController || typesByName[type.name].contains(where: isViewController)
  }

  private func genericParameter(_ name: NameID, of declaration: DeclarationRef) -> GenericParameter? {
    let generics = signature(of: declaration).generics
    guard generics.count > 0 else { return nil }
    let nodes = list(generics, in: declaration.file)
    for index in stride(from: 0, to: nodes.count - 1, by: 2) where node(nodes[index], in: declaration.file).name == name {
      return GenericParameter(owner: declaration, place: index / 2, conformance: NodeRef(file: declaration.file, index: nodes[index + 1]))
    }
    return nil
  }

  /// The types that those who inherit from a class put in the place of its parameter; where nobody does, what it conforms to; none
  /// where that is not said either, or is from outside: some type of the project's may conform to it.
  func types(standingFor parameter: GenericParameter, depth: Int) -> Types {
    var bound = Types()
    if let type = type(of: parameter.owner) {
      for heir in descendants(of: type) {
        for part in types[Int(heir)].parts {
          for inherited in inherits(of: part) {
            // `Screen<StoryModel>`, where `Screen` has the parameter.
            let node = node(inherited, in: part.file)
            guard node.kind == .generic, self.node(node.base, in: part.file).name == types[Int(type)].name else { continue }
            let arguments = list(of: node, in: part.file)
            guard parameter.place < arguments.count else { continue }
            let context = Context(file: part.file, scope: part, position: none, frame: nil)
            bound.formUnion(resolve(type: arguments[parameter.place], in: context, depth: depth + 1))
          }
        }
      }
    }
    guard bound.isEmpty, self[parameter.conformance].kind != .skipped else { return bound }
    let context = Context(file: parameter.owner.file, scope: parent(of: parameter.owner), position: none, frame: nil)
    return resolve(type: parameter.conformance.index, in: context, depth: depth + 1).filter { if case .project = $0 { true } else { false } }
  }
}
