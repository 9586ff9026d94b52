// Writes the comments that allow findings of one file. Where a comment may stand and what it covers is not guessed: each
// place is tried, nearest first, and the text is read again, as the next run will read it. A place counts only if the
// comment became a comment there and allows what it should.

import ModalFacts

/// A file's text with comments that allow findings in it.
public struct SuppressionWriter {
  public private(set) var text: [UInt8]
  /// How many findings the comments allow.
  public private(set) var count = 0
  private let reason: String
  private let isMarkup: Bool

  /// Findings that begin on the same line.
  private struct Group {
    var rules: [String]
    var offsets: [Int]
  }

  /// - Parameters:
  ///   - findings: Of this file, in order.
  ///   - reason: One line.
  public init(_ bytes: [UInt8], findings: some Sequence<Finding>, reason: String) {
    text = bytes
    isMarkup = FileNotes.isMarkup(bytes)
    // Two dashes end no comment of XML but are forbidden in it.
    self.reason = isMarkup ? reason.split(separator: "--").joined(separator: "—") : reason
    let index = LineIndex(bytes)
    var groups: [Int: Group] = [:]
    for finding in findings {
      let offset = finding.place.range.lowerBound
      let line = index.lineNumber(at: offset)
      groups[line, default: Group(rules: [], offsets: [])].offsets.append(offset)
      if groups[line]?.rules.contains(finding.rule) == false { groups[line]?.rules.append(finding.rule) }
    }
    // From the end, so that most places stay where they are.
    var rest = groups.sorted { $0.key > $1.key }.map(\.value)
    while !rest.isEmpty {
      let group = rest.removeFirst()
      guard let insertion = allow(group) else { continue }
      count += group.offsets.count
      for number in rest.indices { rest[number].offsets = rest[number].offsets.map(insertion.moved) }
    }
  }

  private struct Insertion {
    var offset: Int
    var text: String

    func moved(_ offset: Int) -> Int { offset < self.offset ? offset : offset + text.utf8.count }
  }

  /// A file with one more comment, or a longer one.
  private struct Attempt {
    var text: [UInt8]
    /// The lines that the comment covers.
    var lineCount: Int
  }

  /// A comment on a line of its own covers a whole statement or declaration. Above one that is longer than this, a comment
  /// beside the code is better: it hides less of what may go wrong there later.
  private static let mostLines = 10

  private mutating func allow(_ group: Group) -> Insertion? {
    let index = LineIndex(text)
    let notes = FileNotes(text)
    let line = index.lineNumber(at: group.offsets[0])
    var wide: (Insertion, Attempt)?
    for insertion in places(group, line, index, notes) {
      guard let attempt = attempt(insertion, group, notes) else { continue }
      if attempt.lineCount > Self.mostLines, wide == nil, insertion.offset == lineStart(line, index) {
        wide = (insertion, attempt)
        continue
      }
      // What reaches further than the wide one is no better.
      if let wide, attempt.lineCount >= wide.1.lineCount { break }
      text = attempt.text
      return insertion
    }
    guard let wide else { return nil }
    text = wide.1.text
    return wide.0
  }

