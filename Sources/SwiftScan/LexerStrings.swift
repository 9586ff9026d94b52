// String literals: quotes, marks, pieces of text, and the way into and out of interpolations. The
// text of a string is cut at interpolations, at line breaks of a multi-line string, and after an
// escape that stands for a line break, as SwiftSyntax does.

/// A string literal whose closing quote has not been seen, and what the code around it was doing.
struct OpenString {
  enum Quote { case single, multiLine, apostrophe }
  var quote: Quote
  /// How many `#` marks stand before the opening quote.
  var pounds: Int
  /// The index in `Lexer.pieces` of this string's first piece, if it is a multi-line string.
  var firstPiece: Int
  /// Whether a line break follows the opening quote at once.
  var startsOnNextLine = false
  var outerParenDepth: Int
  var outerDialect: Dialect
}

extension Lexer {
  /// Takes what begins with `#`; true if the text of a string follows.
  mutating func scanPound() -> Bool {
    let start = position
    if byte(start + 1) == UInt8(ascii: "!"), start == 0 || base[start - 1] == 0 {
      var end = start
      while end < count, !isLineBreak(base[end]) { end += 1 }
      take(.shebang, length: end - start)
      return false
    }
    if start >= poundRunEnd {
      poundRunEnd = start + 1
      while byte(poundRunEnd) == UInt8(ascii: "#") { poundRunEnd += 1 }
    }
    switch byte(poundRunEnd) {
    case UInt8(ascii: "\""):
      let pounds = poundRunEnd - start
      take(.rawStringPounds, length: pounds)
      openString(pounds: pounds)
      return true
    case UInt8(ascii: "/"):
      takeExtendedRegex(slash: poundRunEnd)
      return false
    default:
      scanDirective()
      return false
    }
  }

