// Which lines a patch adds or changes. Source: the unified format of `diff`, with the headings of git.
// Trap: a line of the content may look like a heading, so the lines of a hunk are counted, not recognised.

/// The changed lines of some files.
public struct ChangedLines: Sendable, Equatable {
  /// By path; the ranges are lines from 1, in order. A deletion counts as a change of the lines around it.
  public var lines: [String: [ClosedRange<Int>]] = [:]
  /// Files that are new as a whole.
  public var wholeFiles: Set<String> = []

  public init() {}

  /// Reads a patch.
  /// - Parameter resolve: The path to use for a path of the patch, which has no `b/` before it.
  public init(patch: [UInt8], resolve: (String) -> String) {
    var path: String?
    // Lines of the hunk that are still to come, old and new.
    var left = (old: 0, new: 0)
    var line = 0
    for text in patch.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if left.old > 0 || left.new > 0 {
        switch text.first {
        case UInt8(ascii: "+"):
          if let path { add(line...line, to: path) }
          line += 1
          left.new -= 1
        case UInt8(ascii: "-"):
          if let path { add(max(line - 1, 1)...max(line, 1), to: path) }
          left.old -= 1
        case UInt8(ascii: "\\"): break
        default:
          line += 1
          left.old -= 1
          left.new -= 1
        }
        continue
      }
      if text.starts(with: "+++ ".utf8) {
        path = Self.path(of: text.dropFirst(4)).map(resolve)
      } else if text.starts(with: "@@ -".utf8), let hunk = Self.hunk(text) {
        left = (hunk.oldCount, hunk.newCount)
        // Without new lines git names the line before.
        line = hunk.newCount == 0 ? hunk.newStart + 1 : hunk.newStart
      }
    }
  }

  private mutating func add(_ range: ClosedRange<Int>, to path: String) {
    var ranges = lines[path] ?? []
    if let last = ranges.last, range.lowerBound <= last.upperBound + 1 {
      ranges[ranges.count - 1] = min(last.lowerBound, range.lowerBound)...max(last.upperBound, range.upperBound)
    } else {
      ranges.append(range)
    }
    lines[path] = ranges
  }

  /// Whether something is changed in a file.
  public func touches(_ path: String) -> Bool { wholeFiles.contains(path) || lines[path] != nil }

  /// Whether one of these lines is changed.
  public func touches(_ path: String, _ range: ClosedRange<Int>) -> Bool {
    wholeFiles.contains(path) || lines[path]?.contains { $0.overlaps(range) } == true
  }

  /// The path of a `+++` line; nil for a file that is deleted.
  private static func path(of text: ArraySlice<UInt8>) -> String? {
    var bytes = Array(text)
    if bytes.last == 0x0D { bytes.removeLast() }
    if bytes.first == UInt8(ascii: "\"") {
      bytes = unquoted(bytes)
    } else if let tab = bytes.firstIndex(of: 0x09) {
      // `diff` adds the time; git adds a tab where the name holds a space.
      bytes.removeSubrange(tab...)
    }
    let name = String(decoding: bytes, as: UTF8.self)
    guard name != "/dev/null" else { return nil }
    return name.hasPrefix("b/") ? String(name.dropFirst(2)) : name
  }

  /// `@@ -1,2 +3,4 @@`; a count that is not written is 1.
  private static func hunk(_ text: ArraySlice<UInt8>) -> (oldCount: Int, newStart: Int, newCount: Int)? {
    let words = text.split(separator: 0x20, maxSplits: 3)
    guard words.count >= 3, words[1].first == UInt8(ascii: "-"), words[2].first == UInt8(ascii: "+") else { return nil }
    func numbers(_ word: ArraySlice<UInt8>) -> [Int]? {
      let parts = word.dropFirst().split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      // No file has more lines than 32 bits count.
      let numbers = parts.compactMap { UInt32(String(decoding: $0, as: UTF8.self)).map(Int.init) }
      return numbers.count == parts.count && (1...2).contains(numbers.count) ? numbers : nil
    }
    guard let old = numbers(words[1]), let new = numbers(words[2]) else { return nil }
    return (old.count == 2 ? old[1] : 1, new[0], new.count == 2 ? new[1] : 1)
  }

  /// A name in quotes, as C writes strings.
  private static func unquoted(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var at = 1
    while at < bytes.count, bytes[at] != UInt8(ascii: "\"") {
      guard bytes[at] == UInt8(ascii: "\\"), at + 1 < bytes.count else {
        result.append(bytes[at])
        at += 1
        continue
      }
      let digits = bytes[(at + 1)...].prefix(3)
      if digits.count == 3, digits.allSatisfy({ (0x30...0x37).contains($0) }) {
        result.append(UInt8(truncatingIfNeeded: digits.reduce(0) { $0 * 8 + Int($1 - 0x30) }))
        at += 4
        continue
      }
      let escapes: [UInt8: UInt8] = [0x61: 7, 0x62: 8, 0x74: 9, 0x6E: 10, 0x76: 11, 0x66: 12, 0x72: 13]
      result.append(escapes[bytes[at + 1]] ?? bytes[at + 1])
      at += 2
    }
    return result
  }
}
