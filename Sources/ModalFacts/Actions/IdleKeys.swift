// Keys of the environment that the project adds, gives an empty closure to begin with, and never sets: `closeModal()` closes nothing.

import SwiftScan

extension Project {
  /// Whether a property asks the environment for a closure that does nothing, whoever shows its view.
  func isIdleKey(_ property: DeclarationRef) -> Bool {
    guard hasAttribute(property, Known.Environment.name),
      let key = attributes(of: property).lazy.compactMap({ self.environmentKey($0, in: property.file) }).first
    else { return false }
    let keys = addedKeys(key)
    guard keys.count == 1, let added = keys.first, !self[added].modifiers.contains(.exported), assignments[key].isEmpty, let idle = beginning(of: added),
      isIdle(idle.node, in: idle.file)
    else { return false }
    return ![Known.environment, .transformEnvironment].contains { modifier in
      calls[modifier.name].contains { call in
        let given = arguments(of: self[call], in: call.file)
        guard !isInactive(call), given.count == 2, let path = given.first.map({ node($0.value, in: call.file) }) else { return false }
        // One that a variable holds may be this one.
        return path.kind != .keyPath || path.base == none || names(key, path.base, in: call.file)
      }
    }
  }

  /// Whether a key path speaks of a key, or of something inside.
  private func names(_ key: NameID, _ path: NodeID, in file: Int32) -> Bool {
    var current = path
    while current != none {
      let part = node(current, in: file)
      if part.name == key || part.name == Word.`self`.rawValue { return true }
      current = part.kind == .member ? part.base : none
    }
    return false
  }

  private func isIdle(_ value: NodeID, in file: Int32) -> Bool {
    let expression = node(value, in: file)
    guard expression.kind == .closure else { return expression.kind == .nil }
    let body = self[DeclarationRef(file: file, index: expression.first)].body
    return body != none && node(body, in: file).count == 0
  }

  /// What a key is where nobody sets it: of `@Entry var close: () -> Void = {}`, or of its type, `self[CloseKey.self]`.
  private func beginning(of key: DeclarationRef) -> (node: NodeID, file: Int32)? {
    if self[key].value != none { return (self[key].value, key.file) }
    let reader = ValueReader(self)
    guard let getter = reader.getter(of: key), let only = reader.onlyExpression(of: getter), case let index = node(only, in: key.file), index.kind == .index,
      let argument = arguments(of: index, in: key.file).first, case let metatype = node(argument.value, in: key.file), metatype.kind == .member, metatype.base != none,
      case .project(let type)? = types(named: node(metatype.base, in: key.file).name, in: Context(file: key.file, scope: getter, position: only, frame: nil)).first,
      let standard = members(named: Known.defaultValue.name, of: type).first
    else { return nil }
    if self[standard].value != none { return (self[standard].value, standard.file) }
    guard let computed = reader.getter(of: standard) else { return nil }
    return reader.onlyExpression(of: computed).map { ($0, standard.file) }
  }
}
