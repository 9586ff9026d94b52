// Operators. Swift tells prefix, postfix and binary apart by the white space and brackets around;
// a `.` goes into an operator only if it begins with one; a comment or a regex literal may begin in
// the middle of one.

extension Lexer {
  /// `?` or `!`: a token of its own where it touches an operand before it.
  mutating func scanQuestionOrExclamation() {
    guard isLeftBound(position) else {
      scanOperator(firstLength: 1)
      return
    }
    take(base[position] == UInt8(ascii: "?") ? .postfixQuestion : .postfixExclamation)
  }

  /// Takes the operator at `position`, whose first scalar has `firstLength` bytes.
  @inline(__always)
  mutating func scanOperator(firstLength: Int) {
    let start = position
    let first = base[start]
    // A dot before a word is by far the most common.
    if first == UInt8(ascii: "."), isClass(ByteClass.word, start + 1) {
      take(.period)
      return
    }
    // Then come those of one byte.
    let next = byte(start &+ 1)
    if firstLength == 1, first != UInt8(ascii: "/"), next < 0x80,
      classes[Int(next)] & ByteClass.operatorPart == 0
    {
      takeOperator(from: start, to: start &+ 1)
      return
    }
    scanAnyOperator(firstLength: firstLength)
  }

  @inline(never)
  private mutating func scanAnyOperator(firstLength: Int) {
    let start = position
    var firstSlash = base[start] == UInt8(ascii: "/") ? start : -1
    var end = start + firstLength
    extent: while end < count {
      let next = base[end]
      switch next {
      case UInt8(ascii: ".") where base[start] != UInt8(ascii: "."):
        break extent
      case UInt8(ascii: "<") where byte(end + 1) == UInt8(ascii: "#") && placeholderCloses(end):
        break extent
      case UInt8(ascii: "/"):
        if firstSlash < 0 { firstSlash = end }
        end += 1
      case 0..<0x80:
        guard classes[Int(next)] & ByteClass.operatorPart != 0 else { break extent }
        end += 1
      default:
        let scalar = decode(at: end)
        guard let value = scalar.value, ScalarClass.continuesOperator(value) else { break extent }
        end += scalar.length
      }
    }
    if firstSlash >= 0 {
      if takeRegex(at: firstSlash, operatorStart: start, operatorEnd: end) { return }
      end = beforeComment(from: start, to: end)
    }
    takeOperator(from: start, to: end)
  }

  /// The end of an operator that runs into a comment.
  private mutating func beforeComment(from start: Int, to end: Int) -> Int {
    guard end - start > 2 else { return end }
    for offset in (start + 1)..<end where base[offset] == UInt8(ascii: "/") {
      let next = byte(offset + 1)
      if next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { return offset }
    }
    return end
  }

  /// Takes `start..<end` as an operator of the kind that its surroundings make it.
  mutating func takeOperator(from start: Int, to end: Int) {
    position = end
    let kind = operatorKind(from: start, to: end)
    switch kind {
    case .prefixOperator, .binaryOperator, .postfixOperator:
      emit(kind, from: start, payload: internName(start, end))
    default:
      emit(kind, from: start)
    }
  }

  @inline(__always)
  private mutating func operatorKind(from start: Int, to end: Int) -> TokenKind {
    let leftBound = isLeftBound(start)
    let rightBound = isRightBound(end, leftBound: leftBound)
    switch (end - start, base[start]) {
    case (1, UInt8(ascii: "=")): return .equal
    case (1, UInt8(ascii: "&")) where !leftBound && rightBound: return .prefixAmpersand
    case (1, UInt8(ascii: ".")): return .period
    case (1, UInt8(ascii: "?")): return leftBound ? .postfixQuestion : .infixQuestion
    case (2, UInt8(ascii: "-")) where base[start + 1] == UInt8(ascii: ">"): return .arrow
    case (2..., _) where holdsCommentEnd(start, end): return .unknown
    default: break
    }
    if leftBound == rightBound { return .binaryOperator }
    return leftBound ? .postfixOperator : .prefixOperator
  }

  private mutating func holdsCommentEnd(_ start: Int, _ end: Int) -> Bool {
    for offset in (start + 1)..<end
    where base[offset] == UInt8(ascii: "/") && base[offset - 1] == UInt8(ascii: "*") {
      return true
    }
    return false
  }

  /// Whether an operand touches the operator that starts at `offset`.
  @inline(__always)
  mutating func isLeftBound(_ offset: Int) -> Bool {
    guard offset > 0 else { return false }
    switch base[offset - 1] {
    case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"),
      UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      return false
    case UInt8(ascii: "/"):
      // The end of a comment is white space.
      return offset < 2 || base[offset - 2] != UInt8(ascii: "*")
    case 0xA0:
      return offset < 2 || base[offset - 2] != 0xC2
    default:
      return true
    }
  }

  /// Whether an operand touches the operator that ends at `offset`.
  @inline(__always)
  mutating func isRightBound(_ offset: Int, leftBound: Bool) -> Bool {
    switch byte(offset) {
    case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"),
      UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      return false
    case UInt8(ascii: "."):
      // `x^.y` ends an operand, `^.y` begins one.
      return !leftBound
    case UInt8(ascii: "/"):
      let next = byte(offset + 1)
      return next != UInt8(ascii: "/") && next != UInt8(ascii: "*")
    case 0xC2:
      return byte(offset + 1) != 0xA0
    default:
      return true
    }
  }

  /// Whether a `#>` follows the `<#` at `offset` on its line, so that the two are no operator.
  private mutating func placeholderCloses(_ offset: Int) -> Bool {
    if !placeholderSearch.covers(offset + 1) {
      var end = offset + 1
      while end < count, base[end] != UInt8(ascii: "\n"),
        !(base[end] == UInt8(ascii: "#") && byte(end + 1) == UInt8(ascii: ">"))
      {
        end += 1
      }
      placeholderSearch = LookAhead(from: offset + 1, foundAt: end)
    }
    return byte(placeholderSearch.foundAt) == UInt8(ascii: "#")
  }
}
