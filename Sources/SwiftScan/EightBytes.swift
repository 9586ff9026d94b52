// Eight bytes looked at in one machine word. Words and white space are short and of any length, so
// that a loop over bytes costs a wrongly predicted branch at the end of nearly each; counting in a
// machine word costs none.

/// Eight bytes of a file; the first is the lowest.
struct EightBytes {
  let bits: UInt64

  /// Reads eight bytes from `start` on, all of which must be in the file.
  @inline(__always)
  init(_ start: UnsafePointer<UInt8>) {
    bits = UInt64(littleEndian: UnsafeRawPointer(start).loadUnaligned(as: UInt64.self))
  }

  private static let highBits: UInt64 = 0x8080_8080_8080_8080
  private static let lowBits: UInt64 = 0x0101_0101_0101_0101

  /// How many bytes at the beginning are ASCII letters, digits or underscores.
  @inline(__always)
  var wordLength: Int {
    let low = bits & ~Self.highBits
    let letters = Self.inRange(low | (Self.lowBits &* 0x20), 0x61, 0x7A)
    let digits = Self.inRange(low, 0x30, 0x39)
    let notUnderscores = (low ^ (Self.lowBits &* 0x5F)) &+ ~Self.highBits
    let stops = (~(letters | digits) & notUnderscores | bits) & Self.highBits
    return stops.trailingZeroBitCount / 8
  }

  /// How many bytes at the beginning are spaces.
  @inline(__always)
  var spaceLength: Int {
    (bits ^ (Self.lowBits &* 0x20)).trailingZeroBitCount / 8
  }

  /// How many bytes at the beginning are no line breaks.
  @inline(__always)
  var lineLength: Int {
    let stops = Self.zeros(bits ^ (Self.lowBits &* 0x0A)) | Self.zeros(bits ^ (Self.lowBits &* 0x0D))
    return stops.trailingZeroBitCount / 8
  }

  /// How many bytes at the beginning surely are text of a string: no quotes, backslashes or line breaks, nor what differs from
  /// them in few bits.
  @inline(__always)
  var textLength: Int {
    // `"` and `'` become one byte, along with `#` and `&`, and all from backspace to shift-in.
    let quotes = Self.zeros((bits | (Self.lowBits &* 0x05)) ^ (Self.lowBits &* 0x27))
    let lineBreaks = Self.zeros((bits | (Self.lowBits &* 0x07)) ^ (Self.lowBits &* 0x0F))
    let stops = quotes | lineBreaks | Self.zeros(bits ^ (Self.lowBits &* 0x5C))
    return stops.trailingZeroBitCount / 8
  }

  /// The first `count` bytes, at least one, with zeros after them.
  @inline(__always)
  func prefix(_ count: Int) -> UInt64 {
    bits & (UInt64.max &>> UInt64(truncatingIfNeeded: 8 &* (8 &- count)))
  }

  /// Sets the high bit of the first byte that is zero; what it sets behind means nothing.
  @inline(__always)
  private static func zeros(_ bytes: UInt64) -> UInt64 {
    (bytes &- lowBits) & ~bytes & highBits
  }

  /// Sets the high bit of each byte within bounds, if no byte has its high bit set already.
  @inline(__always)
  private static func inRange(_ bytes: UInt64, _ first: UInt64, _ last: UInt64) -> UInt64 {
    (bytes &+ lowBits &* (0x80 &- first)) & ~(bytes &+ lowBits &* (0x7F &- last))
  }
}
