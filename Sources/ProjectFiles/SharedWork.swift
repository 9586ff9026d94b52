// Threads for the join, which has none itself.

import ModalFacts

extension WorkSharing {
  /// Threads that are started with the first piece of work, wait between two, and end when nobody holds this any more.
  /// - Parameter threads: At most so many, the caller's among them.
  public init(threads: Int) {
    let crew = Crew(most: threads - 1)
    self.init(threads: max(1, threads)) { count, threads, work in
      let items = ItemQueue(count)
      crew.run(min(threads, count)) { thread in
        while let item = items.take() { work(item, thread) }
      }
    }
  }
}

/// Threads that wait for work. To start them anew for each piece took one fiftieth of a run.
private final class Crew: Sendable {
  private let board: Board

  init(most: Int) { board = Board(most: most) }

  deinit { board.close() }

  /// Runs `body` once on each of at most so many threads, with the thread's number, the caller's first; comes back when all have ended.
  /// Whoever comes while the others are at work runs it alone.
  func run(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let hasHelp = board.post(count - 1, body)
    body(0)
    if hasHelp { board.waitForAll() }
  }
}

/// Where a piece of work is put up. The threads hold it, and not the crew, which ends when nobody else does.
private final class Board: @unchecked Sendable {
  private let gate = Gate()
  private let most: Int
  private var threads: [StartedThread] = []
  private var work: (@Sendable (Int) -> Void)?
  /// How many pieces were put up.
  private var round = 0
  /// How many threads are to do the last one, and how many of them have not yet.
  private var wanted = 0
  private var left = 0
  private var isClosed = false

  init(most: Int) { self.most = most }

  /// - Returns: Whether any thread does it.
  func post(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) -> Bool {
    let isPosted = gate.locked {
      guard left == 0, count > 0 else { return false }
      // Too few threads only make it slower: the others take the work.
      while threads.count < min(count, most), let thread = start(threads.count + 1) { threads.append(thread) }
      wanted = min(count, threads.count)
      guard wanted > 0 else { return false }
      (self.work, left) = (work, wanted)
      round += 1
      return true
    }
    if isPosted { gate.wakeAll() }
    return isPosted
  }

  private func start(_ number: Int) -> StartedThread? {
    let round = round
    return StartedThread { self.serve(number, since: round) }
  }

  func waitForAll() {
    gate.locked {
      while left > 0 { gate.wait() }
      work = nil
    }
  }

  /// Has all threads end.
  func close() {
    gate.locked { isClosed = true }
    gate.wakeAll()
    for thread in threads { thread.join() }
  }

  private func serve(_ number: Int, since start: Int) {
    var done = start
    while work(as: number, after: &done) {
      gate.locked { left -= 1 }
      gate.wakeAll()
    }
  }

  /// Does the next piece when it comes, and has let go of it before anybody hears that it is done: it may hold the crew.
  /// - Returns: Whether there was one.
  private func work(as number: Int, after done: inout Int) -> Bool {
    let work = gate.locked {
      while !isClosed, round == done || number > wanted { gate.wait() }
      done = round
      return isClosed ? nil : self.work
    }
    work?(number)
    return work != nil
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
