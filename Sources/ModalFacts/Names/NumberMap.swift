// Tables by number for questions that are asked at every step. Swift's own hash keeps strangers from choosing keys
// that collide, and costs many times what one multiplication does; here a bad choice would only make a run slower.

import SwiftScan

/// A set of names, one bit a name.
struct NameSet: Equatable {
  private var bits: [UInt64] = []

  init() {}
  init(_ names: some Sequence<NameID>) { for name in names { insert(name) } }

  /// Adds names below a number, which `body` hands over one by one: a set that has room for all grows no more.
  @inline(__always)
  mutating func insert(below end: NameID, _ body: ((NameID) -> Void) -> Void) {
    let count = Int(end) / 64 + 1
    if bits.count < count { bits.append(contentsOf: repeatElement(0, count: count - bits.count)) }
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

extension TypeID: Numbered {
  var number: UInt64 { UInt64(UInt32(bitPattern: self)) }
}

/// One that is free, for all maps in which nothing is.
nonisolated(unsafe) private let noSlots: UnsafeMutableBufferPointer<UInt64> = {
  let slots = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: 1)
  slots.initialize(repeating: .max)
  return slots
}()

/// Values that are added by key and stay. They stand side by side in the order in which they came, and a slot of the hash
/// table only says where: what is asked at every step of the join then stands in few lines of the processor's cache.
/// What a key must be is said where it is used: asked of the class itself, every map would be looked up among all
/// conformances when the program starts.
final class NumberMap<Key, Value> {
  fileprivate struct Entry {
    var number: UInt64
    var value: Value
  }

  /// The upper half is that of the key's hash, the lower one the place of its entry.
  private typealias Slot = UInt64

  private static var free: Slot { .max }
  /// A power of two, of which entries fill two thirds at most.
  @exclusivity(unchecked) private var slots: UnsafeMutableBufferPointer<Slot>
  @exclusivity(unchecked) fileprivate var entries: UnsafeMutablePointer<Entry>
  @exclusivity(unchecked) private var count = 0
  /// Many maps stay empty: 0 until something is added.
  @exclusivity(unchecked) private var capacity = 0

  /// Nobody looks for an entry where no slot says that there is one, so theirs may be any place.
  init() {
    slots = noSlots
    entries = UnsafeMutableRawPointer(noSlots.baseAddress.unsafelyUnwrapped).assumingMemoryBound(to: Entry.self)
  }

  deinit {
    guard capacity > 0 else { return }
    entries.deinitialize(count: count)
    entries.deallocate()
    slots.deallocate()
  }

  private func hash(of number: UInt64) -> UInt32 {
    let product = (number ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return UInt32(truncatingIfNeeded: product.high ^ product.low)
  }

  /// The place of a key's entry.
  @inline(__always)
  fileprivate func place(of number: UInt64) -> Int? {
    let hash = hash(of: number)
    let mask = slots.count &- 1
    var index = Int(hash) & mask
    while slots[index] != Self.free {
      let place = Int(UInt32(truncatingIfNeeded: slots[index]))
      if UInt32(truncatingIfNeeded: slots[index] >> 32) == hash, entries[place].number == number { return place }
      index = (index &+ 1) & mask
    }
    return nil
  }

  /// Adds the entry of a key that has none.
  fileprivate func add(_ number: UInt64, _ value: Value) {
    if capacity == 0 { makeRoom() }
    if count == capacity { growEntries() }
    if count &* 3 >= slots.count &* 2 { growSlots() }
    (entries + count).initialize(to: Entry(number: number, value: value))
    fill(UInt64(hash(of: number)) << 32 | UInt64(count))
    count += 1
  }

  private func fill(_ slot: Slot) {
    let mask = slots.count &- 1
    var index = Int(slot >> 32) & mask
    while slots[index] != Self.free { index = (index &+ 1) & mask }
    slots[index] = slot
  }

  private func makeRoom() {
    slots = .allocate(capacity: 64)
    slots.initialize(repeating: Self.free)
    capacity = 32
    entries = .allocate(capacity: capacity)
  }

  private func growEntries() {
    let old = entries
    capacity *= 2
    entries = .allocate(capacity: capacity)
    entries.moveInitialize(from: old, count: count)
    old.deallocate()
  }

  private func growSlots() {
    let old = slots
    slots = .allocate(capacity: old.count * 2)
    slots.initialize(repeating: Self.free)
    for slot in old where slot != Self.free { fill(slot) }
    old.deallocate()
  }
}

extension NumberMap where Key: Numbered {
  subscript(key: Key) -> Value? {
    get { place(of: key.number).map { entries[$0].value } }
    set {
      guard let newValue else { preconditionFailure("what was added stays") }
      if let place = place(of: key.number) {
        entries[place].value = newValue
      } else {
        add(key.number, newValue)
      }
    }
  }
}
