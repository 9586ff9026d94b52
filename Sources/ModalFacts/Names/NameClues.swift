// What the name of a type tells while the tables are put together: whether people type into it, and whether it may be a
// function's.

import SwiftScan

/// What a type's name tells, and what the project's types of that name inherit from.
struct NameClues: OptionSet {
  let rawValue: UInt8
  static let known = NameClues(rawValue: 1)
  /// UIKit's text inputs and their heirs are called so.
  static let textInput = NameClues(rawValue: 1 << 1)
  /// May be a function's type.
  static let function = NameClues(rawValue: 1 << 2)
  /// Another name of a tuple, list or table.
  static let group = NameClues(rawValue: 1 << 3)
}

extension ProjectTables {
  /// What a name tells as the types stand now.
  func findClues(of name: NameID) -> NameClues {
    var found: NameClues = .known
    names.withBytes(of: name) { bytes in
      // `UITextField`, `PlaceholderTextView`, `AmountInputView`, and a protocol that is called for one of them.
      let kind = bytes.suffix("Protocol".utf8.count).elementsEqual("Protocol".utf8) ? bytes.dropLast("Protocol".utf8.count) : bytes[...]
      if Self.inputSuffixes.contains(where: { kind.suffix($0.utf8.count).elementsEqual($0.utf8) }) || isTextInput(name, 0) { found.insert(.textInput) }
      // An alias, a type that is called like a function, or one from outside whose name says so.
      if name == .Optional || !typeAliases[name].isEmpty || callableTypes.contains(name)
        || typesByName[name].isEmpty && names.isSpeltAsFunction(name)
      {
        found.insert(.function)
      }
      if typeAliases[name].contains(where: { standsForGroup($0) }) { found.insert(.group) }
    }
    return found
  }

  /// `final class AmountBox: UITextField`: a text field's or text view's class, whatever its name.
  private func isTextInput(_ name: NameID, _ depth: Int) -> Bool {
    if name == .UITextField || name == .UITextView { return true }
    guard depth < 4 else { return false }
    return typesByName[name].contains { id in
      let type = types[Int(id)]
      guard type.kind == .class else { return false }
      return type.inherits.contains { isTextInput($0, depth + 1) }
    }
  }

  private func standsForGroup(_ alias: DeclarationRef) -> Bool {
    guard self[alias].type != none else { return false }
    switch node(self[alias].type, in: alias.file).kind {
    case .tuple, .array, .dictionary: return true
    default: return false
    }
  }

  /// Whether a type may be a function's: it is one, or its name may be one's.
  mutating func mayBeFunction(_ type: NodeID, _ file: Int) -> Bool {
    let node = files[file].nodes[Int(type)]
    switch node.kind {
    case .functionType: return true
    case .generic: return mayBeFunction(node.base, file)
    case .name, .member: return clues(of: node.name).contains(.function)
    default: return false
    }
  }

  /// Whether a property holds closures in a tuple, a list or a table: `[(title: String, run: () -> Void)]`, `[() -> Void]`.
  mutating func keepsFunctions(_ property: DeclarationRef) -> Bool {
    let tables = files[Int(property.file)]
    let (type, value) = (self[property].type, self[property].value)
    guard type != none || value != none else { return false }
    let written = tables.nodes[Int(type != none ? type : value)]
    switch written.kind {
    case .tuple, .array, .dictionary: break
    case .name: guard type != none, clues(of: written.name).contains(.group) else { return false }
    default: return false
    }
    guard let (element, isListed) = element(heldBy: property) else { return false }
    let isTuple = self[element].kind == .tuple
    guard isTuple || isListed else { return false }
    let parts = isTuple ? Array(list(of: self[element], in: element.file)) : [element.index]
    return parts.contains { node($0, in: element.file).kind == .closure || mayBeFunction($0, Int(element.file)) }
  }

  private static let inputSuffixes = ["TextView", "TextField", "InputView", "InputField", "InputViewModel"]
}

extension NameTable {
  /// Whether a type from outside may be a function's, as far as its spelling says.
  func isSpeltAsFunction(_ name: NameID) -> Bool {
    withBytes(of: name) { bytes in Self.functionSuffixes.contains { bytes.suffix($0.utf8.count).elementsEqual($0.utf8) } }
  }

  private static let functionSuffixes = ["Action", "Block", "Callback", "Closure", "Completion", "Function", "Handler"]
}
