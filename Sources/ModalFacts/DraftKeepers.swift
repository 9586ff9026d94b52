// What keeps a draft as it is typed: settings behind a property wrapper, observers of a model's property, and
// subscriptions to what it publishes.

import SwiftScan

extension Project {
  /// `@Binding var x`, or a property or parameter of type `Binding<…>`.
  func isBinding(_ property: DeclarationRef) -> Bool {
    if hasAttribute(property, Known.Binding.name) { return true }
    let type = self[property].type
    guard type != none else { return false }
    let node = self.node(type, in: property.file)
    return node.kind == .generic && self.node(node.base, in: property.file).name == .Binding
  }

  /// Whether what is assigned to a property outlives whoever has it.
  func isStored(_ property: DeclarationRef) -> Bool {
    hasAttribute(property, Known.AppStorage.name) || hasAttribute(property, Known.SceneStorage.name)
  }

  /// Whether a property belongs to a type itself, or to the one object of it that all share: `static let shared = Drafts()`.
  func isShared(_ property: DeclarationRef) -> Bool {
    if self[property].modifiers.contains(.static) { return true }
    return enclosingType(of: parent(of: property)).map(hasSharedObject) ?? false
  }

  /// Whether one object of a type is there for all: `static let shared = Drafts()`.
  func hasSharedObject(_ type: TypeID) -> Bool {
    types[Int(type)].parts.contains { part in
      children(of: part).contains { member in
        self[member].kind == .variable && self[member].modifiers.contains(.static) && typesOf(declaration: member).contains(.project(type))
      }
    }
  }

  /// Whether a property of a model may be kept by its wrapper: by any but those that only tell of changes, or that say
  /// how a store has it once it is inserted.
  func mayBeStored(_ property: DeclarationRef) -> Bool {
    attributes(of: property).contains { attribute in
      startsUppercase(attribute.name) && attribute.name != .Published && attribute.name != Word.MainActor.rawValue
        && !Self.plainWrappers.contains(text(attribute.name))
    }
  }

  private static let plainWrappers: Set<String> = [
    "Attribute", "Relationship", "Transient", "NSManaged", "ObservationTracked", "ObservationIgnored", "Guide", "Persisted",
  ]

  /// Whether a closure uses what it is handed.
  func usesHanded(_ closure: NodeID, in file: Int32) -> Bool {
    let declaration = DeclarationRef(file: file, index: node(closure, in: file).first)
    if parameters(of: declaration).contains(where: { self[$0].name != Word.underscore.rawValue }) { return true }
    var isUsed = false
    walk(closure, in: file) { _, node in
      isUsed = isUsed || node.kind == .name && (node.name == Word.dollarZero.rawValue || text(node.name) == "$1")
      return !isUsed
    }
    return isUsed
  }

  /// Observers of a property: `didSet`.
  func observers(of property: DeclarationRef) -> [DeclarationRef] {
    children(of: property).filter { self[$0].kind == .accessor && (self[$0].name == Word.didSet.rawValue || self[$0].name == Word.willSet.rawValue) }
  }

  /// `set`, of what is worked out.
  func setters(of property: DeclarationRef) -> [DeclarationRef] {
    children(of: property).filter { self[$0].kind == .accessor && self[$0].name == Word.set.rawValue }
  }

  /// What a model subscribes to of its own: `$text.debounce(…).sink { save($0) }`.
  func subscriptions(in model: TypeID) -> [Keeper] {
    var found: [Keeper] = []
    for part in types[Int(model)].parts {
      for index in self[part].nodeStart..<self[part].nodeEnd {
        let call = node(index, in: part.file)
        guard call.kind == .call, call.base != none, !call.flags.contains(.inactive) else { continue }
        let callee = node(call.base, in: part.file)
        guard callee.kind == .member, callee.name == .sink else { continue }
        var published: [NameID] = []
        collectPublished(callee.base, in: part.file, &published, 0)
        guard !published.isEmpty, let closure = arguments(of: call, in: part.file).last?.value, node(closure, in: part.file).kind == .closure
        else { continue }
        found.append(
          Keeper(
            action: .expression(closure, context(of: NodeRef(file: part.file, index: index))), mustHandOn: true,
            handed: usesHanded(closure, in: part.file) ? published : []))
      }
    }
    return found
  }

  /// The properties at the beginning of a chain of publishers, and those that are combined with them.
  private func collectPublished(_ node: NodeID, in file: Int32, _ names: inout [NameID], _ depth: Int) {
    guard node != none, depth < 20 else { return }
    let expression = self.node(node, in: file)
    switch expression.kind {
    case .name, .member:
      let name = unprojected(expression.name)
      if name != expression.name { names.append(name) } else if expression.kind == .member { collectPublished(expression.base, in: file, &names, depth + 1) }
    case .call:
      for argument in arguments(of: expression, in: file) where self.node(argument.value, in: file).kind != .closure {
        collectPublished(argument.value, in: file, &names, depth + 1)
      }
      collectPublished(expression.base, in: file, &names, depth + 1)
    default: break
    }
  }
}
