// "Does some `"` or `/` further on carry at least n `#` marks?" decides whether `#"""` opens a line
// or a block and whether `#/` over several lines is ever closed. Looking ahead from every opening
// would be quadratic; this reads the stretch once and answers every later question by bisection.

/// The delimiters in one stretch of a file that are followed by more `#` marks than any after them.
struct DelimiterRuns {
  private var offsets: [Int] = []
  private var pounds: [Int] = []
  /// Just past the stretch that was read; what lies beyond is not known.
  private(set) var end = 0

  /// Forgets all and covers the stretch that ends at `end`.
  mutating func start(endingAt end: Int) {
    offsets.removeAll(keepingCapacity: true)
    pounds.removeAll(keepingCapacity: true)
    self.end = end
  }

  /// Notes a delimiter at `offset` followed by `count` marks; offsets must ascend.
  mutating func add(offset: Int, pounds count: Int) {
    while let last = pounds.last, last <= count {
      pounds.removeLast()
      offsets.removeLast()
    }
    offsets.append(offset)
    pounds.append(count)
  }

  /// Whether a delimiter at or after `offset` is followed by at least `count` marks.
  func contains(_ count: Int, from offset: Int) -> Bool {
    var low = 0
    var high = offsets.count
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low < pounds.count && pounds[low] >= count
  }
}
