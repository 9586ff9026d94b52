// XML as Interface Builder writes it: elements and attributes as ranges of bytes in flat arrays, parents
// before children. Total: what is broken gives an error with an offset, and no depth is too deep, since
// open elements are kept on a stack of our own. Text between tags is passed over.

/// Where XML is broken.
public struct XMLError: Error, Equatable, Sendable {
  public var message: String
  /// In bytes.
  public var offset: Int
}

/// One element. Ranges are of bytes; `none` is -1.
struct XMLElement {
  /// The name, without a bracket.
  var name: Range<Int>
  /// Into `XMLTree.attributes`.
  var attributes: Range<Int>
  var parent: Int
  /// One past the last element inside.
  var end: Int
  /// The opening tag with its brackets.
  var tag: Range<Int>
}

/// One attribute, its value as it is written.
struct XMLAttribute {
  var name: Range<Int>
  var value: Range<Int>
}

/// The elements of one document, in its order. Good as long as the bytes are.
struct XMLTree {
  let bytes: UnsafeBufferPointer<UInt8>
  private(set) var elements: [XMLElement] = []
  private(set) var attributes: [XMLAttribute] = []
  /// With their marks.
  private(set) var comments: [Range<Int>] = []
  private var at = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(XMLError) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
    if let offset = firstBrokenCharacter(bytes) { throw XMLError(message: "not UTF-8", offset: offset) }
    try read()
  }

  // MARK: Asking

  func isNamed(_ element: Int, _ name: StaticString) -> Bool { isEqual(elements[element].name, name) }

  func name(_ element: Int) -> String { String(decoding: bytes[elements[element].name], as: UTF8.self) }

  /// An attribute's value with its entities decoded; nil where there is none.
  func value(_ element: Int, _ name: StaticString) -> String? {
    for index in elements[element].attributes where isEqual(attributes[index].name, name) { return text(attributes[index].value) }
    return nil
  }

  func has(_ element: Int, _ name: StaticString) -> Bool {
    elements[element].attributes.contains { isEqual(attributes[$0].name, name) }
  }

  /// The elements directly inside another, in order.
  func children(_ element: Int) -> [Int] {
    var found: [Int] = []
    var child = element + 1
    while child < elements[element].end {
      found.append(child)
      child = elements[child].end
    }
    return found
  }

  /// Whether an element with this name stands directly inside another.
  func hasChild(_ element: Int, _ name: StaticString) -> Bool {
    var child = element + 1
    while child < elements[element].end {
      if isNamed(child, name) { return true }
      child = elements[child].end
    }
    return false
  }

  func hasSuffix(_ name: Range<Int>, _ suffix: StaticString) -> Bool {
    name.count >= suffix.utf8CodeUnitCount && isEqual((name.upperBound - suffix.utf8CodeUnitCount)..<name.upperBound, suffix)
  }

  func isEqual(_ range: Range<Int>, _ text: StaticString) -> Bool {
    range.count == text.utf8CodeUnitCount && starts(with: text, at: range.lowerBound)
  }

  /// Whether a text stands at an offset.
  private func starts(with text: StaticString, at offset: Int) -> Bool {
    guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
    for index in 0..<text.utf8CodeUnitCount where bytes[offset + index] != text.utf8Start[index] { return false }
    return true
  }

  // MARK: Reading

  private mutating func read() throws(XMLError) {
    var open: [Int] = []
    // As dense as Interface Builder writes them.
    elements.reserveCapacity(bytes.count / 100)
    attributes.reserveCapacity(bytes.count / 24)
    while true {
      at = offset(of: UInt8(ascii: "<"), or: UInt8(ascii: "<"))
      guard at < bytes.count else { break }
      let start = at
      switch at + 1 < bytes.count ? bytes[at + 1] : 0 {
      case UInt8(ascii: "/"):
        at += 2
        let name = readName()
        skipSpace()
        guard let last = open.popLast(), !name.isEmpty, bytes[elements[last].name].elementsEqual(bytes[name]) else {
          throw XMLError(message: "an end tag without its beginning", offset: start)
        }
        guard at < bytes.count, bytes[at] == UInt8(ascii: ">") else { throw XMLError(message: "a tag without an end", offset: start) }
        at += 1
        elements[last].end = elements.count
      case UInt8(ascii: "!") where starts(with: "<!--", at: at):
        try skip(past: "-->", "a comment without an end")
        comments.append(start..<at)
      case UInt8(ascii: "!") where starts(with: "<![CDATA[", at: at):
        try skip(past: "]]>", "a CDATA section without an end")
      case UInt8(ascii: "!"):
        try skip(past: ">", "a declaration without an end")
      case UInt8(ascii: "?"):
        try skip(past: "?>", "an instruction without an end")
      default:
        if try readTag(inside: open.last ?? -1) { open.append(elements.count - 1) }
      }
    }
    if let last = open.last { throw XMLError(message: "an element without an end", offset: elements[last].tag.lowerBound) }
    if elements.isEmpty { throw XMLError(message: "no XML", offset: 0) }
  }

  /// Reads `<name a="b">` or `<name/>`.
  /// - Returns: Whether the element stays open.
  @inline(__always)
  private mutating func readTag(inside parent: Int) throws(XMLError) -> Bool {
    let start = at
    at += 1
    let name = readName()
    guard !name.isEmpty else { throw XMLError(message: "a bracket that begins no tag", offset: start) }
    if parent < 0, !elements.isEmpty { throw XMLError(message: "a second root", offset: start) }
    let first = attributes.count
    while true {
      skipSpace()
      guard at < bytes.count else { throw XMLError(message: "a tag without an end", offset: start) }
      let isEmpty = bytes[at] == UInt8(ascii: "/")
      if isEmpty { at += 1 }
      if at < bytes.count, bytes[at] == UInt8(ascii: ">") {
        at += 1
        elements.append(
          XMLElement(
            name: name, attributes: first..<attributes.count, parent: parent, end: elements.count + 1, tag: start..<at))
        return !isEmpty
      }
      if isEmpty { throw XMLError(message: "a slash in a tag", offset: at) }
      try readAttribute()
    }
  }

  @inline(__always)
  private mutating func readAttribute() throws(XMLError) {
    let start = at
    let name = readName()
    skipSpace()
    guard !name.isEmpty, at < bytes.count, bytes[at] == UInt8(ascii: "=") else {
      throw XMLError(message: "an attribute without a value", offset: start)
    }
    at += 1
    skipSpace()
    guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "'") else {
      throw XMLError(message: "a value without quotes", offset: start)
    }
    let quote = bytes[at]
    at += 1
    let end = offset(of: quote, or: UInt8(ascii: "<"))
    guard end < bytes.count, bytes[end] == quote else { throw XMLError(message: "a value without an end", offset: start) }
    attributes.append(XMLAttribute(name: name, value: at..<end))
    at = end + 1
  }

  @inline(__always)
  private mutating func readName() -> Range<Int> {
    let start = at
    var end = at
    // Most names are letters alone.
    while end + 8 <= bytes.count {
      let count = letterCount(eight(at: end))
      end += count
      if count < 8 { break }
    }
    while end < bytes.count, isNameByte(bytes[end]) { end += 1 }
    at = end
    return start..<end
  }

  @inline(__always)
  private mutating func skipSpace() {
    // Mostly there is none, or a space.
    if at < bytes.count, bytes[at] == 0x20 { at += 1 }
    if at < bytes.count, bytes[at] <= 0x20 { skipMoreSpace() }
  }

  private mutating func skipMoreSpace() {
    while at < bytes.count, bytes[at] == 0x20 || (0x09...0x0D).contains(bytes[at]) { at += 1 }
  }

  /// The offset of the next byte that is one of two; that of the end where there is none.
  private func offset(of first: UInt8, or second: UInt8) -> Int {
    let everyFirst = UInt64(first) &* 0x0101_0101_0101_0101
    let everySecond = UInt64(second) &* 0x0101_0101_0101_0101
    var offset = at
    while offset + 8 <= bytes.count {
      let eight = self.eight(at: offset)
      let found = zeroBytes(eight ^ everyFirst) | zeroBytes(eight ^ everySecond)
      if found != 0 { return offset + found.trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < bytes.count, bytes[offset] != first, bytes[offset] != second { offset += 1 }
    return offset
  }

  /// Eight bytes, all of which must be there; the first is the lowest.
  @inline(__always)
  private func eight(at offset: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  private mutating func skip(past end: StaticString, _ message: String) throws(XMLError) {
    let start = at
    at += 2
    while at < bytes.count {
      if starts(with: end, at: at) {
        at += end.utf8CodeUnitCount
        return
      }
      at += 1
    }
    throw XMLError(message: message, offset: start)
  }

  // MARK: Entities

  /// The text of a value; an entity that XML does not know stays as it is written.
  private func text(_ range: Range<Int>) -> String {
    guard bytes[range].contains(UInt8(ascii: "&")) else { return String(decoding: bytes[range], as: UTF8.self) }
    var text = ""
    var rest = bytes[range]
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      text += String(decoding: rest[..<start], as: UTF8.self)
      rest = rest[start...]
      guard let end = rest.prefix(12).firstIndex(of: UInt8(ascii: ";")),
        let character = character(named: String(decoding: rest[(start + 1)..<end], as: UTF8.self))
      else {
        text += "&"
        rest = rest.dropFirst()
        continue
      }
      text.unicodeScalars.append(character)
      rest = rest[(end + 1)...]
    }
    return text + String(decoding: rest, as: UTF8.self)
  }

  private func character(named name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "apos": "'"
    default:
      if name.hasPrefix("#x") {
        UInt32(name.dropFirst(2), radix: 16).flatMap { Unicode.Scalar($0) }
      } else if name.hasPrefix("#") {
        UInt32(name.dropFirst()).flatMap { Unicode.Scalar($0) }
      } else {
        nil
      }
    }
  }
}

