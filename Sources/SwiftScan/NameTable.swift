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

  /// A power of two, at least twice the number of names.
  private var slots: [Slot]
  /// Every name's bytes, end to end.
  private var bytes: [UInt8] = []
  /// Name `n` is `bytes[bounds[n]..<bounds[n + 1]]`.
  private var bounds: [UInt32] = [0]
  /// The slots filled since the seeds were put in.
  private var addedSlots: [UInt32] = []
  private var seedCount = 0
  /// `slots` with the seeds alone.
  private var seedSlots: [Slot] = []

  /// A table in which `seeds[n]` has the number `n`. The seeds must be distinct.
  public init(seeds: [String] = []) {
    var size = 256
    while size < seeds.count * 4 { size *= 2 }
    slots = Array(repeating: Slot(head: 0, length: 0, number: Self.emptySlot), count: size)
    for seed in seeds { _ = intern(seed) }
    seedCount = count
    seedSlots = slots
    addedSlots.removeAll()
  }

  /// Holds nothing and may be given nothing: what stands in a list while the lexer has its table.
  static let vacant = NameTable(slots: [])

  private init(slots: [Slot]) {
    self.slots = slots
  }

  /// How many names there are; numbers are `0..<count`.
  public var count: Int { bounds.count - 1 }

  /// The text of a name, for reports; empty if there is no such name.
  public subscript(number: UInt32) -> String {
    withBytes(of: number) { String(decoding: $0, as: UTF8.self) }
  }

  /// Calls `body` with the bytes of a name; with none if there is no such name.
  public func withBytes<Result>(
    of number: UInt32, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    guard number < count else { return try body(UnsafeBufferPointer(start: nil, count: 0)) }
    let range = Int(bounds[Int(number)])..<Int(bounds[Int(number) + 1])
    return try bytes.withUnsafeBufferPointer { try body(UnsafeBufferPointer(rebasing: $0[range])) }
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
    var text = text
    return text.withUTF8 { intern($0) }
  }

  /// The number of these bytes, which are added if they are new.
  public mutating func intern(_ name: UnsafeBufferPointer<UInt8>) -> UInt32 {
    guard let start = name.baseAddress, !name.isEmpty else {
      return intern(emptyName, count: 0, readable: 0)
    }
    return intern(start, count: name.count, readable: name.count)
  }

  /// Forgets every name but the seeds, and keeps the memory.
  public mutating func reset() {
    if slots.count <= seedSlots.count * 8 {
      // Seeds were put in before all others, so no seed was pushed on by one of the names removed.
      for slot in addedSlots { slots[Int(slot)].number = Self.emptySlot }
    } else {
      // A huge file spread its names wide; the next would miss the cache at every name.
      slots = seedSlots
    }
    addedSlots.removeAll(keepingCapacity: true)
    bounds.removeSubrange((seedCount + 1)...)
    bytes.removeSubrange(Int(bounds[seedCount])...)
  }

  /// A copy of the names after the seeds.
  public func added() -> AddedNames {
    let start = bounds[seedCount]
    return AddedNames(
      bytes: bytes[Int(start)...].withUnsafeBufferPointer { Array($0) }, ends: bounds[(seedCount + 1)...].map { $0 - start })
  }

  /// The number of the `count` bytes at `start`, of which `readable` may be read (at least `count`;
  /// with eight or more the first bytes are loaded at once).
  @inline(__always)
  mutating func intern(_ start: UnsafePointer<UInt8>, count: Int, readable: Int) -> UInt32 {
    let key = Key(start, count: count, readable: readable)
    return find(start, key) ?? add(start, key)
  }

  /// The number of the `count` bytes at `start`, one to seven, which `head` begins with.
  @inline(__always)
  mutating func internShort(
    _ start: UnsafePointer<UInt8>, _ head: EightBytes, count: Int
  ) -> UInt32 {
    let key = Key(head: head.prefix(count), count: count)
    return find(start, key) ?? add(start, key)
  }

  // MARK: - Hashing

  /// What a lookup needs to know of a name: computed once, in steps of eight bytes.
  private struct Key {
    let head: UInt64
    let length: Int
    private(set) var hash: UInt64

    /// The key of a name of at most eight bytes.
    @inline(__always)
    init(head: UInt64, count: Int) {
      self.head = head
      length = count
      hash = Self.mix(head ^ UInt64(truncatingIfNeeded: count))
    }

    init(_ start: UnsafePointer<UInt8>, count: Int, readable: Int) {
      guard count > 8 else {
        if readable >= 8 {
          let word = EightBytes(start)
          self.init(head: count == 8 ? word.bits : word.prefix(count), count: count)
        } else {
          var word: UInt64 = 0
          for index in 0..<count { word |= UInt64(start[index]) << UInt64(8 * index) }
          self.init(head: word, count: count)
        }
        return
      }
      self.init(head: EightBytes(start).bits, count: count)
      var offset = 8
      while offset + 8 < count {
        hash = Self.mix(hash ^ EightBytes(start + offset).bits)
        offset += 8
      }
      hash = Self.mix(hash ^ EightBytes(start + (count - 8)).bits)
    }

    @inline(__always)
    private static func mix(_ value: UInt64) -> UInt64 {
      let product = (value ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
      return product.high ^ product.low
    }
  }

  @inline(__always)
  private func find(_ start: UnsafePointer<UInt8>, _ key: Key) -> UInt32? {
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
  private func restIsEqual(_ number: UInt32, _ start: UnsafePointer<UInt8>, _ length: Int) -> Bool {
    bytes.withUnsafeBufferPointer { all in
      let name = all.baseAddress! + Int(bounds[Int(number)])
      var offset = 8
      while offset + 8 < length {
        if EightBytes(name + offset).bits != EightBytes(start + offset).bits { return false }
        offset += 8
      }
      return EightBytes(name + (length - 8)).bits == EightBytes(start + (length - 8)).bits
    }
  }

  @inline(never)
  private mutating func add(_ start: UnsafePointer<UInt8>, _ key: Key) -> UInt32 {
    if (count + 1) * 2 > slots.count { grow() }
    let number = UInt32(count)
    bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: key.length))
    bounds.append(UInt32(bytes.count))
    place(Slot(head: key.head, length: UInt32(key.length), number: number), hash: key.hash)
    return number
  }

  private mutating func place(_ slot: Slot, hash: UInt64) {
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: hash) & mask
    while slots[index].number != Self.emptySlot { index = (index + 1) & mask }
    slots[index] = slot
    addedSlots.append(UInt32(truncatingIfNeeded: index))
  }

  private mutating func grow() {
    slots = Array(
      repeating: Slot(head: 0, length: 0, number: Self.emptySlot), count: slots.count * 2)
    addedSlots.removeAll(keepingCapacity: true)
    for number in 0..<UInt32(count) {
      let key = withBytes(of: number) {
        Key($0.baseAddress ?? emptyName, count: $0.count, readable: $0.count)
      }
      place(Slot(head: key.head, length: UInt32(key.length), number: number), hash: key.hash)
    }
    addedSlots.removeFirst(seedCount)
  }
}

/// The names of one table beyond its seeds, in the order of their numbers.
public struct AddedNames: Sendable {
  /// End to end.
  private var bytes: [UInt8] = []
  private var ends: [UInt32] = []

  public init() {}

  init(bytes: [UInt8], ends: [UInt32]) {
    self.bytes = bytes
    self.ends = ends
  }

  /// Each name's number in another table, which gets those that are new to it.
  public func numbers(in table: inout NameTable) -> [NameID] {
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      return ends.map { end in
        defer { start = Int(end) }
        return table.intern(UnsafeBufferPointer(rebasing: bytes[start..<Int(end)]))
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
