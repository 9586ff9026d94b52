// Integers and floating-point numbers. A number takes every letter and digit that touches it, so
// that `0xZZ` is one wrong token and not two right ones; and it must not take the dot of a member,
// as in `1.description`, `0xff.count` and the second index of `pair.0.1`.

extension Lexer {
  mutating func scanNumber() {
    let start = position
    let kind = scanNumberText()
    if kind == .float, dialect.kind == .versions { cutVersion(from: start) }
    emit(kind, from: start)
  }

  /// In an availability `13.4.1` is a list of numbers and dots.
  private mutating func cutVersion(from start: Int) {
    var end = start
    while isClass(ByteClass.decimalDigit, end) { end += 1 }
    if byte(end) == UInt8(ascii: "."), end < position { position = end }
  }

  private mutating func scanNumberText() -> TokenKind {
    let start = position
    if base[start] == UInt8(ascii: "0") {
      switch byte(start + 1) {
      case UInt8(ascii: "x"): return scanHexNumber()
      case UInt8(ascii: "o"), UInt8(ascii: "b"):
        position = wordEnd(from: start + 2)
        return .integer
      default: break
      }
    }
    skipDigits(ByteClass.decimalDigit)
    switch byte(position) {
    case UInt8(ascii: "."):
      guard isClass(ByteClass.decimalDigit, position + 1), tokens.last?.kind != .period else {
        return .integer
      }
      position += 1
      skipDigits(ByteClass.decimalDigit)
    case UInt8(ascii: "e"), UInt8(ascii: "E"):
      break
    default:
      position = wordEnd(from: position)
      return .integer
    }
    switch byte(position) {
    case UInt8(ascii: "e"), UInt8(ascii: "E"):
      position += 1
      skipSign()
      // Digits, or whatever stands in their place.
      position = wordEnd(from: position)
    default:
      break
    }
    return .float
  }

  /// Scans a number that begins with `0x`.
  private mutating func scanHexNumber() -> TokenKind {
    position += 2
    guard isClass(ByteClass.hexDigit, position) else {
      position = wordEnd(from: position)
      return .integer
    }
    skipDigits(ByteClass.hexDigit)
    let dot = position
    var hasFraction = false
    switch byte(dot) {
    case UInt8(ascii: "."):
      guard isClass(ByteClass.hexDigit, dot + 1) else {
        if dot + 1 == count { position = count }
        return .integer
      }
      hasFraction = true
      position += 1
      skipDigits(ByteClass.hexDigit)
      guard isExponent(byte(position)) else {
        // A fraction needs an exponent, so this was a member: `0xff.description`.
        if position + 1 < count, !isClass(ByteClass.decimalDigit, position + 1) { position = dot }
        return .integer
      }
    case UInt8(ascii: "p"), UInt8(ascii: "P"):
      break
    default:
      position = wordEnd(from: position)
      return .integer
    }
    position += 1
    let isSigned = skipSign()
    if position < count, !isClass(ByteClass.decimalDigit, position), hasFraction, !isSigned,
      !isClass(ByteClass.decimalDigit, dot + 1)
    {
      // Again a member: `0xff.fp`.
      position = dot
      return .integer
    }
    position = wordEnd(from: position)
    return .float
  }

  private mutating func isExponent(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "p") || byte == UInt8(ascii: "P")
  }

  @discardableResult
  private mutating func skipSign() -> Bool {
    guard byte(position) == UInt8(ascii: "-") || byte(position) == UInt8(ascii: "+") else {
      return false
    }
    position += 1
    return true
  }

  private mutating func skipDigits(_ digitClass: UInt8) {
    while isClass(digitClass, position) || byte(position) == UInt8(ascii: "_") { position += 1 }
  }
}
