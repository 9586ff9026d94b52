// Comments that allow a finding, with room for a reason behind them. Where a comment covers what is judged by the
// reader of such comments itself: each place that it may stand at is tried, and taken only if the finding is then allowed.

import ModalFacts
import RuleEngine

/// What a comment is to cover.
enum AllowedSpot: String {
  case line, file
}

/// The edit that adds a comment; nil where none would cover the finding.
func allowing(_ finding: Finding, _ spot: AllowedSpot, in lines: LineIndex) -> Edit? {
  let (open, close) = isMarkup(lines.bytes) ? ("<!-- ", " -->") : ("// ", "")
  func comment(_ word: String) -> String { "\(open)modallint:\(word) \(finding.rule) — \(close)" }
  let lineBreak = lineBreak(of: lines)
  let line = lines.lineNumber(at: finding.place.range.lowerBound)
  let content = lines.contentRange(ofLine: line)

  var candidates: [Edit] = []
  func add(_ offset: Int, _ text: String) { candidates.append(Edit(place: Place(file: finding.place.file, range: offset..<offset), text: text)) }
  switch spot {
  case .line:
    let indentation = lines.bytes[content].prefix { $0 == 0x20 || $0 == 0x09 }
    add(content.lowerBound, String(decoding: indentation, as: UTF8.self) + comment("allow") + lineBreak)
    add(content.upperBound, " " + comment("allow"))
  case .file:
    // An XML file begins with its declaration, a script with its interpreter.
    let first = lines.contentRange(ofLine: 1)
    let isTaken = lines.bytes[first].starts(with: "<?".utf8) || lines.bytes[first].starts(with: "#!".utf8)
    if isTaken, lines.lineCount > 1 {
      add(lines.contentRange(ofLine: 2).lowerBound, comment("allow-file") + lineBreak)
    } else if !isTaken {
      add(first.lowerBound, comment("allow-file") + lineBreak)
    }
  }
  return candidates.first { covers(finding, $0, lines.bytes) }
}

/// Whether a finding is allowed once a comment has been added, and no comment has lost its meaning by it.
private func covers(_ finding: Finding, _ edit: Edit, _ bytes: [UInt8]) -> Bool {
  let edited = LineIndex(applying([edit], to: bytes))
  let offset = finding.place.range.lowerBound
  let moved = offset >= edit.place.range.lowerBound ? offset + edit.text.utf8.count : offset
  let notes = FileNotes(edited.bytes)
  return Suppressions(edited, comments: notes.comments, extentAfter: notes.extent(after:)).allow(finding.rule, at: moved)
}

private func isMarkup(_ bytes: [UInt8]) -> Bool {
  let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
  return text.first { $0 != 0x20 && !(0x09...0x0D).contains($0) } == UInt8(ascii: "<")
}

private func lineBreak(of lines: LineIndex) -> String {
  guard let end = lines.bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return "\n" }
  if lines.bytes[end] == 0x0A { return "\n" }
  return end + 1 < lines.bytes.count && lines.bytes[end + 1] == 0x0A ? "\r\n" : "\r"
}
