// The text of a document and its lines, in bytes, with positions as the client counts them. A position past the end
// of a line is its end, one past the last line the end of the text. Lines end in LF, CRLF or CR. Traps: a position
// between the halves of a surrogate pair, or inside a scalar's bytes, is taken as the scalar's start; a byte that is
// no UTF-8 counts one unit in each encoding but UTF-8, as the editors show one mark for it.

import RuleEngine

/// In what a position's `character` is counted.
enum PositionEncoding: String, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"
}

/// A text with its lines.
struct DocumentText: Sendable {
  private(set) var bytes: [UInt8]
  /// The byte offset of each line's first byte.
  private(set) var starts: [Int]
  /// A byte-order mark that the editor never sees, since it was read from the disk.
  private let hidesMark: Bool

  /// - Parameter isFromDisk: A byte-order mark has no width then. One that a client sent is a character of its text.
  init(_ bytes: [UInt8], isFromDisk: Bool = false) {
    self.bytes = bytes
    hidesMark = isFromDisk && bytes.starts(with: [0xEF, 0xBB, 0xBF])
    starts = [0]
    starts += lineStarts(in: bytes, from: 0, to: bytes.count)
  }

  // MARK: Positions

  /// The byte range of a line, from 0, without its line break.
  func content(ofLine line: Int) -> Range<Int> {
    let start = line == 0 && hidesMark ? 3 : starts[line]
    var end = line + 1 < starts.count ? starts[line + 1] : bytes.count
    if line + 1 < starts.count {
      end -= 1
      if end > start, bytes[end] == 0x0A, bytes[end - 1] == 0x0D { end -= 1 }
    }
    return start..<max(start, end)
  }

  /// The line, from 0, that holds a byte offset.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The byte offset of a position.
  func offset(of position: ClientPosition, _ encoding: PositionEncoding) -> Int {
    guard position.line < starts.count else { return bytes.count }
    let content = content(ofLine: position.line)
    var offset = content.lowerBound
    guard position.character > 0 else { return offset }
    var left = position.character
    let slice = bytes[content]
    while offset < content.upperBound {
      let length = bytes[offset] < 0x80 ? 1 : scalarLength(in: slice, at: offset)
      let units = units(of: length, encoding)
      guard units <= left else { break }
      left -= units
      offset += length
    }
    return offset
  }

  /// The position of a byte offset.
  func position(at offset: Int, _ encoding: PositionEncoding) -> ClientPosition {
    let offset = min(max(offset, 0), bytes.count)
    let line = line(at: offset)
    let content = content(ofLine: line)
    let end = min(offset, content.upperBound)
    guard end > content.lowerBound else { return ClientPosition(line: line, character: 0) }
    if encoding == .utf8 { return ClientPosition(line: line, character: end - content.lowerBound) }
    var count = 0
    var at = content.lowerBound
    let slice = bytes[content]
    while at < end {
      let length = bytes[at] < 0x80 ? 1 : scalarLength(in: slice, at: at)
      guard at + length <= end else { break }
      count += units(of: length, encoding)
      at += length
    }
    return ClientPosition(line: line, character: count)
  }

  func range(_ range: Range<Int>, _ encoding: PositionEncoding) -> ClientRange {
    ClientRange(start: position(at: range.lowerBound, encoding), end: position(at: range.upperBound, encoding))
  }

  func range(of range: ClientRange, _ encoding: PositionEncoding) -> Range<Int> {
    let start = offset(of: range.start, encoding)
    return start..<max(start, offset(of: range.end, encoding))
  }

  private func units(of scalarLength: Int, _ encoding: PositionEncoding) -> Int {
    switch encoding {
    case .utf8: scalarLength
    case .utf16: scalarLength == 4 ? 2 : 1
    case .utf32: 1
    }
  }

  // MARK: Edits

  /// Puts text in place of a byte range. Only the lines that it touches are looked at again.
  mutating func replace(_ range: Range<Int>, with text: [UInt8]) {
    // From the line before, whose CR may meet an LF, to the line after the last one that is touched.
    let first = max(line(at: range.lowerBound) - 1, 0)
    let last = line(at: range.upperBound)
    let change = text.count - range.count
    bytes.replaceSubrange(range, with: text)
    let next = last + 1
    // Where the first line starts that is not touched; a CR before it may have lost or met its LF.
    let following = next + 1 < starts.count ? next + 1 : nil
    let end = following.map { starts[$0] + change } ?? bytes.count
    var fresh = lineStarts(in: bytes, from: starts[first], to: end)
    if following != nil, fresh.last == end { fresh.removeLast() }
    let old = (first + 1)..<(following ?? starts.count)
    if fresh.count == old.count, change == 0 {
      for (index, start) in zip(old, fresh) { starts[index] = start }
      return
    }
    if let following, change != 0 {
      starts.withUnsafeMutableBufferPointer { starts in
        for index in following..<starts.count { starts[index] += change }
      }
    }
    starts.replaceSubrange(old, with: fresh)
  }
}

/// Where lines begin behind the line breaks that begin in a stretch of a text.
private func lineStarts(in bytes: [UInt8], from start: Int, to end: Int) -> [Int] {
  var starts: [Int] = []
  bytes.withUnsafeBufferPointer { bytes in
    var offset = start
    while offset < end {
      let byte = bytes[offset]
      offset += 1
      guard byte <= 0x0D, byte == 0x0A || byte == 0x0D else { continue }
      if byte == 0x0D, offset < bytes.count, bytes[offset] == 0x0A { offset += 1 }
      starts.append(offset)
    }
  }
  return starts
}
