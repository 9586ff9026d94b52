// What is kept of one file: its outline and its names, nothing of its text. It holds questions, not answers ("a call
// of `present` with this argument"): whether that is a presentation only the project can tell. What it says rests on the
// file's bytes alone; which numbers its names have, also on the files that were read along with it.

import SwiftScan

/// The facts of one file. Immutable; they say the same whichever files were read along with it.
public struct FileFacts: Sendable {
  var outline: PackedOutline
  /// Names beyond the seeds, of this file and of others that were read along with it.
  let names: RunNames
  /// How many of them it may have, from the first one on.
  let nameCount: Int
  /// A comment speaks to the linter.
  var isNoted = false
  /// What another platform than the phone compiles otherwise.
  var branches: [Branch] = []

  /// What the files of one module have in common; 0 where modules are not told apart, as after a file was read.
  public var module: UInt32 {
    get { outline.tables.module }
    nonmutating set { outline.belong(to: newValue) }
  }

  /// The facts of an empty file.
  public init() { self.init(PackedOutline(Outline()), .none, nameCount: 0, []) }

  /// The facts of a file that has been in a project, with the numbers of that project's names.
  init(numbered outline: PackedOutline, _ branches: [Branch]) { self.init(outline, .none, nameCount: 0, branches) }

  /// Gives the outline the numbers that a project's table has for its names.
  mutating func number(in table: inout NameTable) {
    var numbers: [NameID] = []
    number(in: &table, &numbers)
  }

  /// The same for one of several files that were read along with each other.
  /// - Parameter numbers: What is known of the numbers of their names.
  mutating func number(in table: inout NameTable, _ numbers: inout [NameID]) {
    guard !outline.isNumbered else { return }
    for run in names.all { run.names.number(upTo: min(nameCount, run.names.end), in: &table, &numbers) }
    renumber(numbers)
  }

  /// The same, where the table has all its names.
  /// - Returns: Whether it has.
  mutating func number(knownIn table: NameTable) -> Bool {
    if outline.isNumbered { return true }
    var numbers: [NameID] = []
    guard names.all.allSatisfy({ $0.names.number(knownIn: table, &numbers) }) else { return false }
    renumber(numbers)
    return true
  }

  private mutating func renumber(_ numbers: [NameID]) {
    if !isKnownUniquelyReferenced(&outline) { outline = PackedOutline(copying: outline) }
    outline.renumber(numbers)
  }

  init(_ outline: PackedOutline, _ names: RunNames, nameCount: Int, _ branches: [Branch]) {
    self.outline = outline
    self.names = names
    self.nameCount = nameCount
    self.branches = branches
  }
}

/// The names of files that one thread reads one after another: what stands in several is added once. A run goes on with the
/// names of the one before, as long as those are not too many.
final class RunNames: @unchecked Sendable {
  static let none = RunNames(after: nil)
  /// What the run adds to the names of those before. Set by the thread that reads, when the last of the files is read, and empty
  /// again once a project has numbers for all of them; nobody asks before.
  fileprivate(set) var names = AddedNames()
  /// The run before, whose names its files have too; nil, too, once a project has numbers for all of them.
  private var before: RunNames?
  /// What a project has given to all names, those of the runs before included; until the next run goes on with them.
  private var numbers: [NameID] = []

  init(after before: RunNames?) { self.before = before }

  /// This run and those before it, the first one first.
  fileprivate var all: [RunNames] {
    var runs = [self]
    while let before = runs[runs.count - 1].before { runs.append(before) }
    return runs.reversed()
  }

  /// Gives all names their numbers in a project, and forgets them. Runs that go on with each other come in their order.
  fileprivate func number(in table: inout NameTable) -> [NameID] {
    var numbers: [NameID] = []
    if let before { swap(&numbers, &before.numbers) }
    before = nil
    names.number(upTo: names.end, in: &table, &numbers)
    names = AddedNames()
    self.numbers = numbers
    return numbers
  }
}

/// What one thread has read of files one after another. As long as nobody but the reader has their facts, all can be given
/// their numbers at once.
public struct FileRun: Sendable {
  fileprivate let names: RunNames
  fileprivate let outlines: [PackedOutline]
}

