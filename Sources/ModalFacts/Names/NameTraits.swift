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
  /// A method of the standard library's collections and optionals, or a type of plain values, which nobody calls.
  static let standard = NameTraits(rawValue: 1 << 5)
  /// Ends like a controller's type.
  static let controllerLike = NameTraits(rawValue: 1 << 6)
  /// Ends like a button's type, or like a bar item's.
  static let buttonLike = NameTraits(rawValue: 1 << 7)
  static let itemLike = NameTraits(rawValue: 1 << 8)
  static let recognizerLike = NameTraits(rawValue: 1 << 9)
  static let builderLike = NameTraits(rawValue: 1 << 10)
  /// SwiftUI's parts of toolbars begin so.
  static let toolbarPart = NameTraits(rawValue: 1 << 11)
  /// Begins with `on`, as labels of closures do.
  static let handlerLike = NameTraits(rawValue: 1 << 12)
  /// Speaks of a title or heading.
  static let titleLike = NameTraits(rawValue: 1 << 13)
  /// A modifier's that may put a navigation bar around what it is called on: `embeddedInNavigation`.
  static let wrapping = NameTraits(rawValue: 1 << 14)
  /// What the rest of the spelling says is known.
  static let known = NameTraits(rawValue: 1 << 15)

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Traits of endings and beginnings.
  init(spelling: UnsafeBufferPointer<UInt8>) {
    self = .known
    func begins(_ prefix: StaticString) -> Bool { spelling.holds(prefix, at: 0) }
    func ends(_ suffix: StaticString) -> Bool { spelling.holds(suffix, at: spelling.count - suffix.utf8CodeUnitCount) }
    if Self.speaksOfTitle(spelling) { insert(.titleLike) }
    let first = spelling.first { $0 != UInt8(ascii: "_") }
    if let first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") {
      insert(.uppercase)
      if ends("Content") || ends("View") { insert(.viewLike) }
    } else {
      if Self.keepingPrefixes.contains(where: begins) { insert(.keeping) }
      // SwiftUI's own begin with `navigation`.
      if !begins("navigation"), Self.mayWrap(spelling) { insert(.wrapping) }
    }
    if ends("Controller") { insert(.controllerLike) }
    if ends("Button") || ends("BarButtonItem") { insert(.buttonLike) }
    if ends("Item") { insert(.itemLike) }
    if ends("Recognizer") { insert(.recognizerLike) }
    if ends("Builder") { insert(.builderLike) }
    if begins("Toolbar") { insert(.toolbarPart) }
    if begins("on") { insert(.handlerLike) }
  }

  private static let keepingPrefixes: [StaticString] = [
    "save", "store", "persist", "autosave", "update", "write", "commit", "sync", "insert", "send", "setValue",
  ]

  /// Whether a name holds `title`, `header`, `heading` or `headline`, with a capital or without. By bytes: searching
  /// strings in strings took longer than all else that is asked of a name.
  private static func speaksOfTitle(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var at = 0
    while at + 5 <= bytes.count {
      let first = bytes[at] | 0x20
      if first == UInt8(ascii: "t"), bytes.holds("itle", at: at + 1) { return true }
      if first == UInt8(ascii: "h"), bytes.holds("ead", at: at + 1),
        bytes.holds("er", at: at + 4) || bytes.holds("ing", at: at + 4) || bytes.holds("line", at: at + 4)
      {
        return true
      }
      at += 1
    }
    return false
  }

  /// Whether a word in a name begins with `nav`, `embed` or `wrap`.
  private static func mayWrap(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for at in bytes.indices where at == 0 || bytes[at] < UInt8(ascii: "a") {
      switch bytes[at] | 0x20 {
      case UInt8(ascii: "n"): if bytes.holds("av", at: at + 1) { return true }
      case UInt8(ascii: "e"): if bytes.holds("mbed", at: at + 1) { return true }
      case UInt8(ascii: "w"): if bytes.holds("rap", at: at + 1) { return true }
      default: break
      }
    }
    return false
  }

  private static let standardNames = [
    "map", "flatMap", "compactMap", "filter", "first", "last", "reduce", "sorted",
    "Bool", "String", "Int", "Double", "Float", "CGFloat", "Date", "URL", "CGSize", "CGRect", "Color", "Font", "Image", "Text", "UIColor",
    "UIFont", "UIImage", "Alignment", "EdgeInsets",
  ]

  private static let quietNames = [
    "selectionChanged", "impactOccurred", "notificationOccurred", "resignFirstResponder", "endEditing", "track", "log",
    "logEvent", "signal", "print", "debug", "info", "error", "warning", "prepare", "sleep", "run", "async", "sync", "asyncAfter",
    "withAnimation", "animate",
  ]

  /// What names say that are told by their whole spelling.
  fileprivate static let listed: [String: NameTraits] = {
    let lists: [([String], NameTraits)] = [
      (Project.viewNames, .systemView.union(.viewLike)), (quietNames, .quiet), (standardNames, .standard),
    ]
    var found: [String: NameTraits] = [:]
    for (spellings, traits) in lists {
      for spelling in spellings { found[spelling, default: []].insert(traits) }
    }
    return found
  }()
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a text stands at a place, which may lie outside.
  @inline(__always)
  func holds(_ text: StaticString, at place: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard place >= 0, length <= count - place else { return false }
    let other = text.utf8Start
    var at = 0
    while at < length, self[place + at] == other[at] { at += 1 }
    return at == length
  }
}