  /// Takes `#if` and the like as one token, any other `#` alone.
  private mutating func scanDirective() {
    let start = position
    var end = start + 1
    // No directive is longer than `sourceLocation`.
    while end - start <= 15, isClass(ByteClass.letter, end) || byte(end) == UInt8(ascii: "_") {
      end += 1
    }
    let word = UnsafeBufferPointer(start: base + start + 1, count: end - start - 1)
    for (text, kind) in Self.directives
    where text.utf8CodeUnitCount == word.count
      && word.elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: word.count))
    {
      take(kind, length: end - start)
      return
    }
    take(.pound)
  }

  private static let directives: [(StaticString, TokenKind)] = [
    ("if", .poundIf), ("else", .poundElse), ("elseif", .poundElseif), ("endif", .poundEndif),
    ("available", .poundAvailable), ("unavailable", .poundUnavailable),
    ("sourceLocation", .poundSourceLocation),
  ]

  // MARK: - Opening and closing

  /// Takes an opening quote; the text of the string follows.
  mutating func openString(pounds: Int) {
    var string = OpenString(
      quote: .single, pounds: pounds, firstPiece: pieces.count, outerParenDepth: parenDepth,
      outerDialect: dialect)
    if base[position] == UInt8(ascii: "'") {
      string.quote = .apostrophe
    } else if byte(position + 1) == UInt8(ascii: "\""), byte(position + 2) == UInt8(ascii: "\""),
      pounds == 0 || !closesOnLine(pounds: pounds, from: position + 2)
    {
      string.quote = .multiLine
    }
    take(.openQuote, length: string.quote == .multiLine ? 3 : 1)
    if string.quote == .multiLine, isLineBreak(byte(position)) {
      string.startsOnNextLine = true
      skipLineBreak()
    }
    strings.append(string)
    inText = true
  }

  /// Whether a quote with at least `pounds` marks follows on the line: `#"""#` is a string of one
  /// line that holds a quote.
  private mutating func closesOnLine(pounds: Int, from offset: Int) -> Bool {
    if offset >= quoteRuns.end {
      var search = offset
      while search < count, !isLineBreak(base[search]) { search += 1 }
      quoteRuns.start(endingAt: search + 1)
      search = offset
      while search < quoteRuns.end - 1 {
        guard base[search] == UInt8(ascii: "\"") else {
          search += 1
          continue
        }
        var marks = search + 1
        while byte(marks) == UInt8(ascii: "#") { marks += 1 }
        if marks - search > 1 { quoteRuns.add(offset: search, pounds: marks - search - 1) }
        search = marks
      }
    }
    return quoteRuns.contains(pounds, from: offset)
  }

  /// Leaves the innermost string for the code around it.
  mutating func closeString() {
    let string = strings.removeLast()
    parenDepth = string.outerParenDepth
    dialect = string.outerDialect
    isInLine = strings.last.map { $0.quote != .multiLine } ?? false
    if pieces.count > string.firstPiece { pieces.removeSubrange(string.firstPiece...) }
    inText = false
  }

  private mutating func skipLineBreak() {
    if base[position] == UInt8(ascii: "\r"), byte(position + 1) == UInt8(ascii: "\n") {
      position += 1
    }
    position += 1
    pendingFlags = [.newlineBefore, .spaceBefore]
  }

  // MARK: - Text

  /// Scans the text of the innermost string until it ends or an interpolation begins.
  mutating func scanText() {
    guard let string = strings.last else {
      inText = false
      return
    }
    while position < count {
      if string.quote != .multiLine, isLineBreak(base[position]) {
        closeString()
        return
      }
      let start = position
      let stop = pieceEnd(string)
      emit(.stringSegment, from: start)
      if string.quote == .multiLine { pieces.append(.text(token: tokens.count - 1)) }
      switch stop {
      case .cut:
        continue
      case .escapedLineBreak(let lineBreak):
        position = lineBreak
        skipLineBreak()
      case .interpolation:
        enterInterpolation(string)
        return
      case .quote:
        takeClosingQuote(string)
        return
      case .unfinished:
        closeString()
        return
      }
    }
  }

  private enum PieceStop {
    /// After a line break, or an escape that stands for one.
    case cut
    /// At a backslash that hides the line break at the offset.
    case escapedLineBreak(Int)
    case interpolation, quote, unfinished
  }

  /// Moves to the end of the piece of text at `position`.
  private mutating func pieceEnd(_ string: OpenString) -> PieceStop {
    while true {
      while position &+ 8 <= count {
        let length = EightBytes(base + position).textLength
        position &+= length
        if length < 8 { break }
      }
      while position < count, classes[Int(base[position])] & ByteClass.stringStop == 0 {
        position += 1
      }
      guard position < count else { return .unfinished }
      switch base[position] {
      case UInt8(ascii: "\""):
        if closes(string) { return .quote }
        position += 1
      case UInt8(ascii: "'"):
        if string.quote == .apostrophe { return .quote }
        position += 1
      case UInt8(ascii: "\\"):
        if let stop = skipEscape(string) { return stop }
      default:
        if string.quote != .multiLine { return .unfinished }
        if base[position] == UInt8(ascii: "\r"), byte(position + 1) == UInt8(ascii: "\n") {
          position += 1
        }
        position += 1
        return .cut
      }
    }
  }

  /// Whether the quote at `position` ends the string.
  private mutating func closes(_ string: OpenString) -> Bool {
    var end = position + 1
    switch string.quote {
    case .single: break
    case .apostrophe: return false
    case .multiLine:
      guard byte(end) == UInt8(ascii: "\""), byte(end + 1) == UInt8(ascii: "\"") else {
        return false
      }
      end += 2
    }
    return marks(from: end, atMost: string.pounds) == string.pounds
  }

  private mutating func marks(from offset: Int, atMost limit: Int) -> Int {
    var end = offset
    while end - offset < limit, byte(end) == UInt8(ascii: "#") { end += 1 }
    return end - offset
  }

  /// Moves past an escape, or a backslash that is none; or stays, if the piece ends before it.
  private mutating func skipEscape(_ string: OpenString) -> PieceStop? {
    let backslash = position
    position += 1
    guard marks(from: position, atMost: string.pounds) == string.pounds else { return nil }
    var end = position + string.pounds
    // One mark too many is an error that SwiftSyntax reads over; so do we, to stay in step.
    if string.pounds > 0, byte(end) == UInt8(ascii: "#") { end += 1 }
    switch byte(end) {
    case UInt8(ascii: "("):
      position = backslash
      return .interpolation
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      var lineBreak = end
      while byte(lineBreak) == UInt8(ascii: " ") || byte(lineBreak) == UInt8(ascii: "\t") {
        lineBreak += 1
      }
      if string.quote == .multiLine, lineBreak < count, isLineBreak(base[lineBreak]) {
        position = backslash
        return .escapedLineBreak(lineBreak)
      }
      position = end
      return nil
    case UInt8(ascii: "n"), UInt8(ascii: "r"):
      position = end + 1
      return .cut
    case UInt8(ascii: "u") where byte(end + 1) == UInt8(ascii: "{"):
      return skipScalarEscape(from: end + 2) ? .cut : nil
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"):
      position = end + 1
      return nil
    default:
      position = min(isClass(ByteClass.word, end) ? end + 1 : end, count)
      return nil
    }
  }

  /// Moves past the rest of `\u{…}`; true if it stands for a line break.
  private mutating func skipScalarEscape(from offset: Int) -> Bool {
    var value: UInt32 = 0
    position = offset
    while isClass(ByteClass.hexDigit, position) {
      let digit = UInt32(base[position])
      value = value << 4 | (digit & 0xF) &+ (digit > 0x39 ? 9 : 0)
      position += 1
    }
    guard byte(position) == UInt8(ascii: "}") else { return false }
    let digits = position - offset
    position += 1
    return 1...8 ~= digits && (value == 0x0A || value == 0x0D)
  }

  private mutating func enterInterpolation(_ string: OpenString) {
    if string.quote == .multiLine { pieces.append(.interpolation) }
    take(.backslash)
    var end = position
    while byte(end) == UInt8(ascii: "#") { end += 1 }
    if end > position { take(.rawStringPounds, length: end - position) }
    take(.leftParen)
    parenDepth = 0
    dialect = Dialect()
    isInLine = string.quote != .multiLine
    inText = false
  }

  private mutating func takeClosingQuote(_ string: OpenString) {
    if string.quote == .multiLine { layOutLines(of: string) }
    take(.closeQuote, length: string.quote == .multiLine ? 3 : 1)
    if string.pounds > 0 {
      // All marks that follow are the string's; too many are one mistake, not two literals.
      var end = position
      while byte(end) == UInt8(ascii: "#") { end += 1 }
      take(.rawStringPounds, length: end - position)
    }
    closeString()
  }
}
