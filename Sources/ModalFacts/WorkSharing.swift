// Work that several threads share. The join knows no threads: whoever starts it hands them in.

/// Threads that take items of work one after another.
public struct WorkSharing: Sendable {
  /// How many there are at most.
  public let threads: Int
  /// Calls `work` once with each number below `count`, on any thread, and comes back when all are done.
  let run: @Sendable (_ count: Int, _ work: @escaping @Sendable (_ item: Int) -> Void) -> Void

  public init(threads: Int, run: @escaping @Sendable (_ count: Int, _ work: @escaping @Sendable (_ item: Int) -> Void) -> Void) {
    self.threads = threads
    self.run = run
  }

  /// The thread of whoever asks, and no other.
  public static let alone = WorkSharing(threads: 1) { count, work in
    for item in 0..<count { work(item) }
  }
}
