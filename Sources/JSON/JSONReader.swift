// Reads JSON as people write it: comments and trailing commas are taken, anything else is an error
// with its byte offset. Nesting is bounded, since values are read, compared and freed by recursion.

/// Why a text is no JSON, and the byte offset where that was seen.
public struct JSONError: Error, Equatable, Sendable {
  public var offset: Int
  public var message: String

  public init(offset: Int, message: String) {
    self.offset = offset
    self.message = message
  }
}

extension JSONValue {
  /// How many arrays and objects may stand in each other.
  public static let depthLimit = 512

  /// Reads one value and nothing after it but white space and comments. A byte-order mark is passed over.
  /// - Parameter isStrict: Comments and trailing commas are errors, as between programs.
  /// - Throws: `JSONError` at the first byte that does not belong.
  public static func read(_ bytes: some Collection<UInt8>, isStrict: Bool = false) throws(JSONError) -> JSONValue {
    // One copy of the bytes, so that the reader below is compiled once, for one type.
    var reader = JSONReader(bytes: Array(bytes), isStrict: isStrict)
    return try reader.readDocument()
  }

  public static func read(_ text: String) throws(JSONError) -> JSONValue {
    try read(text.utf8)
  }
}

private struct JSONReader {
  let bytes: [UInt8]
  let isStrict: Bool
  var offset = 0
  var depth = 0

  init(bytes: [UInt8], isStrict: Bool) {
    self.bytes = bytes
    self.isStrict = isStrict
  }

  mutating func readDocument() throws(JSONError) -> JSONValue {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    try skipSpace()
    let value = try readValue()
    try skipSpace()
    guard offset == bytes.count else { throw error("nothing may follow the value") }
    return value
  }

  private func error(_ message: String, at place: Int? = nil) -> JSONError {
    JSONError(offset: place ?? offset, message: message)
  }

  private var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func skipSpace() throws(JSONError) {
    while let byte = current {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      case UInt8(ascii: "/") where !isStrict: try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(JSONError) {
    let start = offset
    let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
    switch next {
    case UInt8(ascii: "/"):
      while let byte = current, byte != 0x0A, byte != 0x0D { offset += 1 }
    case UInt8(ascii: "*"):
      offset += 2
      while offset + 1 < bytes.count {
        if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") {
          offset += 2
          return
        }
        offset += 1
      }
      throw error("the comment never ends", at: start)
    default:
      throw error("a value was expected, not `/`")
    }
  }

  private mutating func readValue() throws(JSONError) -> JSONValue {
    let start = offset
    guard let byte = current else { throw error("the text ends where a value was expected") }
    let content: JSONValue.Content
    switch byte {
    case UInt8(ascii: "{"): content = .object(try readMembers())
    case UInt8(ascii: "["): content = .array(try readElements())
    case UInt8(ascii: "\""): content = .string(try readString())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): content = try readNumber()
    default: content = try readWord()
    }
    return JSONValue(content, range: start..<offset)
  }

  private mutating func enter() throws(JSONError) {
    depth += 1
    guard depth <= JSONValue.depthLimit else {
      throw error("nested deeper than \(JSONValue.depthLimit)")
    }
    offset += 1
  }

  private mutating func readMembers() throws(JSONError) -> [JSONMember] {
    let open = offset
    try enter()
    var members: [JSONMember] = []
    while true {
      try skipSpace()
      guard let byte = current else { throw error("`{` is never closed", at: open) }
      if byte == UInt8(ascii: "}") {
        guard members.isEmpty || !isStrict else { throw error("a key was expected after `,`") }
        break
      }
      guard byte == UInt8(ascii: "\"") else { throw error("a key in double quotes was expected") }
      let keyStart = offset
      let key = try readString()
      let keyRange = keyStart..<offset
      try skipSpace()
      guard current == UInt8(ascii: ":") else { throw error("`:` was expected after the key `\(key)`") }
      offset += 1
      try skipSpace()
      members.append(JSONMember(key, try readValue(), keyRange: keyRange))
      if try !readSeparator(before: UInt8(ascii: "}"), open: open) { break }
    }
    offset += 1
    depth -= 1
    return members
  }

  private mutating func readElements() throws(JSONError) -> [JSONValue] {
    let open = offset
    try enter()
    var elements: [JSONValue] = []
    while true {
      try skipSpace()
      guard let byte = current else { throw error("`[` is never closed", at: open) }
      if byte == UInt8(ascii: "]") {
        guard elements.isEmpty || !isStrict else { throw error("a value was expected after `,`") }
        break
      }
      elements.append(try readValue())
      if try !readSeparator(before: UInt8(ascii: "]"), open: open) { break }
    }
    offset += 1
    depth -= 1
    return elements
  }

