// Gives each distinct byte string a number, so that everything above compares integers.
// Names lie end to end in one array of bytes; a slot of the hash table holds a name's first eight
// bytes and its length, which settles most lookups without touching that array. Nothing is
// allocated per name. A worker keeps one table for thousands of files: `reset` empties only the
// slots that the last file filled.

/// A set of byte strings numbered from 0 in order of their first appearance.
public struct NameTable: Sendable {
  private struct Slot {
    /// The first eight bytes, little-endian, filled up with zeros.
    var head: UInt64
    var length: UInt32
    /// The name's number, or `emptySlot`.
    var number: UInt32
  }

  private static let emptySlot = UInt32.max
  private static let freeSlot = Slot(head: 0, length: 0, number: emptySlot)

  /// A power of two, of which names fill two thirds at most.
  private var slots: Table<Slot>
  /// Every name's bytes, end to end.
  private var bytes = Table<UInt8>()
  /// Name `n` is `bytes[bounds[n].start..<bounds[n + 1].start]`.
  private var bounds = Table<NameBound>(repeating: NameBound(start: 0), count: 1)
  /// The slots filled since the seeds were put in.
  private var addedSlots = Table<UInt32>()
  private var seedCount = 0
  /// How many slots there are with the seeds alone.
  private var seedSlotCount = 0

  /// A table in which `seeds[n]` has the number `n`. The seeds must be distinct.
  public init(seeds: [String] = []) {
    var size = 256
    while size < seeds.count * 4 { size *= 2 }
    slots = Table(repeating: Self.freeSlot, count: size)
    for seed in seeds { _ = intern(seed) }
    seedCount = count
    seedSlotCount = slots.count
    addedSlots.removeAll()
  }

  /// Holds nothing and may be given nothing: what stands in a list while the lexer has its table.
  static let vacant = NameTable(slots: Table())

  private init(slots: Table<Slot>) {
    self.slots = slots
  }

  /// Whoever may not be the only owner calls this before adding names.
  mutating func own() {
    slots.own()
    bytes.own()
    bounds.own()
    addedSlots.own()
  }

  /// How many names there are; numbers are `0..<count`.
  public var count: Int { bounds.count - 1 }

  /// The text of a name, for reports; empty if there is no such name.
  public subscript(number: UInt32) -> String {
    withBytes(of: number) { String(decoding: $0, as: UTF8.self) }
  }

  /// Calls `body` with the bytes of a name; with none if there is no such name.
  @inlinable public func withBytes<Result>(
    of number: UInt32, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    try withExtendedLifetime(self) { try body(place(of: number)) }
  }

  @usableFromInline
  func place(of number: UInt32) -> UnsafeBufferPointer<UInt8> {
    guard number < count else { return UnsafeBufferPointer(start: nil, count: 0) }
    let start = bounds[Int(number)].start
    return UnsafeBufferPointer(start: bytes.base + Int(start), count: Int(bounds[Int(number) + 1].start - start))
  }

  /// The number of a text that is in the table.
  public func find(_ text: String) -> UInt32? {
    var text = text
    return text.withUTF8 { utf8 in
      guard let start = utf8.baseAddress, !utf8.isEmpty else {
        return find(emptyName, Key(emptyName, count: 0, readable: 0))
      }
      return find(start, Key(start, count: utf8.count, readable: utf8.count))
    }
  }

  /// The number of a text, which is added if it is new.
  public mutating func intern(_ text: String) -> UInt32 {
    own()
    var text = text
    return text.withUTF8 { intern($0) }
  }

  /// The number of these bytes, which are added if they are new. The table must have one owner.
  mutating func intern(_ name: UnsafeBufferPointer<UInt8>) -> UInt32 {
    guard let start = name.baseAddress, !name.isEmpty else {
      return intern(emptyName, count: 0, readable: 0)
    }
    return intern(start, count: name.count, readable: name.count)
  }

  /// Forgets every name but the seeds, and keeps the memory.
  public mutating func reset() {
    own()
    bytes.cut(to: Int(bounds[seedCount].start))
    bounds.cut(to: seedCount + 1)
    if isSmall {
      // Seeds were put in before all others, so no seed was pushed on by one of the names removed.
      for slot in addedSlots { slots[Int(slot)].number = Self.emptySlot }
      addedSlots.cut(to: 0)
    } else {
      // A huge file spread its names wide; the next would miss the cache at every name.
      spread(over: seedSlotCount)
    }
  }

  /// How many names there are after the seeds.
  public var addedCount: Int { count - seedCount }