/// The names of a project to be.
public struct ProjectNames {
  var table = NameTable(seeds: Word.spellings + Known.spellings)
  let roles: Roles

  /// - Parameter vocabulary: The project's.
  public init(_ vocabulary: Vocabulary) {
    // First, so that their names have low numbers, which make small tables.
    roles = Roles(vocabulary, &table)
  }

  /// Gives the names of a file their numbers.
  public mutating func number(_ facts: inout FileFacts) { facts.number(in: &table) }

  /// Gives the names of files their numbers. All that hold facts of these files see it, so nobody else may be reading them, and
  /// they can join no other project.
  public mutating func number(_ run: FileRun) {
    let numbers = run.names.number(in: &table)
    for outline in run.outlines { outline.renumber(numbers) }
  }
}

/// Turns the bytes of one file into facts; one a thread, its buffers are used again.
public struct FactReader: Sendable {
  /// Nanoseconds spent, when `isTimed`.
  public struct Timings: Sendable {
    public var tokens: UInt64 = 0
    public var outline: UInt64 = 0
    public var facts: UInt64 = 0
  }

  public var isTimed = false
  public var timings = Timings()
  private var list = TokenList(seeds: Known.spellings)
  private var parser = Parser()
  /// Of the files that are being read along with each other.
  private var run: RunNames?
  /// The run before, as long as the next one goes on with its names.
  private var lastRun: RunNames?
  /// How many names that had.
  private var lastCount = 0
  private var outlines: [PackedOutline] = []

  /// With more names a run begins anew: what is looked up for nearly every token should stay near the processor.
  private static let mostNames = 8192

  public init() {
    // Facts hold none; whoever needs them reads the file again.
    parser.notesExtents = false
  }

  /// Reads one file. Total: broken source gives fewer facts.
  public mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) -> FileFacts {
    lastRun = nil
    defer {
      finishRun()
      lastRun = nil
    }
    return readInRun(bytes)
  }

  /// Reads one of several files, which is faster than to read each alone. Their facts are good once `finishRun` was called.
  public mutating func readInRun(_ bytes: UnsafeBufferPointer<UInt8>) -> FileFacts {
    let clock = ContinuousClock()
    let start = isTimed ? clock.now : nil
    let names = run ?? beginRun()
    scan(bytes, into: &list)
    let scanned = isTimed ? clock.now : nil
    var outline = parser.read(&list, source: bytes)
    let outlined = isTimed ? clock.now : nil
    let branches = markInactive(&outline)
    var facts = FileFacts(PackedOutline(outline), names, nameCount: list.names.addedCount, branches)
    outlines.append(facts.outline)
    facts.isNoted = list.comments.contains { isNote(bytes[Int($0.start)..<Int($0.end)]) }
    if let start, let scanned, let outlined {
      timings.tokens += nanoseconds(scanned - start)
      timings.outline += nanoseconds(outlined - scanned)
      timings.facts += nanoseconds(clock.now - outlined)
    }
    return facts
  }

  private mutating func beginRun() -> RunNames {
    if lastRun == nil || list.names.addedCount > Self.mostNames {
      lastRun = nil
      list.names.reset()
    }
    lastCount = list.names.addedCount
    let names = RunNames(after: lastRun)
    run = names
    return names
  }

  /// The files that were read since the last call are all.
  /// - Returns: What was read; nil where that is nothing.
  @discardableResult
  public mutating func finishRun() -> FileRun? {
    guard let names = run else { return nil }
    names.names = list.names.added(since: lastCount)
    run = nil
    lastRun = names
    defer { outlines.removeAll(keepingCapacity: true) }
    return FileRun(names: names, outlines: outlines)
  }

  /// `// modallint:`; what follows is the rule engine's to read.
  private func isNote(_ comment: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let text = comment.drop { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return text.first == UInt8(ascii: "m") && text.starts(with: "modallint:".utf8)
  }

  private func nanoseconds(_ duration: Duration) -> UInt64 {
    UInt64(duration.components.attoseconds / 1_000_000_000) + UInt64(duration.components.seconds) * 1_000_000_000
  }
}
