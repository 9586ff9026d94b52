// The property lists of Xcode's project files: an old format of NeXT's with braces, parentheses, quoted and
// bare strings and comments. Values stand in one flat array, a container before what it holds, so that nothing
// recurses and whoever looks for one object skips all others. Total: what is broken is an error with its place.
// Format: Apple, "Property List Programming Guide", Old-Style ASCII Property Lists.

/// Why a property list could not be read.
public struct PropertyListError: Error, Equatable {
  /// The byte at which it stopped making sense, 0-based.
  public var offset: Int
  public var message: String
}

/// A property list with its text.
public struct PropertyList: Sendable {
  public enum Kind: UInt8, Sendable {
    /// Keys and values by turns.
    case dictionary
    case array, string, data
  }

  public struct Node: Sendable {
    public var kind: Kind
    /// Its bytes, brackets or quotes included.
    public var start: UInt32
    public var end: UInt32
    /// The index after the last node inside it.
    public var next: UInt32
  }

  /// Containers before what they hold; the first is the whole.
  public private(set) var nodes: [Node]
  private let bytes: [UInt8]

  /// - Parameter kinds: Of objects, which are dictionaries that begin with `isa`, only those of these kinds are
  ///   read; of the others only their kind. Nil reads everything.
  public init(_ bytes: [UInt8], objects kinds: [StaticString]? = nil) throws(PropertyListError) {
    // A throwing closure would lose the type of its error.
    let result: Result<[Node], PropertyListError> = bytes.withUnsafeBufferPointer { buffer in
      var reader = PropertyListReader(bytes: buffer, kinds: kinds)
      do throws(PropertyListError) {
        try reader.read()
        return .success(reader.nodes)
      } catch {
        return .failure(error)
      }
    }
    nodes = try result.get()
    self.bytes = bytes
  }

  /// A value by itself, with all that it holds.
  public func reread(_ node: Int) -> PropertyList? {
    try? PropertyList(Array(bytes[Int(nodes[node].start)..<Int(nodes[node].end)]))
  }

  // MARK: Asking

  /// The value of a key; nil where `dictionary` is none or has no such key.
  public func value(of key: StaticString, in dictionary: Int) -> Int? {
    guard nodes[dictionary].kind == .dictionary else { return nil }
    let end = Int(nodes[dictionary].next)
    var index = dictionary + 1
    while index < end {
      if isText(index, key) { return index + 1 }
      index = Int(nodes[index + 1].next)
    }
    return nil
  }

  /// The string that is a key's value.
  public func text(of key: StaticString, in dictionary: Int) -> String? {
    guard let value = value(of: key, in: dictionary), nodes[value].kind == .string else { return nil }
    return text(value)
  }

  /// Keys and values of a dictionary, in order; none where it is something else.
  public func members(of dictionary: Int) -> [(key: Int, value: Int)] {
    guard nodes[dictionary].kind == .dictionary else { return [] }
    var found: [(key: Int, value: Int)] = []
    var index = dictionary + 1
    while index < Int(nodes[dictionary].next) {
      found.append((index, index + 1))
      index = Int(nodes[index + 1].next)
    }
    return found
  }

  /// The elements of an array, in order; none where it is something else.
  public func elements(of array: Int) -> [Int] {
    guard nodes[array].kind == .array else { return [] }
    var found: [Int] = []
    var index = array + 1
    while index < Int(nodes[array].next) {
      found.append(index)
      index = Int(nodes[index].next)
    }
    return found
  }

  /// Whether an array holds a string that is written like another, quotes apart.
  func contains(_ string: Int, in array: Int) -> Bool {
    guard nodes[array].kind == .array else { return false }
    var index = array + 1
    while index < Int(nodes[array].next) {
      if isSameText(index, string) { return true }
      index = Int(nodes[index].next)
    }
    return false
  }