  /// Where a comment may go, the best first.
  private func places(_ group: Group, _ line: Int, _ index: LineIndex, _ notes: FileNotes) -> [Insertion] {
    let rules = group.rules.joined(separator: ", ")
    let content = index.contentRange(ofLine: line)
    var places: [Insertion] = []
    let suppressions = Suppressions(index, comments: notes.comments, extentAfter: notes.extent(after:))
    for allowance in suppressions.allowances where allowance.reason == nil || allowance.reason == reason {
      let row = index.lineNumber(at: allowance.comment.lowerBound)
      guard row == line || row == line - 1, let last = allowance.rules.last else { continue }
      let fresh = group.rules.filter { id in !allowance.rules.contains { $0.id == id } }
      places.append(Insertion(offset: last.range.upperBound, text: fresh.map { ", \($0)" }.joined() + (allowance.reason == nil ? " — \(reason)" : "")))
    }
    places.append(above(line, rules, index))
    if !isMarkup {
      var end = content.upperBound
      while end > content.lowerBound, text[end - 1] == 0x20 || text[end - 1] == 0x09 { end -= 1 }
      places.append(Insertion(offset: end, text: "  // modallint:allow \(rules) — \(reason)"))
    }
    // Before the comment that stands there already.
    if let comment = notes.comments.first(where: { content.contains($0.lowerBound) && $0.upperBound >= content.upperBound }), !isMarkup {
      places.append(Insertion(offset: comment.lowerBound, text: block("allow", rules) + " "))
    }
    if isMarkup { places.append(Insertion(offset: group.offsets[0], text: block("allow", rules))) }
    for start in notes.starts(around: group.offsets[0]) {
      let outer = index.lineNumber(at: start)
      if outer < line { places.append(above(outer, rules, index)) }
    }
    places.append(Insertion(offset: fileStart(index), text: block("allow-file", rules) + index.lineBreak))
    return places
  }

  /// On a line of its own.
  private func above(_ line: Int, _ rules: String, _ index: LineIndex) -> Insertion {
    let content = index.contentRange(ofLine: line)
    let indent = String(decoding: text[content].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    let comment = isMarkup ? block("allow", rules) : "// modallint:allow \(rules) — \(reason)"
    return Insertion(offset: content.lowerBound, text: indent + comment + index.lineBreak)
  }

  private func block(_ word: String, _ rules: String) -> String {
    isMarkup ? "<!-- modallint:\(word) \(rules) — \(reason) -->" : "/* modallint:\(word) \(rules) — \(reason) */"
  }

  private func lineStart(_ line: Int, _ index: LineIndex) -> Int { index.contentRange(ofLine: line).lowerBound }

  /// Behind what must be first in a file.
  private func fileStart(_ index: LineIndex) -> Int {
    let first = index.contentRange(ofLine: 1)
    let isTaken = ["#!", "// swift-tools-version", "<?xml"].contains { text[first].starts(with: $0.utf8) }
    return isTaken && index.lineCount > 1 ? lineStart(2, index) : first.lowerBound
  }

  /// The text with an insertion; nil where the comment does not become one, or does not allow the findings.
  private func attempt(_ insertion: Insertion, _ group: Group, _ notes: FileNotes) -> Attempt? {
    var changed = text
    changed.insert(contentsOf: Array(insertion.text.utf8), at: insertion.offset)
    let after = FileNotes(changed)
    let inserted = insertion.offset..<insertion.offset + insertion.text.utf8.count
    guard after.isBalanced == notes.isBalanced, let comment = after.comments.first(where: { $0.overlaps(inserted) }) else { return nil }
    let isNew = inserted.contains(comment.lowerBound)
    guard after.comments.count == notes.comments.count + (isNew ? 1 : 0), isNew ? comment.upperBound <= inserted.upperBound : comment.contains(inserted.lowerBound)
    else { return nil }
    let index = LineIndex(changed)
    let suppressions = Suppressions(index, comments: after.comments, extentAfter: after.extent(after:))
    guard let allowance = suppressions.allowances.first(where: { $0.comment == comment }) else { return nil }
    // The nearest comment is the one that counts as used.
    let isUsed = group.offsets.map(insertion.moved).allSatisfy { offset in
      group.rules.allSatisfy { rule in
        suppressions.allowing(rule, at: offset).map { suppressions.allowances[$0.allowance].comment } == comment
      }
    }
    guard isUsed, !allowance.extent.isEmpty else { return nil }
    let lines = index.lineNumber(at: allowance.extent.upperBound - 1) - index.lineNumber(at: allowance.extent.lowerBound) + 1
    return Attempt(text: changed, lineCount: lines)
  }
}
