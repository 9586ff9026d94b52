// Work that several threads share. The join knows no threads: whoever starts it hands them in.

/// Threads that take items of work one after another.
public struct WorkSharing: Sendable {
  /// How many there are at most.
  public let threads: Int
  /// Calls `work` once with each number below `count`, on any of at most `threads` threads, and comes back when all are done.
  /// Threads have numbers from 0, and each has one item at a time.
  public typealias Run = @Sendable (_ count: Int, _ threads: Int, _ work: @escaping @Sendable (_ item: Int, _ thread: Int) -> Void) -> Void
  private let run: Run

  public init(threads: Int, run: @escaping Run) {
    self.threads = threads
    self.run = run
  }

  /// The thread of whoever asks, and no other.
  public static let alone = WorkSharing(threads: 1) { count, _, work in
    for item in 0..<count { work(item, 0) }
  }

  /// The same threads, or fewer of them.
  func limited(to most: Int) -> WorkSharing { most <= 1 ? .alone : WorkSharing(threads: min(threads, most), run: run) }

  /// Calls `work` once with each number below `count`, and with that of a thread, below `threads`, that does nothing else
  /// meanwhile; comes back when all are done.
  func forEach(below count: Int, _ work: @escaping @Sendable (_ item: Int, _ thread: Int) -> Void) { run(count, threads, work) }
}
