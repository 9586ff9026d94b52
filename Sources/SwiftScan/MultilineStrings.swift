// Only the closing `"""` of a multi-line string says how far its lines are indented, so pieces are
// cut with their indentation first and trimmed at the end. Pieces of all open strings lie on one
// stack: each is pushed and trimmed once, however deep strings nest.

/// What a multi-line string is made of.
enum StringPiece {
  /// The index of a `stringSegment` token.
  case text(token: Int)
  case interpolation
}

extension Lexer {
  /// Trims the pieces of a string whose closing quote is at `position`: takes the indentation off
  /// each line and drops the line break and indentation before the quote.
  mutating func layOutLines(of string: OpenString) {
    let first = string.firstPiece
    let last = pieces.count - 1
    guard last >= first, case .text(let lastToken) = pieces[last], lastToken == tokens.count - 1
    else { return }
    let indentation = range(of: lastToken)
    // Text before the quote on its line: not Swift, and nothing to trim by.
    guard spaceEnd(in: indentation) == indentation.upperBound else { return }
    guard closesOnOwnLine(string, last: last) else { return }

    var startsLine = string.startsOnNextLine
    for index in first..<last {
      guard case .text(let token) = pieces[index] else {
        startsLine = false
        continue
      }
      if startsLine { trim(token, indentation) }
      startsLine = endsLine(index)
    }
    if last > first { dropLineBreak(last - 1) }
    tokens.removeLast()
    pendingFlags = [.newlineBefore, .spaceBefore]
  }

  /// Whether nothing but indentation stands between the last line break and the closing quote.
  private mutating func closesOnOwnLine(_ string: OpenString, last: Int) -> Bool {
    last == string.firstPiece ? string.startsOnNextLine : endsLine(last - 1)
  }

  /// Whether the piece of text ends its line, by a line break in it or hidden after it.
  private mutating func endsLine(_ index: Int) -> Bool {
    guard case .text(let token) = pieces[index] else { return false }
    let range = range(of: token)
    if !range.isEmpty, isLineBreak(base[range.upperBound - 1]) { return true }
    // Text that follows text with a gap between them: a backslash hides the line break there.
    guard index + 1 < pieces.count, case .text(let next) = pieces[index + 1] else { return false }
    return Int(tokens[next].start) > range.upperBound
  }

  /// Takes the line break off the last line of text: it belongs to the closing quote.
  private mutating func dropLineBreak(_ index: Int) {
    guard case .text(let token) = pieces[index] else { return }
    let range = range(of: token)
    guard !range.isEmpty, isLineBreak(base[range.upperBound - 1]) else { return }
    let isPair =
      range.count > 1 && base[range.upperBound - 1] == UInt8(ascii: "\n")
      && base[range.upperBound - 2] == UInt8(ascii: "\r")
    tokens[token].end -= isPair ? 2 : 1
  }

  /// Takes the indentation off a line, or as much white space as it has.
  private mutating func trim(_ token: Int, _ indentation: Range<Int>) {
    let range = range(of: token)
    var start = range.lowerBound
    if hasPrefix(range, indentation) {
      start += indentation.count
    } else if !isLineBreak(byte(range.lowerBound)) {
      start = spaceEnd(in: range)
    }
    guard start > range.lowerBound else { return }
    tokens[token].start = UInt32(truncatingIfNeeded: start)
    tokens[token].flags.insert(.spaceBefore)
  }

  private mutating func hasPrefix(_ range: Range<Int>, _ prefix: Range<Int>) -> Bool {
    guard range.count >= prefix.count else { return false }
    for offset in 0..<prefix.count
    where base[range.lowerBound + offset] != base[prefix.lowerBound + offset] {
      return false
    }
    return true
  }

  private mutating func range(of token: Int) -> Range<Int> {
    Int(tokens[token].start)..<Int(tokens[token].end)
  }

  private mutating func spaceEnd(in range: Range<Int>) -> Int {
    var end = range.lowerBound
    while end < range.upperBound, base[end] == UInt8(ascii: " ") || base[end] == UInt8(ascii: "\t")
    {
      end += 1
    }
    return end
  }
}
