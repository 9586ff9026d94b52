// Completion in comments that speak to the linter: what they may say, and the names of rules.

import JSON
import ModalFacts
import RuleEngine

/// What a comment may say behind `modallint:`.
private let directives: [(word: String, meaning: String)] = [
  ("allow", "allows a rule on this line, or on the next declaration or statement"),
  ("allow-file", "allows a rule in the whole file"),
  ("begin-allow", "allows a rule up to its `end-allow`"),
  ("end-allow", "ends a `begin-allow`"),
]

extension Server {
  func completions(_ parameters: Parameters) throws(ResponseError) -> JSONValue {
    let uri = try parameters.documentURI()
    let position = try parameters.required("position").position()
    guard let path = path(ofURI: uri), let text = documents[path]?.text, position.line < text.starts.count else { return .null }
    let offset = text.offset(of: position, encoding)
    let line = text.content(ofLine: position.line)
    let before = text.bytes[line.lowerBound..<max(offset, line.lowerBound)]
    guard let mark = before.firstRange(of: "modallint:".utf8), isComment(mark.lowerBound, text.bytes) else { return .null }

    // The word that is being written, to its end.
    let start = before[mark.upperBound...].lastIndex { !isWordByte($0) }.map { $0 + 1 } ?? mark.upperBound
    let end = text.bytes[offset..<line.upperBound].firstIndex { !isWordByte($0) } ?? line.upperBound
    let range = text.range(start..<end, encoding).json
    let words = text.bytes[mark.upperBound..<start]
    if start == mark.upperBound {
      return items(directives.map { ($0.word, $0.meaning, nil) }, range)
    }
    // Behind the reason's dash people write prose.
    let said = String(decoding: words, as: UTF8.self)
    let directive = said.prefix { $0.isLetter || $0 == "-" }
    guard directives.contains(where: { $0.word == directive }), !said.dropFirst(directive.count).contains(where: { $0 == "—" || $0 == ":" }),
      said.firstRange(of: "--") == nil
    else { return .null }
    let rest = said.dropFirst(directive.count)
    guard rest.allSatisfy({ $0.isWhitespace }) || rest.last(where: { !$0.isWhitespace }) == "," else { return .null }
    let named = Set(rest.split { $0 == "," || $0.isWhitespace }.map(String.init))
    let found = Set(findings(in: path)?.findings.map(\.finding.rule) ?? [])
    let rules = folder(of: path)?.rules?.rules ?? (try? readRules()) ?? []
    return items(
      rules.filter { !named.contains($0.id) }.map { ($0.id, $0.summary, found.contains($0.id) ? "0\($0.id)" : "1\($0.id)") }, range)
  }

  private func items(_ words: [(word: String, meaning: String, order: String?)], _ range: JSONValue) -> JSONValue {
    [
      "isIncomplete": false,
      "items": .array(
        words.map { word, meaning, order in
          .members(
            ("label", .string(word)), ("kind", 20), ("detail", .string(meaning)), ("sortText", order.map { .string($0) }),
            ("textEdit", ["range": range, "newText": .string(word)]))
        }),
    ]
  }

  /// Whether a byte offset is the first word of a comment.
  private func isComment(_ offset: Int, _ bytes: [UInt8]) -> Bool { FileNotes(bytes).comments.contains { $0.contains(offset) } }
}

private func isWordByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"),
    UInt8(ascii: "_"):
    true
  default: false
  }
}
