// Reads many files and does one piece of work on each, on one thread or several, with results in the
// files' order, whatever order they were found and read in. It knows nothing of what the work is: a worker is a value of
// the caller, one a thread.

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
///   - pause: Called with the numbers of some files that stand side by side, when they are done and before a result of them is
///     looked at.
public func mapFiles<Worker, Result>(
  _ files: [SourceFile], threads: Int, isTimed: Bool = false,
  makeWorker: @escaping @Sendable () -> Worker,
  work: @escaping @Sendable (inout Worker, Int, UnsafeBufferPointer<UInt8>) -> Result,
  pause: @escaping @Sendable (inout Worker, Range<Int>) -> Void = { _, _ in }
) -> MappedFiles<Worker, Result> {
  let queue = FileQueue(run: filesAtATime)
  queue.add(files)
  queue.finish()
  let runs = (files.count + filesAtATime - 1) / filesAtATime
  let threadCount = max(1, min(threads, runs))
  let shares = Shares<Worker, Result>(count: threadCount)
  runThreads(threadCount) { number in
    if number > 0 { useLargePagesInThread() }
    shares.fill(number) { readShare(queue, isTimed: isTimed, makeWorker(), pause) { work(&$0, $1, $3) } }
  }
  return shares.merge(fileCount: files.count)
}

/// Walks, and reads the files that are found while the walk goes on. Few files are read by the caller's thread alone.
/// - Parameters:
///   - threads: At most so many threads are used, the walk's among them.
///   - progress: Is told how far it is.
///   - walk: Hands on each file that it finds; what it gives back holds all of them, in whichever order.
///   - meanwhile: Something else to do, by whichever thread is free first.
///   - work: Called with the file and its bytes, which are good only during the call.
///   - pause: Called with the numbers of some files that were found one after another, when they are done and before a result of
///     them is looked at.
/// - Returns: What the walk gave back, and the results in the order of its files.
public func mapFilesWhileWalking<Worker, Result>(
  threads: Int, isTimed: Bool = false, progress: ReadProgress? = nil,
  walk: (_ found: (SourceFile) -> Void) -> SourceFiles,
  meanwhile: @escaping @Sendable () -> Void,
  makeWorker: @escaping @Sendable () -> Worker,
  work: @escaping @Sendable (inout Worker, SourceFile, UnsafeBufferPointer<UInt8>) -> Result,
  pause: @escaping @Sendable (inout Worker, Range<Int>) -> Void = { _, _ in }
) -> (files: SourceFiles, mapped: MappedFiles<Worker, Result>) {
  let queue = FileQueue(run: filesAtATime)
  progress?.follow(queue)
  let shares = Shares<Worker, Result>(count: max(1, threads))
  var helpers: [StartedThread] = []
  var batch: [SourceFile] = []
  var order: [String] = []
  let files = walk { file in
    order.append(file.path)
    batch.append(file)
    guard batch.count == filesAtATime else { return }
    queue.add(batch)
    batch.removeAll(keepingCapacity: true)
    // There is work for one more.
    guard helpers.count < threads - 1 else { return }
    let number = helpers.count + 1
    let helper = StartedThread {
      useLargePagesInThread()
      if number == 1 { meanwhile() }
      shares.fill(number) { readShare(queue, isTimed: isTimed, makeWorker(), pause) { work(&$0, $2, $3) } }
    }
    if let helper { helpers.append(helper) }
  }
  queue.add(batch)
  queue.finish()
  if helpers.isEmpty { meanwhile() }
  shares.fill(0) { readShare(queue, isTimed: isTimed, makeWorker(), pause) { work(&$0, $2, $3) } }
  for helper in helpers { helper.join() }
  // Files that links lead to are found last and stand where their paths belong.
  var places: [Int]?
  if !zip(order, files.files).allSatisfy({ $0 == $1.path }) {
    let numbers = Dictionary(uniqueKeysWithValues: files.files.enumerated().map { ($1.path, $0) })
    places = order.map { numbers[$0] ?? 0 }
  }
  return (files, shares.merge(fileCount: files.files.count, places: places))
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
  _ queue: FileQueue, isTimed: Bool, _ worker: Worker, _ pause: (inout Worker, Range<Int>) -> Void,
  _ work: (inout Worker, Int, SourceFile, UnsafeBufferPointer<UInt8>) -> Result
) -> Share<Worker, Result> {
  var share = Share<Worker, Result>(worker: worker)
  var buffer = ReadBuffer()
  while true {
    let (first, files) = queue.take()
    if files.isEmpty { return share }
    for (offset, file) in files.enumerated() {
      let number = first + offset
      let start = isTimed ? nanoseconds() : 0
      do {
        let bytes = if let text = file.text { buffer.copy(text) } else { try buffer.read(file.path) }
        if isTimed { share.readNanoseconds += nanoseconds() - start }
        guard isText(bytes) else {
          let problem = FileProblem(path: file.path, message: "skipped: not text", isWarning: true)
          share.problems.append((number, problem))
          continue
        }
        let result = work(&share.worker, number, file, bytes)
        share.outcomes.append(.init(file: number, byteCount: bytes.count, result: result))
      } catch {
        share.problems.append((number, FileProblem(path: file.path, message: error.message)))
      }
    }
    pause(&share.worker, first..<first + files.count)
  }
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

  /// - Parameter places: For each number of a file its place among the results; nil where they are the same.
  func merge(fileCount: Int, places: [Int]? = nil) -> MappedFiles<Worker, Result> {
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
        let file = places?[outcome.file] ?? outcome.file
        merged.results[file] = outcome.result
        merged.byteCounts[file] = outcome.byteCount
      }
      problems += share.problems.map { (places?[$0.file] ?? $0.file, $0.problem) }
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
  if let bytes = regularFile(path) { return bytes }
  var buffer = ReadBuffer()
  do {
    return Array(try buffer.read(path))
  } catch {
    throw FileProblem(path: path, message: error.message)
  }
}

extension FileProblem: Error {}
