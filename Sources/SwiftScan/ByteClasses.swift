// What a byte or a Unicode scalar may be in Swift: part of a word, part of an operator, neither.
// ASCII is looked up in a table of 256 bytes; everything else is rare and goes through ranges.

enum ByteClass {
  static let word: UInt8 = 1
  static let decimalDigit: UInt8 = 2
  static let hexDigit: UInt8 = 4
  static let operatorPart: UInt8 = 8
  static let letter: UInt8 = 16
  /// Ends a fast run through the text of a string: quotes, backslash, line breaks.
  static let stringStop: UInt8 = 32
  /// May begin white space, a comment or a conflict marker.
  static let triviaStart: UInt8 = 64
  /// May go on with a word that letters, digits and underscores begin: `$`, and bytes beyond ASCII.
  static let rareInWord: UInt8 = 128

  static let table: [UInt8] = {
    var table = [UInt8](repeating: 0, count: 256)
    for byte in UInt8(ascii: "0")...UInt8(ascii: "9") {
      table[Int(byte)] = word | decimalDigit | hexDigit
    }
    for byte in UInt8(ascii: "a")...UInt8(ascii: "z") {
      let hex = byte <= UInt8(ascii: "f") ? hexDigit : 0
      table[Int(byte)] = word | letter | hex
      table[Int(byte) - 32] = word | letter | hex
    }
    for byte in "_$".utf8 { table[Int(byte)] = word }
    for byte in "/=-+*%<>!&|^~.?".utf8 { table[Int(byte)] = operatorPart }
    for byte in "\"'\\\n\r".utf8 { table[Int(byte)] |= stringStop }
    for byte in " \t\n\r\u{0B}\u{0C}\0/<>".utf8 { table[Int(byte)] |= triviaStart }
    // The first bytes of a no-break space and of a byte-order mark.
    for byte in [0xC2, 0xEF] { table[byte] = triviaStart }
    table[Int(UInt8(ascii: "$"))] |= rareInWord
    for byte in 0x80...0xFF { table[byte] |= rareInWord }
    return table
  }()
}

/// A Unicode scalar read from UTF-8, or the bytes that are none.
struct DecodedScalar {
  /// `nil` if the bytes are not valid UTF-8.
  var value: UInt32?
  /// How many bytes it takes; at least one.
  var length: Int
}

/// Which scalars beyond ASCII make words and operators. Sorted, closed ranges.
enum ScalarClass {
  static func continuesWord(_ scalar: UInt32) -> Bool {
    if scalar >= 0x10000 { return scalar <= 0xEFFFD && scalar & 0xFFFF <= 0xFFFD }
    return contains(scalar, wordRanges)
  }

  static func startsWord(_ scalar: UInt32) -> Bool {
    continuesWord(scalar) && !contains(scalar, combiningRanges)
  }

  static func startsOperator(_ scalar: UInt32) -> Bool {
    contains(scalar, operatorRanges)
  }

  static func continuesOperator(_ scalar: UInt32) -> Bool {
    contains(scalar, operatorRanges) || contains(scalar, combiningRanges)
      || 0xFE00...0xFE0F ~= scalar || 0xE0100...0xE01EF ~= scalar
  }

  private static func contains(
    _ scalar: UInt32, _ ranges: [ClosedRange<UInt32>]
  ) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < scalar { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(scalar)
  }

  private static let wordRanges: [ClosedRange<UInt32>] = [
    0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE,
    0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D,
    0x202A...0x202E, 0x203F...0x2040, 0x2054...0x2054, 0x2060...0x218F, 0x2460...0x24FF,
    0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F,
    0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8,
  ]

  /// Marks that combine with what stands before them: they start no word, but continue anything.
  private static let combiningRanges: [ClosedRange<UInt32>] = [
    0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
  ]

  private static let operatorRanges: [ClosedRange<UInt32>] = [
    0xA1...0xA7, 0xA9...0xA9, 0xAB...0xAC, 0xAE...0xAE, 0xB0...0xB1, 0xB6...0xB6, 0xBB...0xBB,
    0xBF...0xBF, 0xD7...0xD7, 0xF7...0xF7, 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E,
    0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF,
    0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030...0x3030,
  ]
}