/// Whether a name may hold this byte.
@inline(__always)
private func isNameByte(_ byte: UInt8) -> Bool {
  // Letters, digits and `:`, `_`, `-`, `.`: a bit each.
  let bits: UInt64 = byte < 64 ? 0x07FF_6000_0000_0000 : 0x07FF_FFFE_87FF_FFFE
  return byte >= 0x80 || bits >> UInt64(byte & 63) & 1 == 1
}

/// How many of eight bytes, from the first on, are ASCII letters.
@inline(__always)
private func letterCount(_ eight: UInt64) -> Int {
  let low = eight & 0x7F7F_7F7F_7F7F_7F7F | 0x2020_2020_2020_2020
  // Their highest bits are set from `a` on, and from behind `z` on.
  let letters = (low &+ 0x1F1F_1F1F_1F1F_1F1F) & ~(low &+ 0x0505_0505_0505_0505)
  return ((~letters | eight) & 0x8080_8080_8080_8080).trailingZeroBitCount / 8
}

/// The highest bit of each byte that is zero; bytes behind the first such may have it by mistake.
@inline(__always)
private func zeroBytes(_ eight: UInt64) -> UInt64 {
  (eight &- 0x0101_0101_0101_0101) & ~eight & 0x8080_8080_8080_8080
}

/// The offset of the first byte that is not UTF-8.
private func firstBrokenCharacter(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
  var at = 0
  func eight(_ offset: Int) -> UInt64 { UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: at + offset, as: UInt64.self) }
  while at < bytes.count {
    // Most files are ASCII from end to end.
    while at + 32 <= bytes.count, (eight(0) | eight(8) | eight(16) | eight(24)) & 0x8080_8080_8080_8080 == 0 { at += 32 }
    while at + 8 <= bytes.count, eight(0) & 0x8080_8080_8080_8080 == 0 { at += 8 }
    guard at < bytes.count else { return nil }
    let byte = bytes[at]
    if byte < 0x80 {
      at += 1
      continue
    }
    let length = byte >= 0xF5 ? 0 : byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC2 ? 2 : 0
    guard length > 0, at + length <= bytes.count, bytes[(at + 1)..<(at + length)].allSatisfy({ $0 & 0xC0 == 0x80 }) else { return at }
    at += length
  }
  return nil
}
