// Expressions and statements are sixteen-byte nodes in one array, children before parents.
// Whoever made a node made all of its subtree just before it, so the nodes of a declaration are one
// contiguous run: that is how the outline knows, without parent links, where a node stands.
// Trap: leaves (names, literals) are shared by all their uses in a file and stand nowhere.

/// A name's number: in a `NameTable` of one file, or of a project once a file has joined it.
public typealias NameID = UInt32
/// An index into `Outline.nodes`.
public typealias NodeID = UInt32
/// An index into `Outline.declarations`.
public typealias DeclarationID = UInt32

/// "No name", "no node", "no declaration".
public let none = UInt32.max

/// One expression or statement. What `base`, `first` and `count` mean depends on `kind`.
public struct Node: Sendable, Equatable {
  public var kind: NodeKind
  public var flags: NodeFlags
  /// How many elements of `Outline.lists` or `Outline.arguments` begin at `first`.
  public var count: UInt16
  public var name: NameID
  /// The main operand.
  public var base: NodeID
  public var first: UInt32

  public init(
    _ kind: NodeKind, name: NameID = none, base: NodeID = none, first: UInt32 = none, count: UInt16 = 0,
    flags: NodeFlags = []
  ) {
    self.kind = kind
    self.flags = flags
    self.count = count
    self.name = name
    self.base = base
    self.first = first
  }
}

public struct NodeFlags: OptionSet, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Compiled out for the platform that is judged.
  public static let inactive = NodeFlags(rawValue: 1)
  /// Stands in an `#if` branch whose condition is not known.
  public static let conditional = NodeFlags(rawValue: 2)
  /// A cast that may fail (`as?`); a loop that passes over what its `where` leaves out.
  public static let optional = NodeFlags(rawValue: 4)
  /// An `if` whose list ends with its `else`.
  public static let hasElse = NodeFlags(rawValue: 8)
  /// A member that stands in an `#if` branch while what it is a member of stands before the `#if`.
  public static let continuesChain = NodeFlags(rawValue: 16)
  /// What stands behind `await` and is no leaf; a loop through what has to be awaited.
  public static let awaited = NodeFlags(rawValue: 32)
  /// `#unavailable`.
  public static let unavailable = NodeFlags(rawValue: 64)
  /// What is handed on to be changed: `value` of `&value`. A name that is, is no shared leaf.
  public static let handedInOut = NodeFlags(rawValue: 128)
}

/// What a node is. In brackets: which fields are used.
public enum NodeKind: UInt8, Sendable {
  // Leaves
  /// An identifier, `self`, `super`, `$name` [name].
  case name
  /// A string without interpolation [name: its text, if short].
  case string
  /// [first: the value of a small decimal in thousandths, else `none`].
  case number
  case `true`, `false`, `nil`, wildcard
  /// Something that was not understood, or too deep to be read.
  case skipped

  // Expressions
  /// `base.name`; without a base `.name` [name, base].
  case member
  /// A call [base: callee; arguments].
  case call
  /// `base[arguments]` [base; arguments].
  case index
  /// `base<list>` [base; list of types].
  case generic
  /// `{ … }` [first: declaration].
  case closure
  /// `[a, b]`, `[a: b]`, `(a, b)` [list]; `(a, b) = (x, y)` is a tuple of assignments.
  case array, dictionary, tuple
  /// A string with interpolation [list].
  case interpolation
  /// `!base`, `-base` [name: operator, base].
  case prefix
  /// `base OPERATOR first`; not an assignment [name, base, first].
  case binary
  /// `base = first` [base, first]; `base += first` [name: operator].
  case assign
  /// `a ? b : c` [list of three].
  case ternary
  /// `base as Type`, `as?`, `as!` [base; first: type].
  case cast
  /// `base is Type` [base; first: type].
  case typeTest
  /// `\Base.name` [base: a member chain, or a name].
  case keyPath
  /// `#name(arguments)` [name; arguments].
  case macro
  /// `(list) -> base` [base; list].
  case functionType
  /// `A & B` [list].
  case composition

  // Statements
  case block
  /// `if` [list: conditions, and the `else` if flagged `hasElse`; base: block].
  case `if`
  /// `guard` [list: conditions; base: the else block].
  case `guard`
  /// `switch` [base: subject; list of cases].
  case `switch`
  /// One case [list: patterns (none: default); base: block].
  case `case`
  /// `for`, `while`, `repeat` [base: block; first: sequence or condition].
  case loop
  /// `do` [list: blocks: the body, then each catch].
  case `do`
  case `defer`
  /// [base: value].
  case `return`, `throw`
  case jump
  /// [first: declaration].
  case declaration
  /// `case pattern = subject` in a condition [base: subject; first: pattern].
  case patternTest
  /// `#available(…)`, `#unavailable(…)` [first: the iOS that it names, see `versionNumber`].
  case availability
}

/// A version as one number, larger for later ones: the minor one in the lowest eight bits.
public func versionNumber(_ major: Int, _ minor: Int) -> UInt32 { UInt32(clamping: major) << 8 | UInt32(clamping: min(minor, 255)) }

/// One argument of a call, subscript or macro.
public struct Argument: Sendable, Equatable {
  /// The label; `none` where there is none, `Argument.trailing` for the first trailing closure.
  public var label: NameID
  public var value: NodeID

  public static let trailing = UInt32.max - 1

  public init(label: NameID, value: NodeID) {
    self.label = label
    self.value = value
  }
}
