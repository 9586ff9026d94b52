// Regex literals. `#/…/#` is always one. A bare `/…/` might be two divisions, so it counts only
// where an operand is expected and where the slashes close on the line in a likely way. A try that
// fails ends at the next slash, so trying from each slash stays linear.

extension Lexer {
  // MARK: - Bare

  /// Takes the operator's part before `slash` and the regex literal that begins there; false, and
  /// nothing taken, if none does.
  mutating func takeRegex(at slash: Int, operatorStart: Int, operatorEnd: Int) -> Bool {
    guard !isLeftBound(operatorStart) else { return false }
    let last = tokens.last
    if let last, last.kind == .word, let word = Word(last.payload),
      word == .func || word == .operator
    {
      return false
    }
    var isCertain = false
    if !isRightBound(operatorEnd, leftBound: false) {
      // It looks like a binary operator: then an operand must be due.
      isCertain = followsTry()
      guard isCertain || expectsOperand(after: last) else { return false }
      switch last?.kind {
      case .leftParen, .leftBracket, .comma, .colon, .colonColon: break  // `reduce(1, /)`
      default: isCertain = true
      }
    }
    guard let pattern = barePattern(at: slash, isCertain: isCertain) else { return false }
    if slash > operatorStart { takeOperator(from: operatorStart, to: slash) }
    take(.regexSlash)
    take(.regexPattern, length: pattern.end - position)
    if pattern.isClosed { take(.regexSlash) }
    return true
  }

  /// After `try?` and `try!` comes an operand, although the mark itself ends one.
  private mutating func followsTry() -> Bool {
    guard tokens.count >= 2, let last = tokens.last,
      last.kind == .postfixQuestion || last.kind == .postfixExclamation
    else { return false }
    let before = tokens[tokens.count - 2]
    return before.kind == .word && before.payload == Word.try.rawValue
  }

  private mutating func expectsOperand(after last: Token?) -> Bool {
    guard let last else { return true }
    switch last.kind {
    case .word:
      return last.payload >= Word.valueCount && last.payload < Word.reservedCount
    case .leftBrace, .leftParen, .leftBracket, .prefixOperator, .prefixAmpersand, .binaryOperator,
      .equal, .semicolon, .comma, .colon, .infixQuestion, .poundIf, .poundElse, .poundElseif,
      .poundEndif, .unknown:
      return true
    default:
      return false
    }
  }

  private mutating func barePattern(at slash: Int, isCertain: Bool) -> (end: Int, isClosed: Bool)? {
    switch byte(slash + 1) {
    case UInt8(ascii: " "), UInt8(ascii: "\t"):
      guard isCertain else { return nil }
    case UInt8(ascii: "*"), UInt8(ascii: "/"):
      return nil
    default: break
    }
    if slash > 0, base[slash - 1] == UInt8(ascii: "*") { return nil }
    var groupDepth = 0
    var classDepth = 0
    var lastSpace = -1
    var end = slash + 1
    pattern: while end < count {
      switch base[end] {
      case UInt8(ascii: "/"):
        let next = byte(end + 1)
        if next == UInt8(ascii: "*") || next == UInt8(ascii: "/") { break pattern }
        if lastSpace == end - 1, !isCertain { return nil }
        return (end, true)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        break pattern
      case UInt8(ascii: "\\"):
        end += 1
        if end < count, isLineBreak(base[end]) { break pattern }
      case UInt8(ascii: "(") where classDepth == 0:
        groupDepth += 1
      case UInt8(ascii: ")") where classDepth == 0:
        if groupDepth > 0 { groupDepth -= 1 } else if !isCertain { return nil }
      case UInt8(ascii: "["):
        classDepth += 1
      case UInt8(ascii: "]"):
        if classDepth > 0 { classDepth -= 1 }
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        lastSpace = end
      default: break
      }
      end += 1
    }
    return isCertain ? (min(end, count), false) : nil
  }

  // MARK: - With marks

  /// Takes the regex literal whose `#` marks end before the slash at `slash`.
  mutating func takeExtendedRegex(slash: Int) {
    let pounds = slash - position
    take(.regexPounds, length: pounds)
    take(.regexSlash)
    let start = position
    var firstNewline = start
    while byte(firstNewline) == UInt8(ascii: " ") || byte(firstNewline) == UInt8(ascii: "\t") {
      firstNewline += 1
    }
    let spansLines = firstNewline < count && isLineBreak(base[firstNewline])
    if spansLines, !slashCloses(pounds, from: firstNewline) {
      // Swallowing the rest of the file would hide everything below.
      take(.regexPattern, length: firstNewline - start)
      return
    }
    var lastSlash = -1
    var end = spansLines ? firstNewline : start
    while end < count {
      switch base[end] {
      case UInt8(ascii: "/"):
        lastSlash = end
        var marks = end + 1
        while byte(marks) == UInt8(ascii: "#") { marks += 1 }
        if marks - end - 1 >= pounds {
          take(.regexPattern, length: end - start)
          take(.regexSlash)
          take(.regexPounds, length: marks - position)
          return
        }
        end = marks
        continue
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !spansLines {
          takeUnclosedRegex(from: start, to: end, lastSlash: lastSlash)
          return
        }
      case UInt8(ascii: "\\"):
        if end + 1 < count, spansLines || !isLineBreak(base[end + 1]) { end += 1 }
      default: break
      }
      end += 1
    }
    takeUnclosedRegex(from: start, to: count, lastSlash: lastSlash)
  }

  /// Too few marks at the end are taken for the closing ones.
  private mutating func takeUnclosedRegex(from start: Int, to end: Int, lastSlash: Int) {
    var marks = lastSlash + 1
    while lastSlash >= start, marks < end, base[marks] == UInt8(ascii: "#") { marks += 1 }
    guard lastSlash >= start, marks == end else {
      take(.regexPattern, length: end - start)
      return
    }
    take(.regexPattern, length: lastSlash - start)
    take(.regexSlash)
    if marks > position { take(.regexPounds, length: marks - position) }
  }

  /// Whether an unescaped `/` with at least `pounds` marks follows anywhere below. A backslash
  /// escapes the same byte wherever the reading began, unless it began inside a run of them.
  private mutating func slashCloses(_ pounds: Int, from offset: Int) -> Bool {
    if slashRuns.end != count {
      slashRuns.start(endingAt: count)
      var search = offset
      while search < count {
        switch base[search] {
        case UInt8(ascii: "\\"):
          search += 2
        case UInt8(ascii: "/"):
          var marks = search + 1
          while byte(marks) == UInt8(ascii: "#") { marks += 1 }
          if marks - search > 1 { slashRuns.add(offset: search, pounds: marks - search - 1) }
          search = marks
        default:
          search += 1
        }
      }
    }
    return slashRuns.contains(pounds, from: offset)
  }
}
