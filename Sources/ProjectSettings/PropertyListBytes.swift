// Looks through the bytes of a property list eight at a time. A project file is megabytes, of which nearly all are passed over.

extension UnsafeBufferPointer<UInt8> {
  /// The place of the first byte from `start` on that `find` marks, or that is one of the last seven; the end where there is
  /// neither. Whoever asks looks at the byte again: some are marked that are not meant.
  @inline(__always)
  func place(from start: Int, _ find: (EightBytes) -> UInt64) -> Int {
    var place = start
    while place + 8 <= count {
      let found = find(EightBytes(self, at: place))
      if found != 0 { return place + found.trailingZeroBitCount / 8 }
      place += 8
    }
    return place
  }
}

/// Eight bytes; the first is the lowest. What is asked of them is answered by the highest bits of bytes; all other bits are 0.
struct EightBytes {
  private let bits: UInt64

  /// Reads eight bytes that all are in the buffer.
  @inline(__always)
  init(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) {
    bits = UInt64(littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: place, as: UInt64.self))
  }

  private static let highBits: UInt64 = 0x8080_8080_8080_8080
  private static let lowBits: UInt64 = 0x0101_0101_0101_0101

  /// The first brace, quote or slash; maybe before it one of `|~#&`, or a byte beyond ASCII.
  @inline(__always)
  var bracesQuotesAndSlashes: UInt64 {
    // Nothing but `|`, `~` and what is not printed stands as high as the braces.
    let braces = (bits & ~Self.highBits) &+ Self.lowBits &* (0x80 - 0x7B) | bits
    // `"` and `'` differ in bits that tell them from `#` and `&` alone.
    let quotes = Self.zeros((bits | Self.lowBits &* 5) ^ Self.lowBits &* 0x27)
    return (braces | quotes | Self.zeros(bits ^ Self.lowBits &* 0x2F)) & Self.highBits
  }

  /// The first `*`.
  @inline(__always)
  var stars: UInt64 { Self.zeros(bits ^ Self.lowBits &* 0x2A) & Self.highBits }

  /// All that is no ASCII letter and no digit.
  @inline(__always)
  var allButLettersAndDigits: UInt64 {
    let low = bits & ~Self.highBits
    let letters = Self.inRange(low | Self.lowBits &* 0x20, 0x61, 0x7A)
    return (~(letters | Self.inRange(low, 0x30, 0x39)) | bits) & Self.highBits
  }

  /// Sets the high bit of the first byte that is zero; what it sets in others means nothing, where it is behind that.
  @inline(__always)
  private static func zeros(_ bytes: UInt64) -> UInt64 { (bytes &- lowBits) & ~bytes }

  /// Sets the high bit of each byte within bounds, if no byte has its high bit set already.
  @inline(__always)
  private static func inRange(_ bytes: UInt64, _ first: UInt64, _ last: UInt64) -> UInt64 {
    (bytes &+ lowBits &* (0x80 &- first)) & ~(bytes &+ lowBits &* (0x7F &- last))
  }
}
