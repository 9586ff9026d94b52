// Number literals: a small one is kept in thousandths, which is enough for limits, shares and counts.

extension Parser {
  /// How many numbers of different values are remembered, so that tables of data stay small.
  static let numberSlots = 64

  mutating func leaf(number index: Int) -> NodeID {
    guard let value = Parser.thousandths(UnsafeBufferPointer(rebasing: source[Int(tokens[index].start)..<Int(tokens[index].end)]))
    else { return leaf(.number) }
    let slot = Int(value / 500) & (Parser.numberSlots - 1)
    let known = leafOfNumber[slot]
    if known != none, outline.nodes[Int(known)].first == value { return known }
    let node = add(Node(.number, first: value), at: index)
    leafOfNumber[slot] = node
    return node
  }

  /// `12.5` is 12500; nil for what is no plain decimal, has more than three places or is greater than a million.
  static func thousandths(_ text: UnsafeBufferPointer<UInt8>) -> UInt32? {
    var value: UInt32 = 0
    var places = -1
    for byte in text {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        guard places < 3, value < 100_000_000 else { return nil }
        value = value * 10 + UInt32(byte - UInt8(ascii: "0"))
        if places >= 0 { places += 1 }
      case UInt8(ascii: "_"): break
      case UInt8(ascii: ".") where places < 0: places = 0
      default: return nil
      }
    }
    for _ in max(places, 0)..<3 {
      guard value < 100_000_000 else { return nil }
      value *= 10
    }
    return value
  }
}
