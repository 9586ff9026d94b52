// What is kept of one file: its outline with names of its own, nothing of its text. It holds questions,
// not answers ("a call of `present` with this argument"): whether that is a presentation only the
// project can tell. It depends on the file's bytes alone, so it may be cached by content.

import SwiftScan

/// The facts of one file. Immutable, independent of every other file.
public struct FileFacts: Sendable {
  var outline: PackedOutline
  /// Names beyond the seeds.
  var names: AddedNames
  /// A comment speaks to the linter.
  var isNoted = false
  /// What another platform than the phone compiles otherwise.
  var branches: [Branch] = []
  /// The outline has its names from a project's table.
  private(set) var isNumbered = false

  /// The facts of an empty file.
  public init() {
    outline = PackedOutline(Outline())
    names = AddedNames()
  }

  /// The facts of a file that has been in a project, with the numbers of that project's names.
  init(numbered outline: PackedOutline, _ branches: [Branch]) {
    self.outline = outline
    self.branches = branches
    names = AddedNames()
    isNumbered = true
  }

  /// Gives the outline the numbers that a project's table has for its names.
  mutating func number(in table: inout NameTable) {
    guard !isNumbered else { return }
    renumber(names.numbers(in: &table))
  }

  /// The same, where the table has all its names.
  /// - Returns: Whether it has.
  mutating func number(knownIn table: NameTable) -> Bool {
    if isNumbered { return true }
    guard let numbers = names.numbers(knownIn: table) else { return false }
    renumber(numbers)
    return true
  }

  private mutating func renumber(_ numbers: [NameID]) {
    if !isKnownUniquelyReferenced(&outline) { outline = PackedOutline(copying: outline) }
    outline.renumber(numbers)
    isNumbered = true
  }

  init(_ outline: borrowing Outline, _ names: AddedNames, _ branches: [Branch]) {
    self.outline = PackedOutline(outline)
    self.names = names
    self.branches = branches
  }
}

/// The names of a project to be, file by file.
public struct ProjectNames {
  var table = NameTable(seeds: Word.spellings + Known.spellings)

  public init() {}

  /// Gives the names of a file their numbers.
  public mutating func number(_ facts: inout FileFacts) { facts.number(in: &table) }
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

  public init() {
    // Facts hold none; whoever needs them reads the file again.
    parser.notesExtents = false
  }

  /// Reads one file. Total: broken source gives fewer facts.
  public mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) -> FileFacts {
    let clock = ContinuousClock()
    let start = isTimed ? clock.now : nil
    list.names.reset()
    scan(bytes, into: &list)
    let scanned = isTimed ? clock.now : nil
    var outline = parser.read(&list, source: bytes)
    let outlined = isTimed ? clock.now : nil
    let branches = markInactive(&outline)
    var facts = FileFacts(outline, list.names.added(), branches)
    facts.isNoted = list.comments.contains { isNote(bytes[Int($0.start)..<Int($0.end)]) }
    if let start, let scanned, let outlined {
      timings.tokens += nanoseconds(scanned - start)
      timings.outline += nanoseconds(outlined - scanned)
      timings.facts += nanoseconds(clock.now - outlined)
    }
    return facts
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