  /// A copy of the names after the seeds.
  /// - Parameter first: How many of them are left out.
  public func added(since first: Int = 0) -> AddedNames {
    AddedNames(
      bytes: bytes.withUnsafeBufferPointer { Array($0[Int(bounds[seedCount + first].start)...]) },
      bounds: bounds.withUnsafeBufferPointer { Array($0[(seedCount + first)...]) }, first: first)
  }

  /// The number of the `count` bytes at `start`, of which `readable` may be read (at least `count`;
  /// with eight or more the first bytes are loaded at once).
  @inline(__always)
  mutating func intern(_ start: UnsafePointer<UInt8>, count: Int, readable: Int) -> UInt32 {
    intern(start, Key(start, count: count, readable: readable))
  }

  /// The number of the bytes at `start` that have this key.
  @inline(__always)
  mutating func intern(_ start: UnsafePointer<UInt8>, _ key: Key) -> UInt32 {
    find(start, key) ?? add(start, key)
  }

  // MARK: - Hashing

  /// What a lookup needs to know of a name: computed once, in steps of eight bytes.
  struct Key {
    fileprivate let head: UInt64
    fileprivate private(set) var length: Int
    fileprivate private(set) var hash: UInt64

    /// The key of a name with a known hash, as a table keeps it.
    init(_ start: UnsafePointer<UInt8>, count: Int, readable: Int, hash: UInt32) {
      length = count
      head = Self.head(start, count: count, readable: readable)
      self.hash = UInt64(hash)
    }

    /// The key of a name of at most eight bytes.
    @inline(__always)
    init(head: UInt64, count: Int) {
      self.head = head
      length = count
      hash = Self.mix(head)
    }

    /// The key of the `count` bytes at `start`, of which `readable` may be read.
    init(_ start: UnsafePointer<UInt8>, count: Int, readable: Int) {
      self.init(head: Self.head(start, count: count, readable: readable), count: count)
      var offset = 8
      while offset < count {
        // The last step looks back, to stay within the name, and shifts out what it has seen.
        let step = min(count - offset, 8)
        let bits = EightBytes(start + (offset + step - 8)).bits
        extend(with: bits &>> UInt64(truncatingIfNeeded: 8 &* (8 - step)))
        offset += step
      }
    }

    /// The first eight bytes of a name, filled up with zeros.
    @inline(__always)
    private static func head(_ start: UnsafePointer<UInt8>, count: Int, readable: Int) -> UInt64 {
      if count > 0, readable >= 8 { return EightBytes(start).prefix(min(count, 8)) }
      var head: UInt64 = 0
      for index in 0..<min(count, 8) { head |= UInt64(start[index]) << UInt64(8 * index) }
      return head
    }

    /// Goes on with the next eight bytes of a name, or with its last bytes, filled up with zeros.
    @inline(__always)
    private mutating func extend(with bits: UInt64) {
      hash = Self.mix(hash ^ bits)
    }

    /// The same for a name that is still being read: `count` more bytes.
    @inline(__always)
    mutating func extend(with bits: UInt64, count: Int) {
      extend(with: bits)
      length &+= count
    }

    @inline(__always)
    private static func mix(_ value: UInt64) -> UInt64 {
      let product = (value ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
      return product.high ^ product.low
    }
  }

  @inline(__always)
  fileprivate func find(_ start: UnsafePointer<UInt8>, _ key: Key) -> UInt32? {
    let mask = slots.count &- 1
    var index = Int(truncatingIfNeeded: key.hash) & mask
    while true {
      let slot = slots[index]
      if slot.number == Self.emptySlot { return nil }
      if slot.head == key.head, Int(slot.length) == key.length,
        key.length <= 8 || restIsEqual(slot.number, start, key.length)
      {
        return slot.number
      }
      index = (index &+ 1) & mask
    }
  }

  /// Whether a name of this length, more than eight bytes, is the same from its ninth byte on.
  @inline(__always)
  private func restIsEqual(_ number: UInt32, _ start: UnsafePointer<UInt8>, _ length: Int) -> Bool {
    let name = bytes.base + Int(bounds[Int(number)].start)
    var offset = 8
    while offset &+ 8 < length {
      if EightBytes(name + offset).bits != EightBytes(start + offset).bits { return false }
      offset &+= 8
    }
    return EightBytes(name + (length &- 8)).bits == EightBytes(start + (length &- 8)).bits
  }

