// What a name's spelling says of it, worked out once for each name: readers ask these questions at every
// call that they meet, and texts are slow.

import SwiftScan

/// Properties of a name's spelling.
struct NameTraits: OptionSet {
  let rawValue: UInt16
  /// Begins with an upper-case letter: a type.
  static let uppercase = NameTraits(rawValue: 1)
  /// One of SwiftUI's own views.
  static let systemView = NameTraits(rawValue: 1 << 1)
  /// Ends like a view's or a view builder's type.
  static let viewLike = NameTraits(rawValue: 1 << 2)
  /// A call that changes nothing a person would miss.
  static let quiet = NameTraits(rawValue: 1 << 3)
  /// A call that hands something on to be kept.
  static let keeping = NameTraits(rawValue: 1 << 4)
  /// A method of the standard library's collections and optionals.
  static let standard = NameTraits(rawValue: 1 << 5)
  /// A modifier's that may put a navigation bar around what it is called on: `embeddedInNavigation`.
  static let wrapping = NameTraits(rawValue: 1 << 6)
  static let known = NameTraits(rawValue: 1 << 15)

  init(rawValue: UInt16) { self.rawValue = rawValue }

  init(of text: String) {
    self = .known
    let first = text.utf8.first { $0 != UInt8(ascii: "_") }
    if let first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") {
      insert(.uppercase)
      if Project.viewNames.contains(text) { insert([.systemView, .viewLike]) }
      if text.hasSuffix("Content") || text.hasSuffix("View") || text == "Label" { insert(.viewLike) }
    } else {
      if Self.quietNames.contains(text) { insert(.quiet) }
      if Self.standardNames.contains(text) { insert(.standard) }
      if Self.keepingPrefixes.contains(where: { text.hasPrefix($0) }) { insert(.keeping) }
      if Self.mayWrap(text) { insert(.wrapping) }
    }
  }

  private static let keepingPrefixes = [
    "save", "store", "persist", "autosave", "update", "write", "commit", "sync", "insert", "send", "setValue",
  ]

  /// SwiftUI's own begin with `navigation`.
  private static func mayWrap(_ text: String) -> Bool {
    let words = splitWords(text)
    return words.first != "navigation" && words.contains { $0.hasPrefix("nav") || $0.hasPrefix("embed") || $0.hasPrefix("wrap") }
  }

  private static let standardNames: Set<String> = ["map", "flatMap", "compactMap", "filter", "first", "last", "reduce", "sorted"]

  private static let quietNames: Set<String> = [
    "selectionChanged", "impactOccurred", "notificationOccurred", "resignFirstResponder", "endEditing", "track", "log",
    "logEvent", "print", "debug", "info", "error", "warning", "prepare", "sleep", "run", "async", "sync", "asyncAfter",
    "withAnimation", "animate",
  ]
}

extension Project {
  func traits(_ name: NameID) -> NameTraits {
    guard Int(name) < traitsOfName.count else { return [] }
    if traitsOfName[Int(name)].contains(.known) { return traitsOfName[Int(name)] }
    let traits = NameTraits(of: names[name])
    traitsOfName[Int(name)] = traits
    return traits
  }

  func startsUppercase(_ name: NameID) -> Bool { traits(name).contains(.uppercase) }

  func isSystemView(_ name: NameID) -> Bool { traits(name).contains(.systemView) }

  /// `name` for `$name`; the name itself otherwise.
  func unprojected(_ name: NameID) -> NameID {
    guard Int(name) < unprojectedNames.count else { return name }
    if unprojectedNames[Int(name)] == none { unprojectedNames[Int(name)] = names.unprojected(name) }
    return unprojectedNames[Int(name)]
  }
}

extension Project {
  /// Names that usually end a modal from a delegate's or coordinator's code.
  func takesPartInClosing(_ name: NameID) -> Bool {
    let text = text(name).lowercased()
    return text.hasPrefix("dismiss") || text.hasPrefix("close") || text.hasPrefix("onclose") || text.hasPrefix("ondismiss")
      || text.hasPrefix("oncancel") || text.hasPrefix("ondone") || text.hasPrefix("onfinish") || text.hasPrefix("oncompletion")
      || text == "completion" || text == "callback"
  }
}