  /// True after a comma; false before the closing bracket, which is left to be read.
  private mutating func readSeparator(before close: UInt8, open: Int) throws(JSONError) -> Bool {
    try skipSpace()
    guard let byte = current else {
      throw error("`\(Unicode.Scalar(bytes[open]))` is never closed", at: open)
    }
    if byte == UInt8(ascii: ",") {
      offset += 1
      return true
    }
    guard byte == close else { throw error("`,` or `\(Unicode.Scalar(close))` was expected") }
    return false
  }

  private mutating func readWord() throws(JSONError) -> JSONValue.Content {
    let start = offset
    while let byte = current, isWordByte(byte) { offset += 1 }
    let word = String(decoding: bytes[start..<offset], as: UTF8.self)
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    case "": throw error("a value was expected", at: start)
    default: throw error("`\(word)` is no JSON value", at: start)
    }
  }

  private mutating func readNumber() throws(JSONError) -> JSONValue.Content {
    let start = offset
    if current == UInt8(ascii: "-") { offset += 1 }
    let digits = skipDigits()
    guard digits > 0 else { throw error("digits were expected after `-`") }
    guard digits == 1 || bytes[offset - digits] != UInt8(ascii: "0") else {
      throw error("a number must not begin with `0`", at: start)
    }
    var isInteger = true
    if current == UInt8(ascii: ".") {
      isInteger = false
      offset += 1
      guard skipDigits() > 0 else { throw error("digits were expected after `.`") }
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      isInteger = false
      offset += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { offset += 1 }
      guard skipDigits() > 0 else { throw error("digits were expected in the exponent") }
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    if isInteger, let integer = Int(text) { return .integer(integer) }
    guard let number = Double(text), number.isFinite else {
      throw error("the number `\(text)` is out of range", at: start)
    }
    return .number(number)
  }

  private mutating func skipDigits() -> Int {
    let start = offset
    while let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { offset += 1 }
    return offset - start
  }

  private mutating func readString() throws(JSONError) -> String {
    let open = offset
    offset += 1
    let start = offset
    // Most strings have no escape: they are decoded in one piece.
    while let byte = current, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
      offset += 1
    }
    if current == UInt8(ascii: "\"") {
      offset += 1
      return String(decoding: bytes[start..<offset - 1], as: UTF8.self)
    }
    var text = Array(bytes[start..<offset])
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text.append(contentsOf: try readEscape())
      case ..<0x20:
        throw byte == 0x0A || byte == 0x0D
          ? error("the string never ends", at: open) : error("a control character must be escaped")
      default:
        text.append(byte)
        offset += 1
      }
    }
    throw error("the string never ends", at: open)
  }

  private mutating func readEscape() throws(JSONError) -> [UInt8] {
    let start = offset
    offset += 1
    guard let byte = current else { throw error("the string never ends", at: start) }
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): return Array(String(Character(try readUnicodeEscape(start))).utf8)
    default: throw error("no such escape", at: start)
    }
  }

  /// The scalar of `\uXXXX`, with the second half of a surrogate pair; a lone half is U+FFFD.
  private mutating func readUnicodeEscape(_ start: Int) throws(JSONError) -> Unicode.Scalar {
    let replacement: Unicode.Scalar = "\u{FFFD}"
    let unit = try readHexDigits(start)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard (0xD800..<0xDC00).contains(unit), offset + 1 < bytes.count,
      bytes[offset] == UInt8(ascii: "\\"), bytes[offset + 1] == UInt8(ascii: "u")
    else { return replacement }
    let before = offset
    offset += 2
    let second = try readHexDigits(before)
    guard (0xDC00..<0xE000).contains(second) else {
      offset = before
      return replacement
    }
    return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00)) ?? replacement
  }

  private mutating func readHexDigits(_ start: Int) throws(JSONError) -> UInt32 {
    guard offset + 4 <= bytes.count,
      bytes[offset..<offset + 4].allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }),
      let unit = UInt32(String(decoding: bytes[offset..<offset + 4], as: UTF8.self), radix: 16)
    else { throw error("four hexadecimal digits were expected after `\\u`", at: start) }
    offset += 4
    return unit
  }
}

private func isWordByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
    true
  default: false
  }
}
