// One source line as a terminal shows it, with the columns of what is marked. Traps: tabs, characters
// two columns wide or none, bytes that are no text, control characters that would act on the terminal,
// and a line of 10 MB, of which only what stands near the mark is looked at.

import RuleEngine

/// The visible part of the line where a range begins.
struct FrameLine {
  /// 1-based.
  var number: Int
  var text: String
  /// Columns before the mark, from 0.
  var markStart: Int
  /// Columns that are marked, 1 at least. A range that goes on to the next line is marked to the line's end.
  var markWidth: Int

  /// Columns that are shown of a line where nothing says how many there are.
  static let usualWidth = 120
  /// Fewer columns show nothing that anybody could read.
  private static let leastWidth = 40
  /// Columns, about, that are kept before a mark that stands far to the right.
  static let contextWidth = 40

  /// - Parameter width: The columns that there are.
  init(_ source: LineIndex, _ range: Range<Int>, width: Int? = nil) {
    let width = max(width ?? Self.usualWidth, Self.leastWidth)
    let start = min(range.lowerBound, source.bytes.count)
    number = source.lineNumber(at: start)
    let line = source.contentRange(ofLine: number)
    let mark = range.clamped(to: line.lowerBound..<max(line.upperBound, line.lowerBound))
    let first = Self.firstShown(source.bytes, line, mark.lowerBound, width)

    text = first > line.lowerBound ? "…" : ""
    var column = first > line.lowerBound ? 1 : 0
    var markStart: Int?
    var markEnd: Int?
    var offset = first
    var followsJoiner = false
    while offset < line.upperBound {
      if offset >= start, markStart == nil { markStart = column }
      if offset >= mark.upperBound, markEnd == nil { markEnd = column }
      if column >= width {
        text += "…"
        break
      }
      let length = scalarLength(in: source.bytes[line], at: offset)
      let scalar = decodeScalar(source.bytes[offset..<offset + length])
      offset += length
      if scalar == "\t" {
        let tab = 4 - column % 4
        text += String(repeating: " ", count: tab)
        column += tab
      } else {
        text.unicodeScalars.append(isShowable(scalar) ? scalar : "\u{FFFD}")
        column += followsJoiner ? 0 : displayWidth(of: scalar)
      }
      // At the cut there is nothing to join.
      followsJoiner = scalar == "\u{200D}" && offset - length > first
    }
    self.markStart = markStart ?? column
    markWidth = max(1, (markEnd ?? column) - self.markStart)
  }

  /// The columns of one character of `text`.
  static func width(of character: Character) -> Int {
    var width = 0
    var followsJoiner = false
    for scalar in character.unicodeScalars {
      if !followsJoiner { width += displayWidth(of: scalar) }
      followsJoiner = scalar == "\u{200D}"
    }
    return width
  }

  /// The byte at which the shown part begins: the line's first, unless the mark would be out of sight.
  private static func firstShown(_ bytes: [UInt8], _ line: Range<Int>, _ mark: Int, _ width: Int) -> Int {
    let context = min(contextWidth, width / 3)
    guard mark - line.lowerBound > width - context else { return line.lowerBound }
    var first = mark - context
    // Not inside a scalar.
    while first < mark, bytes[first] & 0xC0 == 0x80 { first += 1 }
    return first
  }
}

private func decodeScalar(_ bytes: ArraySlice<UInt8>) -> Unicode.Scalar {
  String(decoding: bytes, as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}"
}

/// Whether a scalar only shows and does not act: no controls, no change of direction.
private func isShowable(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0x200E, 0x200F: false
  default: true
  }
}

/// The columns that a terminal gives a scalar: 0, 1 or 2.
private func displayWidth(of scalar: Unicode.Scalar) -> Int {
  guard scalar.value >= 0x300 else { return 1 }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark: return 0
  default: break
  }
  switch scalar.value {
  case 0x200B...0x200D, 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF: return 0
  case 0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x2E80...0x303E,
    0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF,
    0x1FA70...0x1FAFF, 0x20000...0x3FFFD:
    return 2
  default: return scalar.properties.isEmojiPresentation ? 2 : 1
  }
}
