// Tables by number for questions that are asked at every step. Swift's own hash keeps strangers from choosing keys
// that collide, and costs many times what one multiplication does; here a bad choice would only make a run slower.

import SwiftScan

/// A set of names, one bit a name.
struct NameSet: Equatable {
  private var bits: [UInt64] = []

  init() {}
  init(_ names: some Sequence<NameID>) { for name in names { insert(name) } }

  /// Names below a number, which `body` hands over one by one: a set that has room for all grows no more.
  @inline(__always)
  init(below end: NameID, _ body: ((NameID) -> Void) -> Void) {
    bits = Array(repeating: 0, count: Int(end) / 64 + 1)
    bits.withUnsafeMutableBufferPointer { bits in
      body { name in if name < end { bits[Int(name >> 6)] |= 1 << UInt64(name & 63) } }
    }
  }

  func contains(_ name: NameID) -> Bool {
    let place = Int(name >> 6)
    return place < bits.count && bits[place] & 1 << UInt64(name & 63) != 0
  }

  /// Names that stand for no text are never in the set.
  mutating func insert(_ name: NameID) {
    guard name < Argument.trailing else { return }
    let place = Int(name >> 6)
    if place >= bits.count { bits.append(contentsOf: repeatElement(0, count: place + 1 - bits.count)) }
    bits[place] |= 1 << UInt64(name & 63)
  }

  mutating func remove(_ name: NameID) {
    let place = Int(name >> 6)
    if place < bits.count { bits[place] &= ~(1 << UInt64(name & 63)) }
  }

  func subtracting(_ other: NameSet) -> NameSet {
    var rest = self
    for place in rest.bits.indices.prefix(other.bits.count) { rest.bits[place] &= ~other.bits[place] }
    return rest
  }

  func union(_ other: NameSet) -> NameSet {
    let (larger, smaller) = bits.count > other.bits.count ? (self, other) : (other, self)
    var union = larger
    for place in smaller.bits.indices { union.bits[place] |= smaller.bits[place] }
    return union
  }
}

extension NameSet: Sequence {
  /// In the order of their numbers.
  func makeIterator() -> IndexingIterator<[NameID]> {
    var names: [NameID] = []
    for (place, word) in bits.enumerated() {
      var rest = word
      while rest != 0 {
        names.append(NameID(place * 64 + rest.trailingZeroBitCount))
        rest &= rest - 1
      }
    }
    return names.makeIterator()
  }
}

/// What is a key of a `NumberMap`: two different ones have different numbers.
protocol Numbered {
  /// Never all ones.
  var number: UInt64 { get }
}

extension NodeRef: Numbered {
  var number: UInt64 { UInt64(UInt32(bitPattern: file)) << 32 | UInt64(index) }
}

extension DeclarationRef: Numbered {
  var number: UInt64 { UInt64(UInt32(bitPattern: file)) << 32 | UInt64(index) }
}

extension NameID: Numbered {
  var number: UInt64 { UInt64(self) }
}

/// Values that are added by key and stay. What a key must be is said where it is used: asked of the class itself, every map
/// would be looked up among all conformances when the program starts.
final class NumberMap<Key, Value> {
  fileprivate static var free: UInt64 { .max }
  @exclusivity(unchecked) fileprivate var keys: UnsafeMutableBufferPointer<UInt64>
  @exclusivity(unchecked) fileprivate var values: UnsafeMutablePointer<Value>
  @exclusivity(unchecked) fileprivate var count = 0

  init() {
    keys = .allocate(capacity: 256)
    keys.initialize(repeating: Self.free)
    values = .allocate(capacity: keys.count)
  }

  deinit {
    for place in keys.indices where keys[place] != Self.free { (values + place).deinitialize(count: 1) }
    keys.deallocate()
    values.deallocate()
  }

  /// Where a key stands, or where it would be put.
  fileprivate func place(of number: UInt64) -> Int {
    let mask = keys.count &- 1
    let product = (number ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    var place = Int(truncatingIfNeeded: product.high ^ product.low) & mask
    while keys[place] != number, keys[place] != Self.free { place = (place &+ 1) & mask }
    return place
  }

  fileprivate func grow() {
    let (oldKeys, oldValues) = (keys, values)
    // Small ones grow fast, large ones do not waste.
    keys = .allocate(capacity: oldKeys.count * (oldKeys.count < 1 << 15 ? 4 : 2))
    keys.initialize(repeating: Self.free)
    values = .allocate(capacity: keys.count)
    for old in oldKeys.indices where oldKeys[old] != Self.free {
      let place = place(of: oldKeys[old])
      keys[place] = oldKeys[old]
      (values + place).moveInitialize(from: oldValues + old, count: 1)
    }
    oldKeys.deallocate()
    oldValues.deallocate()
  }
}

extension NumberMap where Key: Numbered {
  subscript(key: Key) -> Value? {
    get {
      let place = place(of: key.number)
      return keys[place] == Self.free ? nil : values[place]
    }
    set {
      guard let newValue else { preconditionFailure("what was added stays") }
      let place = place(of: key.number)
      if keys[place] != Self.free {
        values[place] = newValue
        return
      }
      keys[place] = key.number
      (values + place).initialize(to: newValue)
      count += 1
      if count * 2 > keys.count { grow() }
    }
  }
}
