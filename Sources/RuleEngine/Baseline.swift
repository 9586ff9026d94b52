// The findings that a team knows and lives with for now. An entry is keyed by the finding's fingerprint: rule,
// declaration and the text at fault, not its line and not how many there are; so moved code keeps its entry, and
// one mistake in place of another is reported. A file of one line an entry, sorted, which merges well.

/// Known findings.
public struct Baseline: Sendable, Equatable {
  public struct Entry: Sendable, Hashable, Comparable {
    public var rule: String
    public var path: String
    public var declaration: String
    public var fingerprint: String

    public static func < (left: Entry, right: Entry) -> Bool {
      (left.path, left.rule, left.declaration, left.fingerprint) < (right.path, right.rule, right.declaration, right.fingerprint)
    }
  }

  /// Sorted. Two may be equal: as many findings are known.
  public private(set) var entries: [Entry]

  public init(_ entries: [Entry]) { self.entries = entries.sorted() }

  /// The baseline of all findings of a result.
  /// - Parameter path: How a file's path is written down: relative to the baseline's folder.
  public init(of result: LintResult, path: (Int) -> String) {
    self.init(
      zip(result.findings, result.fingerprints).map { finding, fingerprint in
        Entry(rule: finding.rule, path: path(finding.place.file), declaration: finding.declaration, fingerprint: fingerprint)
      })
  }

  private static let heading = "# modallint baseline 1"

  /// Reads a baseline.
  /// - Throws: `PageError` at the first line that is none of its form.
  public init(_ text: String, path: String) throws(PageError) {
    var entries: [Entry] = []
    for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      if number == 0 {
        guard line == Self.heading else {
          throw PageError(path: path, line: 1, column: 1, message: "a baseline begins with `\(Self.heading)`")
        }
        continue
      }
      if line.isEmpty { continue }
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map { Self.unescaped($0) }
      guard fields.count == 4, fields[3].utf8.count == 16 else {
        throw PageError(path: path, line: number + 1, column: 1, message: "an entry is path, rule, declaration and fingerprint, with tabs between")
      }
      entries.append(Entry(rule: fields[1], path: fields[0], declaration: fields[2], fingerprint: fields[3]))
    }
    self.init(entries)
  }

  /// As a file, which ends in a line break.
  public var text: String {
    Self.heading + "\n"
      + entries.map { [$0.path, $0.rule, $0.declaration, $0.fingerprint].map(Self.escaped).joined(separator: "\t") + "\n" }.joined()
  }

  /// What a result holds beyond the baseline, and the entries that nothing was found for.
  /// - Parameter path: As in `init(of:path:)`. Of equal findings those in an entry's own file are known first.
  public func parted(_ result: LintResult, path: (Int) -> String) -> (new: LintResult, knownCount: Int, stale: [Entry]) {
    var left: [String: [Entry]] = [:]
    for entry in entries { left[entry.fingerprint, default: []].append(entry) }
    var known = Set<Int>()
    func take(_ number: Int, where isMeant: (Entry) -> Bool) {
      let fingerprint = result.fingerprints[number]
      guard !known.contains(number), let place = left[fingerprint]?.firstIndex(where: isMeant) else { return }
      left[fingerprint]?.remove(at: place)
      known.insert(number)
    }
    for number in result.findings.indices { take(number) { $0.path == path(result.findings[number].place.file) } }
    // A file that moved.
    for number in result.findings.indices { take(number) { _ in true } }
    let new = result.filtered(indices: result.findings.indices.filter { !known.contains($0) })
    return (new, known.count, left.values.flatMap(\.self).sorted())
  }

  /// Which of one file's findings are known, told without the other files': entries of a file that moved stay with
  /// the findings of any file that has as few.
  /// - Parameters:
  ///   - fingerprints: One for each finding.
  ///   - path: The file's path as the baseline writes it.
  public func known(_ fingerprints: [String], of path: String) -> Set<Int> {
    var left: [String: Int] = [:]
    let own = Set(entries.lazy.filter { $0.path == path }.map(\.fingerprint))
    for entry in entries where entry.path == path || !own.contains(entry.fingerprint) { left[entry.fingerprint, default: 0] += 1 }
    var known = Set<Int>()
    for (number, fingerprint) in fingerprints.enumerated() {
      guard let count = left[fingerprint], count > 0 else { continue }
      left[fingerprint] = count - 1
      known.insert(number)
    }
    return known
  }

  /// The baseline without entries that nothing was found for.
  public func pruned(of stale: [Entry]) -> Baseline {
    var counts: [Entry: Int] = [:]
    for entry in stale { counts[entry, default: 0] += 1 }
    return Baseline(
      entries.filter { entry in
        guard let count = counts[entry], count > 0 else { return true }
        counts[entry] = count - 1
        return false
      })
  }

  /// A path may hold anything but the two bytes that part lines and fields here.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": escaped += "%25"
      case "\t": escaped += "%09"
      case "\n": escaped += "%0A"
      case "\r": escaped += "%0D"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static func unescaped(_ text: Substring) -> String {
    var result = text.replacing("%09", with: "\t").replacing("%0A", with: "\n").replacing("%0D", with: "\r")
    result = result.replacing("%25", with: "%")
    return String(result)
  }
}