  @inline(never)
  private mutating func add(_ start: UnsafePointer<UInt8>, _ key: Key) -> UInt32 {
    if isTooFull(slots.count, with: count + 1) { spread(over: slots.count * 2) }
    let number = UInt32(count)
    bytes.append(start, count: key.length)
    bounds[Int(number)].hash = UInt32(truncatingIfNeeded: key.hash)
    bounds.append(NameBound(start: UInt32(bytes.count)))
    place(Slot(head: key.head, length: UInt32(key.length), number: number), hash: key.hash)
    return number
  }

  private func isTooFull(_ slotCount: Int, with names: Int) -> Bool { names * 3 > slotCount * 2 }

  /// Whether to free the slots of single names takes less than to spread the seeds anew.
  private var isSmall: Bool { slots.count <= seedSlotCount * 8 }

  @inline(__always)
  private mutating func place(_ slot: Slot, hash: UInt64) {
    let mask = slots.count &- 1
    var index = Int(truncatingIfNeeded: hash) & mask
    while slots[index].number != Self.emptySlot { index = (index &+ 1) & mask }
    slots[index] = slot
    if slot.number >= seedCount, isSmall { addedSlots.append(UInt32(truncatingIfNeeded: index)) }
  }

  /// Puts every name into a fresh table of slots.
  private mutating func spread(over slotCount: Int) {
    slots = Table(repeating: Self.freeSlot, count: slotCount)
    addedSlots.removeAll()
    for number in 0..<UInt32(count) {
      let name = place(of: number)
      let key = Key(
        name.baseAddress ?? emptyName, count: name.count, readable: name.count,
        hash: bounds[Int(number)].hash)
      place(Slot(head: key.head, length: UInt32(key.length), number: number), hash: key.hash)
    }
  }
}

/// Where a name begins, which is where the one before it ends, and its hash: neither spreading the names nor
/// another table has to compute it again.
struct NameBound {
  var start: UInt32
  /// 0 behind the last name.
  var hash: UInt32 = 0
}

/// The names of one table beyond its seeds, in the order of their numbers; maybe without the first of them.
public struct AddedNames: Sendable {
  /// End to end.
  private var bytes: [UInt8] = []
  /// As in the table they come from: the first name begins at 0 of `bytes`, whatever its number here.
  private var bounds = [NameBound(start: 0)]
  /// How many names of the table stand before these.
  private var first = 0

  public init() {}

  /// How many names of the table these are, those before them included.
  public var end: Int { first + bounds.count - 1 }

  init(bytes: [UInt8], bounds: [NameBound], first: Int) {
    self.bytes = bytes
    self.bounds = bounds
    self.first = first
  }

  /// Adds the numbers that more of these names have in another table, which gets those that are new to it.
  /// - Parameters:
  ///   - numbers: Those of the names before, of the table's first ones.
  ///   - end: How many names of the table are to have one.
  public func number(upTo end: Int, in table: inout NameTable, _ numbers: inout [NameID]) {
    guard numbers.count < end else { return }
    precondition(numbers.count >= first)
    table.own()
    if numbers.capacity < end { numbers.reserveCapacity(max(end, numbers.count * 2)) }
    _ = forEach(numbers.count - first..<end - first) { name, key in
      numbers.append(table.intern(name, key))
      return true
    }
  }

  /// Adds the numbers that these names have in another table.
  /// - Returns: Whether it has all of them.
  public func number(knownIn table: NameTable, _ numbers: inout [NameID]) -> Bool {
    numbers.reserveCapacity(end)
    return forEach(0..<bounds.count - 1) { name, key in
      guard let number = table.find(name, key) else { return false }
      numbers.append(number)
      return true
    }
  }

  /// Goes on as long as `body` says so.
  private func forEach(_ numbers: Range<Int>, _ body: (UnsafePointer<UInt8>, NameTable.Key) -> Bool) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      numbers.allSatisfy { number in
        let next = number + 1
        let start = Int(bounds[next - 1].start - bounds[0].start)
        let count = Int(bounds[next].start - bounds[next - 1].start)
        precondition(start + count <= bytes.count)
        let name = count == 0 ? emptyName : bytes.baseAddress! + start
        return body(name, NameTable.Key(name, count: count, readable: bytes.count - start, hash: bounds[next - 1].hash))
      }
    }
  }
}

/// Somewhere to point at for a name of no bytes; never read.
private nonisolated(unsafe) let emptyName: UnsafePointer<UInt8> = {
  let byte = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
  byte.initialize(to: 0)
  return UnsafePointer(byte)
}()
