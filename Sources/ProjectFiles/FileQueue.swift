// Files on their way from the walk to the threads that read them, and how far that is.

/// Files that are handed in as they are found and handed out in runs, each once, to any thread.
final class FileQueue: @unchecked Sendable {
  private let gate = Gate()
  private let run: Int
  private var files: [SourceFile] = []
  private var next = 0
  private var isComplete = false

  /// - Parameter run: How many files are taken at a time.
  init(run: Int) { self.run = run }

  func add(_ found: [SourceFile]) {
    guard !found.isEmpty else { return }
    gate.locked { files += found }
    gate.wakeAll()
  }

  /// No more files come.
  func finish() {
    gate.locked { isComplete = true }
    gate.wakeAll()
  }

  /// The next files and the number of the first; waits for some, and gives none when all are taken.
  func take() -> (first: Int, files: [SourceFile]) {
    gate.locked {
      while next == files.count, !isComplete { gate.wait() }
      let first = next
      next = min(first + run, files.count)
      // A slice would keep the array from growing in place.
      return (first, Array(files[first..<next]))
    }
  }

  /// How many files were taken, and of how many; nil while more are being found.
  var count: (taken: Int, all: Int?) { gate.locked { (next, isComplete ? files.count : nil) } }
}

/// How far a run is, for a line that shows it. Any thread may ask.
public final class ReadProgress: @unchecked Sendable {
  private let gate = Gate()
  private var queue: FileQueue?

  public init() {}

  func follow(_ queue: FileQueue) { gate.locked { self.queue = queue } }

  /// How many files were handed to readers, and of how many; nil while more are being found.
  public var files: (taken: Int, all: Int?) { gate.locked { queue }?.count ?? (0, nil) }
}
