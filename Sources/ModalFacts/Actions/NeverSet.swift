// Flags and modes that nobody ever sets: `@State private var showsClose = false` above an `if showsClose`. What hangs on them never
// comes, and a swipe that only they would refuse is not refused.
// Trap: bindings, key paths, `inout`, decoders, memberwise initialisers and subclasses set properties without an assignment.

import SwiftScan

extension Project {
  /// Whether a flag that is declared `false` is so for as long as its object or view lives.
  func staysFalse(_ property: DeclarationRef) -> Bool {
    let value = self[property].value
    return value != none && node(value, in: property.file).kind == .false && isNeverSet(property)
  }

  /// Whether a property of a class or a view keeps the value that it is declared with: no line of the project, and nothing outside
  /// of it, sets it to anything, or a flag that is `false` to anything else.
  func isNeverSet(_ property: DeclarationRef) -> Bool {
    let declaration = self[property]
    guard declaration.kind == .variable, declaration.value != none, declaration.body == none, !declaration.modifiers.contains(.constant) else { return false }
    if let known = neverSet[property] { return known }
    let found = findNeverSet(property)
    neverSet[property] = found
    return found
  }

  private func findNeverSet(_ property: DeclarationRef) -> Bool {
    let declaration = self[property]
    let name = declaration.name
    guard let parent = parent(of: property), self[parent].kind.isType, let owner = type(of: parent), case let type = types[Int(owner)],
      type.kind == .class || type.kind == .struct && isView(owner), !type.isExternal,
      !declaration.modifiers.contains(.exported), !declaration.modifiers.contains(.override), !declaration.modifiers.contains(.lazy),
      attributes(of: property).allSatisfy({ isListed($0.name, in: Self.plainWrappers) }),
      type.parts.allSatisfy({ attributes(of: $0).allSatisfy { isListed($0.name, in: Self.plainAttributes) } }),
      !ancestors(of: owner).external.contains(where: { isListed($0, in: Self.decoding) }),
      ValueReader(self).getter(of: property) == nil, setters(of: property).isEmpty
    else { return false }
    let isFlag = node(declaration.value, in: property.file).kind == .false
    let isSet = assignments[name].contains { assignment in
      let value = node(self[assignment].first, in: assignment.file)
      // A flag is often set back by whoever would have been the one to set it.
      return !(isFlag && value.kind == .false) && mayMean(assignment, property)
    }
    guard !isSet, changingMembers[name].isEmpty, !isSetByStream(name) else { return false }
    // Whoever is handed a binding may set what it is bound to; so may whoever overrides or asks for it.
    guard !isMentioned("$", before: name), !isMentioned("_", before: name),
      !declarations[name].contains(where: { $0 != property && (isRequirement($0) || self[$0].modifiers.contains(.override)) })
    else { return false }
    if type.kind == .struct, isMemberwise(owner), !declaration.modifiers.contains(.private), isLabelled(name, inCallsOf: type.name) { return false }
    guard initializers(of: owner).allSatisfy({ parameter(of: $0, becoming: name) == nil }) else { return false }
    return declaration.modifiers.contains(.private) ? !isReferred(to: name, in: property.file)
      : !isReferred(to: name)
  }

  private static let plainWrappers: Spellings = ["State", "Published", "ObservationIgnored", "MainActor"]
  private static let plainAttributes: Spellings = ["MainActor", "Observable", "available", "objc", "preconcurrency"]
  private static let decoding: Spellings = ["Codable", "Decodable"]

  private func isMentioned(_ prefix: String, before name: NameID) -> Bool {
    names.find(prefix + text(name)).map(mentionedNames.contains) ?? false
  }

  private func isLabelled(_ label: NameID, inCallsOf type: NameID) -> Bool {
    (Array(calls[type]) + Array(calls[Word.`init`.rawValue])).contains { call in arguments(of: self[call], in: call.file).contains { $0.label == label } }
  }

  /// Whether any file refers to what has a name.
  func isReferred(to name: NameID) -> Bool {
    if let known = referredNames[name] { return known }
    let found = files.indices.contains { isReferred(to: name, in: Int32($0)) }
    referredNames[name] = found
    return found
  }

  /// Whether a file has a key path or a binding to what has a name, hands it over to be changed, or turns it around.
  private func isReferred(to name: NameID, in file: Int32) -> Bool {
    let nodes = files[Int(file)].nodes
    guard nodes.contains(where: { $0.name == name && ($0.kind == .name || $0.kind == .member || $0.kind == .string) }) else { return false }
    func names(_ index: NodeID) -> Bool {
      guard index != none else { return false }
      let node = nodes[Int(index)]
      return node.name == name && (node.kind == .name || node.kind == .member)
    }
    return nodes.contains { node in
      switch node.kind {
      case .string: return node.name == name
      // `$model.flag`, `Bindable(model).flag`
      case .member where node.name == name && node.base != none:
        var root = nodes[Int(node.base)]
        while root.kind == .member, root.base != none { root = nodes[Int(root.base)] }
        return root.kind == .name ? unprojected(root.name) != root.name || text(root.name).hasPrefix("$") : root.kind != .member
      case .keyPath:
        var part = node.base
        while part != none, nodes[Int(part)].kind == .member || nodes[Int(part)].kind == .name {
          if names(part) { return true }
          guard nodes[Int(part)].kind == .member else { return false }
          part = nodes[Int(part)].base
        }
        return false
      // `(title, flag) = await load()`
      case .assign where nodes[Int(node.base)].kind == .tuple:
        return files[Int(file)].list(of: nodes[Int(node.base)]).contains(where: names)
      // `flag.toggle()`, `step.advance()`
      case .call:
        let callee = nodes[Int(node.base)]
        if callee.kind == .member, names(callee.base) { return true }
        return arguments(of: node, in: file).contains { names($0.value) && nodes[Int($0.value)].flags.contains(.handedInOut) }
      default: return false
      }
    }
  }

  /// Whether an assignment may set a property, itself or by way of another that stands for it.
  private func mayMean(_ assignment: NodeRef, _ property: DeclarationRef) -> Bool {
    let left = node(self[assignment].base, in: assignment.file)
    guard left.kind == .name || left.kind == .member && left.base != none else { return true }
    let isOwn = left.kind == .name || isSelf(left.base, in: assignment.file)
    let meant = isOwn ? meanings(of: left, in: context(of: assignment)) : members(meantBy: left, in: context(of: assignment))
    return meant.isEmpty || meant.contains { $0 == property || ValueReader(self).getter(of: $0) != nil }
  }
}
