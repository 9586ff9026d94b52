// Whatever gives a name to something, or opens a scope, is a declaration: types, functions, properties,
// parameters, local bindings, closures. They stand in source order with the index where their own
// content ends, so that "members of" is a skip through the array and "enclosing" a binary search.

/// One declaration or scope of a file.
public struct Declaration: Sendable, Equatable {
  public var kind: DeclarationKind
  public var modifiers: Modifiers
  public var name: NameID
  /// A parameter's argument label; `none` for `_`.
  public var label: NameID = none
  /// The declaration around this one; `none` at file level.
  public var parent: DeclarationID
  /// One past the last declaration inside this one.
  public var end: DeclarationID = 0
  /// The declared, returned, extended or aliased type.
  public var type: NodeID = none
  /// The initial or default value, or what a binding is bound to.
  public var value: NodeID = none
  /// The block of a function, closure, accessor or implicit getter.
  public var body: NodeID = none
  /// Into `Outline.signatures`; `none` where there is nothing in it.
  public var signature: UInt32 = none
  /// The nodes made inside this declaration: `nodes.start ..< nodes.end`.
  public var nodeStart: NodeID
  public var nodeEnd: NodeID = 0

  public init(_ kind: DeclarationKind, name: NameID, parent: DeclarationID, nodeStart: NodeID) {
    self.kind = kind
    self.modifiers = []
    self.name = name
    self.parent = parent
    self.nodeStart = nodeStart
  }
}

/// What one declaration in five has some of.
public struct Signature: Sendable, Equatable {
  /// Inherited types, in `Outline.lists`.
  public var inherits = ListRange()
  /// The generic parameters, in `Outline.lists`: of each its name and what it conforms to, skipped where that is not said.
  public var generics = ListRange()
  /// Parameters, in `Outline.lists` (indices of declarations).
  public var parameters = ListRange()
  /// Attributes, in `Outline.attributes`.
  public var attributes = ListRange()

  public init() {}
}

/// A run of `Outline.lists` or `Outline.attributes`.
public struct ListRange: Sendable, Equatable {
  public var first: UInt32 = 0
  public var count: UInt32 = 0
  public init(first: UInt32 = 0, count: UInt32 = 0) {
    self.first = first
    self.count = count
  }
}

public enum DeclarationKind: UInt8, Sendable {
  case `struct`, `class`, `enum`, actor, `protocol`, `extension`
  case function, initializer, deinitializer, `subscript`
  /// `get`, `set`, `willSet`, `didSet` and their kin, named so.
  case accessor
  /// A property or local variable; `let` has the modifier `constant`.
  case variable
  case enumCase, typeAlias, associatedType
  case parameter
  /// A name bound by a condition, a pattern, a loop or a capture list.
  case binding
  case closure

  /// A nominal type or an extension of one.
  public var isType: Bool { rawValue <= DeclarationKind.extension.rawValue }
  /// Has parameters and a body.
  public var isFunction: Bool {
    self == .function || self == .initializer || self == .deinitializer || self == .subscript
  }
}

public struct Modifiers: OptionSet, Sendable {
  public let rawValue: UInt16
  public init(rawValue: UInt16) { self.rawValue = rawValue }
  public static let `static` = Modifiers(rawValue: 1)
  public static let override = Modifiers(rawValue: 1 << 1)
  public static let `private` = Modifiers(rawValue: 1 << 2)
  public static let lazy = Modifiers(rawValue: 1 << 3)
  public static let weak = Modifiers(rawValue: 1 << 4)
  public static let constant = Modifiers(rawValue: 1 << 5)
  /// `optional`, `init?`, or a property, variable or parameter whose type ends with `?` or `!`.
  public static let optional = Modifiers(rawValue: 1 << 6)
  public static let inactive = Modifiers(rawValue: 1 << 7)
  public static let conditional = Modifiers(rawValue: 1 << 8)
  /// A parameter with `inout`, or a function type marked `@escaping`.
  public static let `inout` = Modifiers(rawValue: 1 << 9)
  /// Bound by taking a value apart (`case .a(let x)`, `for x in`), so not the value itself.
  public static let destructured = Modifiers(rawValue: 1 << 10)
  public static let final = Modifiers(rawValue: 1 << 11)
  /// `public`, `open` or `package`: other modules may use it.
  public static let exported = Modifiers(rawValue: 1 << 12)
  /// A function that is `async` or `throws`, or an `async let`.
  public static let effectful = Modifiers(rawValue: 1 << 13)
  /// A parameter whose type begins with `@autoclosure`: the call hands over an expression.
  public static let autoclosure = Modifiers(rawValue: 1 << 14)
  /// `fileprivate`, which is `private` as well.
  public static let ofFile = Modifiers(rawValue: 1 << 15)
}

/// `@Name(argument)`.
public struct Attribute: Sendable, Equatable {
  public var name: NameID
  /// The first argument's node, e.g. the key path of `@Environment(\.dismiss)`; `none` without.
  public var argument: NodeID
  public init(name: NameID, argument: NodeID) {
    self.name = name
    self.argument = argument
  }
}
