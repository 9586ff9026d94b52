// The words that Swift itself gives a meaning to, with fixed numbers: a `NameTable` seeded with
// `Word.spellings` gives each the number `Word.x.rawValue`, so that the parser compares integers.
// The order matters: reserved words come first (those that are values before all others), because
// the lexer asks by range whether a regex literal may follow a word. A test holds the spellings to
// the names of the cases.

/// A word with a meaning in Swift's grammar, reserved or contextual.
public enum Word: UInt32, CaseIterable, Sendable {
  // Reserved, and values: an operand may not follow.
  case `true`, `false`, `nil`, `self`, `Self`, `super`, `Any`

  // Reserved, and not values.
  case `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`, `default`, `defer`
  case `deinit`, `do`, `else`, `enum`, `extension`, `fallthrough`, `fileprivate`, `for`, `func`
  case `guard`, `if`, `import`, `in`, `init`, `inout`, `internal`, `is`, `let`, `operator`
  case `precedencegroup`, `private`, `protocol`, `public`, `repeat`, `rethrows`, `return`
  case `static`, `struct`, `subscript`, `switch`, `throw`, `throws`, `try`, `typealias`, `var`
  case `where`, `while`

  // Contextual: words like any other but in their places.
  case underscore, actor, any, assignment, associativity, async, attached, autoclosure, available
  case await, backDeployed, before, borrow, borrowing, canImport, compiler, consume, consuming
  case convenience, convention, copy, DEBUG, deprecated, didSet, discard, distributed, dynamic
  case each, escaping, exported, file, final, freestanding, get, higherThan, indirect, infix
  case introduced, isolated, lazy, left, line, lowerThan, macro, message, module, mutating
  case noasync, noescape, none, nonisolated, nonmutating, nonsending, objc, obsoleted, of, open
  case optional, os, override, package, postfix, preconcurrency, prefix, `Protocol`, read, reasync
  case renamed, required, retroactive, right, safe, Sendable, sending, set, some, swift
  case targetEnvironment, then, `Type`, unavailable, unchecked, unowned, unsafe, using, weak
  case willSet, yield, arch, hasAttribute, hasFeature, MainActor, discardableResult, objcMembers
  case main, dynamicMemberLookup, dynamicCallable, propertyWrapper, resultBuilder, testable
  case frozen, inlinable, usableFromInline, selector, keyPath, _modify, _read
  case _originallyDefinedIn, _spi_available, _backDeploy, _specialize, _version, __consuming
  case __owned, __shared, iOS, macOS, tvOS, watchOS, visionOS, Linux, Windows, simulator
  case macCatalyst, dollarZero, error, newValue, oldValue

  /// The spelling of every word, in the order of `allCases`.
  public static let spellings: [String] = """
    true false nil self Self super Any as associatedtype break case catch class continue default \
    defer deinit do else enum extension fallthrough fileprivate for func guard if import in init \
    inout internal is let operator precedencegroup private protocol public repeat rethrows return \
    static struct subscript switch throw throws try typealias var where while _ actor any \
    assignment associativity async attached autoclosure available await backDeployed before borrow \
    borrowing canImport compiler consume consuming convenience convention copy DEBUG deprecated \
    didSet discard distributed dynamic each escaping exported file final freestanding get \
    higherThan indirect infix introduced isolated lazy left line lowerThan macro message module \
    mutating noasync noescape none nonisolated nonmutating nonsending objc obsoleted of open \
    optional os override package postfix preconcurrency prefix Protocol read reasync renamed \
    required retroactive right safe Sendable sending set some swift targetEnvironment then Type \
    unavailable unchecked unowned unsafe using weak willSet yield arch hasAttribute hasFeature \
    MainActor discardableResult objcMembers main dynamicMemberLookup dynamicCallable \
    propertyWrapper resultBuilder testable frozen inlinable usableFromInline selector keyPath \
    _modify _read _originallyDefinedIn _spi_available _backDeploy _specialize _version __consuming \
    __owned __shared iOS macOS tvOS watchOS visionOS Linux Windows simulator macCatalyst $0 error \
    newValue oldValue
    """.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }

  /// The text of this word as it stands in source.
  public var spelling: String { Word.spellings[Int(rawValue)] }

  /// The word with this number, if there is one. Most names are none, and are told by one comparison.
  @inline(__always)
  init?(_ name: NameID) {
    guard name < Word.count else { return nil }
    // Words count from zero, in memory as well; what the compiler makes of `rawValue` is a call. A test holds it to the cases.
    self = unsafeBitCast(UInt8(truncatingIfNeeded: name), to: Word.self)
  }

  /// How many words there are, and the first number that is free for other names: a constant, since it is
  /// asked at every comparison. A test holds it to the cases.
  @inlinable public static var count: UInt32 { 181 }
  /// A name's number is below this: it is a reserved word that stands for a value.
  static let valueCount = Word.Any.rawValue + 1
  /// A name's number is below this: it is a reserved word.
  static let reservedCount = Word.while.rawValue + 1
}
