// What begins in each file and is found there or in others. After an edit of a file nobody asks all others whether they
// lead into it: who does is kept from both ends.

/// What was read of one file.
protocol FoundPart: AnyObject {
  /// The files in which its findings may stand.
  var files: Set<Int> { get }
  var isEmpty: Bool { get }
}

extension IndexPart: FoundPart {}
extension DependentPart: FoundPart {}

/// Parts by the file in which they begin.
struct PartsByFile<Part: FoundPart> {
  private var parts: [Int32: Part] = [:]
  /// The files in which what begins in a file is found, of those where that is another.
  private var reach: [Int32: Set<Int>] = [:]
  /// The files from which what begins there is found in a file.
  private var origins: [Int: Set<Int32>] = [:]

  subscript(start: Int32) -> Part? { parts[start] }

  /// The files in which something begins, in order.
  var starts: [Int32] { parts.keys.sorted() }

  /// The other files in which what begins in a file is found.
  func reached(from start: Int32) -> Set<Int> { reach[start] ?? [] }

  /// The other files from which something leads into a file, in order.
  func starts(into file: Int) -> [Int32] { origins[file]?.sorted() ?? [] }

  /// Puts what was read of a file in the place of what was.
  mutating func set(_ part: Part, at start: Int32) {
    remove(start)
    guard !part.isEmpty else { return }
    parts[start] = part
    for file in part.files { noteReach(of: start, into: file) }
  }

  mutating func remove(_ start: Int32) {
    parts[start] = nil
    for file in reach.removeValue(forKey: start) ?? [] {
      origins[file]?.remove(start)
      if origins[file]?.isEmpty == true { origins[file] = nil }
    }
  }

  /// What begins in a file leads into another as well.
  mutating func noteReach(of start: Int32, into file: Int) {
    guard Int(start) != file else { return }
    reach[start, default: []].insert(file)
    origins[file, default: []].insert(start)
  }
}
