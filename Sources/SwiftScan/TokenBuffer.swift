// Where tokens go while a file is scanned. `Array.append` asks the runtime at each token whether the
// array is shared, and that call throws everything out of registers; this has one owner by design
// and is copied into the array once, at the end.

/// A growing buffer of tokens. Its owner must call `deallocate`.
struct TokenBuffer {
  private(set) var count = 0
  private var capacity: Int
  private var base: UnsafeMutablePointer<Token>

  init(capacity: Int) {
    self.capacity = max(capacity, 16)
    base = .allocate(capacity: self.capacity)
  }

  var isEmpty: Bool { count == 0 }
  var last: Token? { count == 0 ? nil : base[count - 1] }
  var all: UnsafeBufferPointer<Token> { UnsafeBufferPointer(start: base, count: count) }

  subscript(index: Int) -> Token {
    get {
      precondition(index >= 0 && index < count)
      return base[index]
    }
    set {
      precondition(index >= 0 && index < count)
      base[index] = newValue
    }
  }

  @inline(__always)
  mutating func append(_ token: Token) {
    if count == capacity { grow() }
    (base + count).initialize(to: token)
    count &+= 1
  }

  mutating func removeLast() {
    precondition(count > 0)
    count -= 1
  }

  /// Makes room for `capacity` tokens; what was collected is gone.
  mutating func clear(capacity: Int) {
    count = 0
    guard capacity > self.capacity else { return }
    base.deallocate()
    self = TokenBuffer(capacity: capacity)
  }

  func deallocate() { base.deallocate() }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Token>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }
}

/// The buffer that a `TokenList` keeps from file to file: fresh pages cost a quarter of the time of
/// scanning a file of tens of megabytes.
final class TokenMemory: @unchecked Sendable {
  // Safe to send: `scan` uses it only where nobody else holds it.
  var buffer = TokenBuffer(capacity: 0)
  deinit { buffer.deallocate() }
}
