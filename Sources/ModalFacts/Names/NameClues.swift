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

  private static let inputSuffixes = ["TextView", "TextField", "InputView", "InputField", "InputViewModel"]
}

extension NameTable {
  /// Whether a type from outside may be a function's, as far as its spelling says.
  func isSpeltAsFunction(_ name: NameID) -> Bool {
    withBytes(of: name) { bytes in Self.functionSuffixes.contains { bytes.suffix($0.utf8.count).elementsEqual($0.utf8) } }
  }

  private static let functionSuffixes = ["Action", "Block", "Callback", "Closure", "Completion", "Function", "Handler"]
}