/// What the names of a table say, as far as somebody has asked. It serves every state of a project whose files change.
final class TraitTable {
  @exclusivity(unchecked) private var traits: [NameTraits] = []
  @exclusivity(unchecked) private var unprojected: [NameID] = []
  private let wordsOfName = NumberMap<NameID, [String]>()
  /// The names by which a function leads out.
  @exclusivity(unchecked) private(set) var leaving = NameSet()

  init() {}
  /// What another one knows, for another thread.
  init(_ other: TraitTable) { (traits, unprojected, leaving) = (other.traits, other.unprojected, other.leaving) }

  /// Makes room for names that are new in the table.
  func grow(to names: NameTable) {
    let new = traits.count..<names.count
    guard !new.isEmpty else { return }
    traits.append(contentsOf: repeatElement([], count: new.count))
    unprojected.append(contentsOf: repeatElement(none, count: new.count))
    for name in new where names.withBytes(of: NameID(name), NameTraits.saysLeaving) { leaving.insert(NameID(name)) }
    if new.count > NameTraits.listed.count {
      for (spelling, listed) in NameTraits.listed { if let name = names.find(spelling) { traits[Int(name)].insert(listed) } }
    } else {
      for name in new { if let listed = NameTraits.listed[names[NameID(name)]] { traits[name].insert(listed) } }
    }
  }

  /// What has been asked before. To ask without the names themselves copies no table.
  @inline(__always) func knownTraits(of name: NameID) -> NameTraits? {
    guard Int(name) < traits.count else { return [] }
    return traits[Int(name)].contains(.known) ? traits[Int(name)] : nil
  }

  @inline(__always) func knownUnprojected(_ name: NameID) -> NameID? {
    guard Int(name) < unprojected.count else { return name }
    return unprojected[Int(name)] == none ? nil : unprojected[Int(name)]
  }

  /// `name` for `$name`; the name itself otherwise.
  func unprojected(_ name: NameID, _ names: NameTable) -> NameID {
    if let known = knownUnprojected(name) { return known }
    let found = names.unprojected(name)
    // What `$name` stands for may come to the table later.
    if found != name || names.withBytes(of: name, { $0.first != UInt8(ascii: "$") }) { unprojected[Int(name)] = found }
    return found
  }

  func traits(of name: NameID, _ names: NameTable) -> NameTraits {
    if let known = knownTraits(of: name) { return known }
    traits[Int(name)].formUnion(names.withBytes(of: name) { NameTraits(spelling: $0) })
    return traits[Int(name)]
  }

  func words(of name: NameID, _ names: NameTable) -> [String] {
    guard name < Argument.trailing else { return [] }
    if let known = wordsOfName[name] { return known }
    let words = splitWords(names[name])
    wordsOfName[name] = words
    return words
  }
}

extension Project {
  /// Steps as people read them.
  func texts(of steps: [Step]?) -> [String] {
    (steps ?? []).compactMap { step in
      switch step {
      case .closure: nil
      case .name(let name): "`\(text(name))`"
      case .enumCase(let name): "case .\(text(name))"
      case .observed(let name): "`\(text(name))` observed"
      case .text(let text): text
      }
    }
  }

  func traits(_ name: NameID) -> NameTraits { traits.knownTraits(of: name) ?? traits.traits(of: name, names) }

  /// Whether a function that is called so leads out: `goBack`, `dismissScreen`.
  func saysLeaving(_ name: NameID) -> Bool { traits.leaving.contains(name) }

  func startsUppercase(_ name: NameID) -> Bool { traits(name).contains(.uppercase) }

  /// The words of a name, as `splitWords` parts them.
  func words(of name: NameID) -> [String] { traits.words(of: name, names) }

  /// Whether a name's spelling holds a part. By bytes: the library's search sets up more than it compares.
  func holds(_ name: NameID, _ part: StaticString) -> Bool {
    names.withBytes(of: name) { bytes in
      var at = 0
      while at + part.utf8CodeUnitCount <= bytes.count {
        if bytes.holds(part, at: at) { return true }
        at += 1
      }
      return false
    }
  }

  /// Whether a name's spelling begins, or ends, so.
  func begins(_ name: NameID, with part: StaticString) -> Bool { names.withBytes(of: name) { $0.holds(part, at: 0) } }
  func ends(_ name: NameID, with part: StaticString) -> Bool { names.withBytes(of: name) { $0.holds(part, at: $0.count - part.utf8CodeUnitCount) } }

  func isSystemView(_ name: NameID) -> Bool { traits(name).contains(.systemView) }

  /// `name` for `$name`; the name itself otherwise.
  func unprojected(_ name: NameID) -> NameID { traits.knownUnprojected(name) ?? traits.unprojected(name, names) }
}

extension Project {
  /// Names that usually end a modal from a delegate's or coordinator's code.
  func takesPartInClosing(_ name: NameID) -> Bool {
    let text = text(name).lowercased()
    return text.hasPrefix("dismiss") || text.hasPrefix("close") || text.hasPrefix("onclose") || text.hasPrefix("ondismiss")
      || text.hasPrefix("oncancel") || text.hasPrefix("ondone") || text.hasPrefix("onfinish") || text.hasPrefix("oncompletion")
      || text == "completion" || text == "callback"
  }

  /// Whether a name says that it remembers that something was seen.
  func remembersSeen(_ name: NameID) -> Bool { name != none && name < Argument.trailing && roles.words.isSeen(words(of: name)) }
}