  /// Whether a string is just this; strings with escapes never are.
  public func isText(_ node: Int, _ text: StaticString) -> Bool {
    let content = content(node)
    // Asked of every key of every object: most differ in length.
    guard nodes[node].kind == .string, content.count == text.utf8CodeUnitCount else { return false }
    return bytes.withUnsafeBufferPointer { isEqual(UnsafeBufferPointer(rebasing: $0[content]), text) }
  }

  /// Whether a string begins like this.
  func begins(_ node: Int, with text: StaticString) -> Bool {
    let content = content(node)
    guard nodes[node].kind == .string, content.count >= text.utf8CodeUnitCount else { return false }
    return bytes.withUnsafeBufferPointer { isEqual(UnsafeBufferPointer(rebasing: $0[content.prefix(text.utf8CodeUnitCount)]), text) }
  }

  /// Whether two strings are written alike, quotes apart.
  @inline(__always)
  func isSameText(_ left: Int, _ right: Int) -> Bool {
    // One object is looked for among thousands, most of which begin with another letter.
    let (first, second) = (bytes[Int(nodes[left].start)], bytes[Int(nodes[right].start)])
    return (first == second || isQuote(first) || isQuote(second)) && isSameContent(left, right)
  }

  private func isSameContent(_ left: Int, _ right: Int) -> Bool {
    let (first, second) = (content(left), content(right))
    guard nodes[left].kind == .string, nodes[right].kind == .string, first.count == second.count else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      (0..<first.count).allSatisfy { bytes[first.lowerBound + $0] == bytes[second.lowerBound + $0] }
    }
  }

  /// The text of a string, escapes read.
  public func text(_ node: Int) -> String {
    let content = bytes[content(node)]
    guard content.contains(UInt8(ascii: "\\")), isQuoted(node) else { return String(decoding: content, as: UTF8.self) }
    var text: [UInt8] = []
    var index = content.startIndex
    while index < content.endIndex {
      let byte = content[index]
      index += 1
      if byte == UInt8(ascii: "\\") { text += readEscape(content, &index) } else { text.append(byte) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private func isQuoted(_ node: Int) -> Bool { isQuote(bytes[Int(nodes[node].start)]) }

  private func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }

  /// The bytes of a string without its quotes.
  private func content(_ node: Int) -> Range<Int> {
    let range = Int(nodes[node].start)..<Int(nodes[node].end)
    return isQuoted(node) ? range.lowerBound + 1..<range.upperBound - 1 : range
  }
}

func isEqual(_ bytes: UnsafeBufferPointer<UInt8>, _ text: StaticString) -> Bool {
  bytes.count == text.utf8CodeUnitCount && bytes.indices.allSatisfy { bytes[$0] == text.utf8Start[$0] }
}

/// What stands for an escape, read from past its backslash: `\n`, `\"`, `\U00e9`, `\351`.
private func readEscape(_ content: ArraySlice<UInt8>, _ index: inout Int) -> [UInt8] {
  guard index < content.endIndex else { return [] }
  let byte = content[index]
  if (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte) {
    return scalar(readDigits(content, &index, radix: 8, atMost: 3))
  }
  index += 1
  switch byte {
  case UInt8(ascii: "n"): return [0x0A]
  case UInt8(ascii: "t"): return [0x09]
  case UInt8(ascii: "r"): return [0x0D]
  case UInt8(ascii: "U"): return scalar(readDigits(content, &index, radix: 16, atMost: 4))
  default: return [byte]
  }
}

private func readDigits(_ content: ArraySlice<UInt8>, _ index: inout Int, radix: Int, atMost count: Int) -> UInt32 {
  var number: UInt32 = 0
  let end = min(index + count, content.endIndex)
  while index < end, let digit = Character(Unicode.Scalar(content[index])).hexDigitValue, digit < radix {
    number = number * UInt32(radix) + UInt32(digit)
    index += 1
  }
  return number
}

private func scalar(_ number: UInt32) -> [UInt8] {
  Array(String(Unicode.Scalar(number) ?? "\u{FFFD}").utf8)
}
