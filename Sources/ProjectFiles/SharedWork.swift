// Threads for the join, which has none itself.

import ModalFacts

extension WorkSharing {
  /// Threads that are started for each piece of work and end with it.
  /// - Parameter threads: At most so many, the caller's among them.
  public init(threads: Int) {
    self.init(threads: max(1, threads)) { count, threads, work in
      let items = ItemQueue(count)
      runThreads(max(1, min(threads, count))) { thread in
        while let item = items.take() { work(item, thread) }
      }
    }
  }
}

/// Numbers that are given out one by one, to any thread.
private final class ItemQueue: @unchecked Sendable {
  private let gate = Gate()
  private let count: Int
  private var next = 0

  init(_ count: Int) { self.count = count }

  func take() -> Int? {
    gate.locked {
      guard next < count else { return nil }
      next += 1
      return next - 1
    }
  }
}
