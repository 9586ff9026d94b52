// A JSON value that knows where it stood: a mistake in a configuration or a rule page needs a place,
// which `JSONDecoder` cannot give. Objects keep the order of their keys, so that what is written
// is the same bytes each time.

/// One JSON value and the bytes it came from.
public struct JSONValue: Sendable {
  public enum Content: Sendable, Equatable {
    case null
    case bool(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([JSONMember])
  }

  public var content: Content
  /// Byte offsets in the text that was read, half open; empty for a value made in code.
  public var range: Range<Int>

  public init(_ content: Content, range: Range<Int> = 0..<0) {
    self.content = content
    self.range = range
  }
}

/// A key of an object with its value. A key may stand twice in a text; readers see both.
public struct JSONMember: Sendable, Equatable {
  public var key: String
  /// Byte offsets of the key with its quotes, half open.
  public var keyRange: Range<Int>
  public var value: JSONValue

  public init(_ key: String, _ value: JSONValue, keyRange: Range<Int> = 0..<0) {
    self.key = key
    self.keyRange = keyRange
    self.value = value
  }

  public static func == (left: JSONMember, right: JSONMember) -> Bool {
    left.key == right.key && left.value == right.value
  }
}

/// Two values are equal when they say the same; where they stood does not count.
extension JSONValue: Equatable {
  public static func == (left: JSONValue, right: JSONValue) -> Bool {
    left.content == right.content
  }
}

extension JSONValue {
  public static let null = JSONValue(.null)

  /// An object with its keys in the order given.
  public static func object(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    JSONValue(.object(members.map { JSONMember($0.key, $0.value) }))
  }

  public static func array(_ elements: some Sequence<JSONValue>) -> JSONValue {
    JSONValue(.array(Array(elements)))
  }

  public static func string(_ string: String) -> JSONValue { JSONValue(.string(string)) }
  public static func boolean(_ boolean: Bool) -> JSONValue { JSONValue(.bool(boolean)) }
  public static func integer(_ integer: Int) -> JSONValue { JSONValue(.integer(integer)) }

  /// The value under the first `key`, or nil: absent, or not an object.
  public subscript(key: String) -> JSONValue? {
    members?.first { $0.key == key }?.value
  }

  public subscript(index: Int) -> JSONValue? {
    guard let elements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  public var isNull: Bool { content == .null }

  public var bool: Bool? {
    if case .bool(let bool) = content { bool } else { nil }
  }

  public var integer: Int? {
    if case .integer(let integer) = content { integer } else { nil }
  }

  /// Any number, an integer included.
  public var number: Double? {
    switch content {
    case .integer(let integer): Double(integer)
    case .number(let number): number
    default: nil
    }
  }

  public var string: String? {
    if case .string(let string) = content { string } else { nil }
  }

  public var elements: [JSONValue]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  public var members: [JSONMember]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// What the value is, for messages: "a string", "an object".
  public var kindName: String {
    switch content {
    case .null: "null"
    case .bool: "a boolean"
    case .integer, .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(stringLiteral string: String) { self.init(.string(string)) }
  public init(integerLiteral integer: Int) { self.init(.integer(integer)) }
  public init(booleanLiteral bool: Bool) { self.init(.bool(bool)) }
  public init(arrayLiteral elements: JSONValue...) { self.init(.array(elements)) }
  public init(dictionaryLiteral members: (String, JSONValue)...) {
    self.init(.object(members.map { JSONMember($0.0, $0.1) }))
  }
}
