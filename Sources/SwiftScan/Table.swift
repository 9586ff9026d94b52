// Where the lexer and the parser write down what they find. `Array.append` asks the runtime at each element
// whether the array is shared, and that call throws everything out of registers. A table is asked once, by
// `removeAll` or `own` before a file is read; from then on it has one owner.

/// A growing run of plain values. A copy shares its memory until one of the two is emptied or owned.
public struct Table<Element>: RandomAccessCollection, MutableCollection {
  public private(set) var count = 0
  private var capacity = 0
  @usableFromInline var base: UnsafeMutablePointer<Element>
  /// Nil as long as there is nothing to hold.
  private var memory: TableMemory?

  public init() {
    // Somewhere to point at; with no capacity it is never read.
    base = UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment)!
  }

  init(repeating element: Element, count: Int) {
    self.init()
    append(repeating: element, count: count)
  }

  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { count }

  @inlinable public subscript(position: Int) -> Element {
    get {
      precondition(UInt(bitPattern: position) < UInt(bitPattern: count))
      return base[position]
    }
    set {
      precondition(UInt(bitPattern: position) < UInt(bitPattern: count))
      base[position] = newValue
    }
  }

  @inlinable public func withUnsafeBufferPointer<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result {
    try withExtendedLifetime(self) { try body(UnsafeBufferPointer(start: base, count: count)) }
  }

  // MARK: Writing

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    base[count] = element
    count &+= 1
  }

  mutating func append(repeating element: Element, count added: Int) {
    reserve(count + added)
    (base + count).update(repeating: element, count: added)
    count += added
  }

  /// Appends `added` elements that stand elsewhere.
  @inline(__always)
  mutating func append(_ elements: UnsafePointer<Element>, count added: Int) {
    reserve(count + added)
    (base + count).update(from: elements, count: added)
    count += added
  }

  /// Appends what another table holds from `mark` on.
  mutating func append(from other: Table, since mark: Int) {
    precondition(mark >= 0 && mark <= other.count)
    guard mark < other.count else { return }
    append(other.base + mark, count: other.count - mark)
  }

  @discardableResult
  mutating func removeLast() -> Element {
    precondition(count > 0)
    count -= 1
    return base[count]
  }

  /// Removes all from `mark` on.
  @inline(__always)
  mutating func cut(to mark: Int) {
    precondition(mark >= 0 && mark <= count)
    count = mark
  }

  /// Empties the table; its memory is used again, if nobody else holds it.
  public mutating func removeAll() {
    count = 0
    if !isKnownUniquelyReferenced(&memory) { self = Table() }
  }

  /// Leaves the memory to whoever shares it and goes on with a copy. Whoever may not be the only owner calls
  /// it before writing.
  mutating func own() {
    if memory != nil, !isKnownUniquelyReferenced(&memory) { move(toCapacity: capacity) }
  }

  @inline(__always)
  mutating func reserve(_ needed: Int) {
    if needed > capacity { grow(to: needed) }
  }

  @inline(never)
  private mutating func grow(to needed: Int) {
    move(toCapacity: Swift.max(needed, capacity * 2, 64))
  }

  private mutating func move(toCapacity larger: Int) {
    // Nobody retains or releases what lies in a table.
    precondition(_isPOD(Element.self))
    let memory = TableMemory(byteCount: larger * MemoryLayout<Element>.stride)
    let moved = memory.start.bindMemory(to: Element.self, capacity: larger)
    moved.update(from: base, count: count)
    self.memory = memory
    base = moved
    capacity = larger
  }
}

// Safe to send: it is written only where it has one owner.
extension Table: @unchecked Sendable where Element: Sendable {}

extension Table: Equatable where Element: Equatable {
  public static func == (left: Table, right: Table) -> Bool { left.elementsEqual(right) }
}

/// The memory of a table, freed with its last owner.
private final class TableMemory {
  let start: UnsafeMutableRawPointer
  init(byteCount: Int) { start = .allocate(byteCount: byteCount, alignment: 16) }
  deinit { start.deallocate() }
}
