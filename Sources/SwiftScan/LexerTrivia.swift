// White space, comments and conflict markers: all that stands between tokens. In the interpolation
// of a single-line string a line break is no white space, because it ends the string.

extension Lexer {
  /// Moves to the next byte that begins a token, and notes in `pendingFlags` what lay between.
  @inline(__always)
  mutating func skipTrivia() {
    guard position < count else { return }
    // Most tokens follow one another or a single space.
    var first = base[position]
    if first == UInt8(ascii: " ") {
      pendingFlags.insert(.spaceBefore)
      position += 1
      guard position < count else { return }
      first = base[position]
    }
    // Most others begin a line.
    var sawNewline = false
    if first == UInt8(ascii: "\n"), !isInLine {
      sawNewline = true
      pendingFlags = [.newlineBefore, .spaceBefore]
      position += 1
      skipSpaces()
      guard position < count else { return }
      first = base[position]
    }
    if classes[Int(first)] & ByteClass.triviaStart != 0 { skipMoreTrivia(sawNewline) }
  }

  @inline(never)
  private mutating func skipMoreTrivia(_ isOnNewLine: Bool) {
    let start = position
    var sawNewline = isOnNewLine
    trivia: while position < count {
      switch base[position] {
      case UInt8(ascii: " "):
        skipSpaces()
      case UInt8(ascii: "\t"), 0x0B, 0x0C, 0:
        position += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if isInLine { break trivia }
        sawNewline = true
        position += 1
        skipSpaces()
      case UInt8(ascii: "/"):
        switch byte(position + 1) {
        case UInt8(ascii: "/"): skipLineComment(sawNewline)
        case UInt8(ascii: "*"): if skipBlockComment(sawNewline) { sawNewline = true }
        default: break trivia
        }
      case UInt8(ascii: "<"), UInt8(ascii: ">"):
        guard skipConflict() else { break trivia }
        sawNewline = true
      case 0xC2 where byte(position + 1) == 0xA0:
        // A no-break space.
        position += 2
      case 0xEF where byte(position + 1) == 0xBB && byte(position + 2) == 0xBF:
        // A byte-order mark.
        position += 3
      default:
        break trivia
      }
    }
    if position > start { pendingFlags.insert(.spaceBefore) }
    if sawNewline { pendingFlags.insert(.newlineBefore) }
  }

  @inline(__always)
  private mutating func skipSpaces() {
    while position &+ 8 <= count {
      let length = EightBytes(base + position).spaceLength
      position &+= length
      if length < 8 { return }
    }
    while position < count, base[position] == UInt8(ascii: " ") { position += 1 }
  }

  private mutating func addComment(from start: Int, _ kind: Comment.Kind, _ sawNewline: Bool) {
    comments.append(
      Comment(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: position),
        kind: kind, followsTokenOnLine: !sawNewline && !tokens.isEmpty))
  }

  @inline(__always)
  private mutating func skipLineComment(_ sawNewline: Bool) {
    let start = position
    position += 2
    while position &+ 8 <= count {
      let length = EightBytes(base + position).lineLength
      position &+= length
      if length < 8 { break }
    }
    while position < count, base[position] != UInt8(ascii: "\n"),
      base[position] != UInt8(ascii: "\r")
    {
      position += 1
    }
    let isDoc = start + 2 < position && base[start + 2] == UInt8(ascii: "/")
    addComment(from: start, isDoc ? .docLine : .line, sawNewline)
  }

  /// Moves past a block comment, which may hold others; true if it holds a line break.
  private mutating func skipBlockComment(_ sawNewline: Bool) -> Bool {
    let start = position
    var depth = 1
    var holdsNewline = false
    position += 2
    while position < count, depth > 0 {
      let current = base[position]
      position += 1
      switch current {
      case UInt8(ascii: "*") where byte(position) == UInt8(ascii: "/"):
        depth -= 1
        position += 1
      case UInt8(ascii: "/") where byte(position) == UInt8(ascii: "*"):
        depth += 1
        position += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        holdsNewline = true
      default:
        break
      }
    }
    let isDoc = position - start > 4 && base[start + 2] == UInt8(ascii: "*")
    addComment(from: start, isDoc ? .docBlock : .block, sawNewline)
    return holdsNewline
  }

  // MARK: - Conflict markers

  /// Moves past everything from a conflict marker to the end of the line that ends the conflict;
  /// false if no conflict begins at `position`.
  private mutating func skipConflict() -> Bool {
    let start = position
    guard start == 0 || isLineBreak(base[start - 1]) || base[start - 1] == 0 else { return false }
    if matches("<<<<<<< ", at: start) {
      guard start < noConflictEndFrom else { return false }
      guard let end = conflictEnd(">>>>>>> ", from: start + 8) else {
        noConflictEndFrom = start
        return false
      }
      position = end
    } else if matches(">>>> ", at: start) {
      guard start < noPerforceEndFrom else { return false }
      guard let end = conflictEnd("<<<<\n", from: start + 5) else {
        noPerforceEndFrom = start
        return false
      }
      position = end
    } else {
      return false
    }
    while position < count, !isLineBreak(base[position]) { position += 1 }
    addComment(from: start, .conflict, true)
    return true
  }

  /// Just past the first `marker` at the beginning of a line.
  private mutating func conflictEnd(_ marker: StaticString, from offset: Int) -> Int? {
    var search = offset
    while search < count {
      if base[search] == marker.utf8Start[0], isLineBreak(base[search - 1]),
        matches(marker, at: search)
      {
        return search + marker.utf8CodeUnitCount
      }
      search += 1
    }
    return nil
  }

  private mutating func matches(_ text: StaticString, at offset: Int) -> Bool {
    guard offset + text.utf8CodeUnitCount <= count else { return false }
    for index in 0..<text.utf8CodeUnitCount where base[offset + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  @inline(__always)
  mutating func isLineBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
