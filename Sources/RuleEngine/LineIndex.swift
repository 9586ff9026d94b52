// The one type that turns byte offsets into lines and columns. Everything else counts bytes.
// Traps: CR, LF and CRLF each end one line; a byte-order mark has no width, since editors hide it;
// a byte that is no part of valid UTF-8 counts one unit, so that no file is without columns.

/// A file's bytes and where its lines begin.
public struct LineIndex: Sendable {
  public let bytes: [UInt8]
  /// Byte offset of each line's first byte; line 1 begins at 0.
  private let starts: [Int]

  /// A position as people and editors count, all from 1.
  public struct Position: Sendable, Hashable {
    public var line: Int
    /// In UTF-16 units.
    public var column: Int
    /// In bytes.
    public var byteColumn: Int
  }

  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = bytes.withUnsafeBytes { Self.lineStarts(in: $0) }
  }

  private static func lineStarts(in bytes: UnsafeRawBufferPointer) -> [Int] {
    var starts = [0]
    var offset = 0
    while offset < bytes.count {
      // Eight bytes at once, as long as no line ends among them.
      if offset + 8 <= bytes.count, !mayHoldControl(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) {
        offset += 8
        continue
      }
      let byte = bytes[offset]
      offset += 1
      guard byte == 0x0A || byte == 0x0D else { continue }
      if byte == 0x0D, offset < bytes.count, bytes[offset] == 0x0A { offset += 1 }
      starts.append(offset)
    }
    return starts
  }

  /// Whether one of eight bytes may be below 0x10, as line breaks are.
  private static func mayHoldControl(_ bytes: UInt64) -> Bool {
    (bytes &- 0x1010_1010_1010_1010) & ~bytes & 0x8080_8080_8080_8080 != 0
  }

  public var lineCount: Int { starts.count }

  /// What ends the lines: as the first does.
  public var lineBreak: String {
    guard let first = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }), bytes[first] == 0x0D else { return "\n" }
    return bytes.dropFirst(first + 1).first == 0x0A ? "\r\n" : "\r"
  }

  /// The position of a byte offset; an offset past the end is taken as the end.
  public func position(at offset: Int) -> Position {
    let offset = min(max(offset, 0), bytes.count)
    let line = lineNumber(at: offset)
    let start = contentStart(ofLine: line)
    guard offset > start else { return Position(line: line, column: 1, byteColumn: 1) }
    return Position(
      line: line, column: 1 + utf16Length(of: bytes[start..<offset]), byteColumn: 1 + offset - start)
  }

  /// The 1-based line that holds a byte offset; a line's end belongs to the line.
  public func lineNumber(at offset: Int) -> Int {
    // The last line that starts at or before the offset.
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The byte range of a 1-based line, without its line break and without a byte-order mark.
  public func contentRange(ofLine line: Int) -> Range<Int> {
    let start = contentStart(ofLine: line)
    var end = line < starts.count ? starts[line] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  private func contentStart(ofLine line: Int) -> Int {
    let start = starts[line - 1]
    return line == 1 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : start
  }
}

/// The length of UTF-8 text in UTF-16 units; each invalid byte counts one.
public func utf16Length(of bytes: ArraySlice<UInt8>) -> Int {
  var units = 0
  var offset = bytes.startIndex
  while offset < bytes.endIndex {
    let length = scalarLength(in: bytes, at: offset)
    units += length == 4 ? 2 : 1
    offset += length
  }
  return units
}

/// The bytes of the scalar that begins at `offset`, or 1 where none does.
public func scalarLength(in bytes: ArraySlice<UInt8>, at offset: Int) -> Int {
  let first = bytes[offset]
  let length: Int
  var second: ClosedRange<UInt8> = 0x80...0xBF
  switch first {
  case 0xC2...0xDF: length = 2
  case 0xE0...0xEF:
    length = 3
    if first == 0xE0 { second = 0xA0...0xBF }
    if first == 0xED { second = 0x80...0x9F }
  case 0xF0...0xF4:
    length = 4
    if first == 0xF0 { second = 0x90...0xBF }
    if first == 0xF4 { second = 0x80...0x8F }
  default: return 1
  }
  guard offset + length <= bytes.endIndex, second.contains(bytes[offset + 1]) else { return 1 }
  for next in (offset + 2)..<max(offset + length, offset + 2) where bytes[next] & 0xC0 != 0x80 {
    return 1
  }
  return length
}
