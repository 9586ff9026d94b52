// Reads many files and does one piece of work on each, on one thread or several, with results in the
// files' order. It knows nothing of what the work is: a worker is a value of the caller, one a thread.

/// What became of many files.
public struct MappedFiles<Worker, Result> {
  /// One a file, in the order of the files; nil where the file could not be read.
  public var results: [Result?]
  /// The length of each file in bytes; 0 where it could not be read.
  public var byteCounts: [Int]
  /// The workers, as they were after their last file.
  public var workers: [Worker]
  /// In the order of the files.
  public var problems: [FileProblem]
  /// The time that reading took, all threads together; 0 unless it was asked for.
  public var readNanoseconds: UInt64
}

/// How many files a thread takes at a time: enough that asking costs nothing, few enough that
/// no thread is left alone with the end of the list.
private let filesAtATime = 16

/// Reads each file and hands its bytes to a worker. After the bytes stand at least 64 zero bytes.
/// - Parameters:
///   - threads: At most so many threads are used; few files use fewer.
///   - isTimed: Whether to measure the time of reading.
///   - makeWorker: Called once on each thread.
///   - work: Called with the file's index and its bytes, which are good only during the call.
public func mapFiles<Worker, Result>(
  _ files: [SourceFile], threads: Int, isTimed: Bool = false,
  makeWorker: @escaping @Sendable () -> Worker,
  work: @escaping @Sendable (inout Worker, Int, UnsafeBufferPointer<UInt8>) -> Result
) -> MappedFiles<Worker, Result> {
  let runs = (files.count + filesAtATime - 1) / filesAtATime
  let threadCount = max(1, min(threads, runs))
  let shares = Shares<Worker, Result>(count: threadCount)
  let counter = WorkCounter(end: files.count, run: filesAtATime)
  runThreads(threadCount) { number in
    shares.fill(number) {
      readShare(files, counter, isTimed: isTimed, makeWorker(), work)
    }
  }
  return shares.merge(fileCount: files.count)
}

/// What one thread did.
private struct Share<Worker, Result> {
  struct Outcome {
    var file: Int
    var byteCount: Int
    var result: Result
  }

  var worker: Worker
  var outcomes: [Outcome] = []
  var problems: [(file: Int, problem: FileProblem)] = []
  var readNanoseconds: UInt64 = 0
}

private func readShare<Worker, Result>(
  _ files: [SourceFile], _ counter: WorkCounter, isTimed: Bool, _ worker: Worker,
  _ work: (inout Worker, Int, UnsafeBufferPointer<UInt8>) -> Result
) -> Share<Worker, Result> {
  var share = Share<Worker, Result>(worker: worker)
  var buffer = ReadBuffer()
  while true {
    let run = counter.take()
    if run.isEmpty { return share }
    for file in run {
      let path = files[file].path
      let start = isTimed ? nanoseconds() : 0
      do {
        let bytes = if let text = files[file].text { buffer.copy(text) } else { try buffer.read(path) }
        if isTimed { share.readNanoseconds += nanoseconds() - start }
        guard !isBinary(bytes) else {
          let problem = FileProblem(path: path, message: "skipped: not text", isWarning: true)
          share.problems.append((file, problem))
          continue
        }
        let result = work(&share.worker, file, bytes)
        share.outcomes.append(.init(file: file, byteCount: bytes.count, result: result))
      } catch {
        share.problems.append((file, FileProblem(path: path, message: error.message)))
      }
    }
  }
}

/// A NUL in the first KB is in no Swift file that anybody wrote.
private func isBinary(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  contains(0, in: bytes.prefix(1024))
}

/// The threads' shares. Each slot is written by its own thread before the threads are joined,
/// and read only after: nothing is shared at the same time.
private final class Shares<Worker, Result>: @unchecked Sendable {
  private let slots: UnsafeMutablePointer<Share<Worker, Result>?>
  private let count: Int

  init(count: Int) {
    self.count = count
    slots = .allocate(capacity: count)
    slots.initialize(repeating: nil, count: count)
  }

  deinit {
    slots.deinitialize(count: count)
    slots.deallocate()
  }

  func fill(_ number: Int, _ make: () -> Share<Worker, Result>) {
    slots[number] = make()
  }

  func merge(fileCount: Int) -> MappedFiles<Worker, Result> {
    var merged = MappedFiles<Worker, Result>(
      results: Array(repeating: nil, count: fileCount),
      byteCounts: Array(repeating: 0, count: fileCount), workers: [], problems: [],
      readNanoseconds: 0)
    var problems: [(file: Int, problem: FileProblem)] = []
    for number in 0..<count {
      // A thread that could not be started left its slot empty.
      guard let share = slots[number] else { continue }
      slots[number] = nil
      for outcome in share.outcomes {
        merged.results[outcome.file] = outcome.result
        merged.byteCounts[outcome.file] = outcome.byteCount
      }
      problems += share.problems
      merged.readNanoseconds += share.readNanoseconds
      merged.workers.append(share.worker)
    }
    merged.problems = problems.sorted { $0.file < $1.file }.map(\.problem)
    return merged
  }
}

/// The bytes of one file.
/// - Throws: `FileProblem` where it cannot be read.
public func readFile(_ path: String) throws(FileProblem) -> [UInt8] {
  var buffer = ReadBuffer()
  do {
    return Array(try buffer.read(path))
  } catch {
    throw FileProblem(path: path, message: error.message)
  }
}

extension FileProblem: Error {}
