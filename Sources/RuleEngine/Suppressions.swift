// What a file's comments allow. `// modallint:allow RULE[, RULE] — reason` beside code covers its line; on a
// line of its own it covers the whole next declaration or statement, or the next link of the modifier chain
// that it stands in. `allow-file` covers the file, `begin-allow` all up to its `end-allow`. Only comments are
// read, as the tokenizer cut them, so the words inside a string allow nothing.

/// The suppressions of one file.
public struct Suppressions: Sendable {
  /// A rule as a comment names it.
  public struct NamedRule: Sendable, Equatable {
    public var id: String
    /// Its bytes in the file.
    public var range: Range<Int>
  }

  /// One comment that allows something.
  public struct Allowance: Sendable, Equatable {
    public var rules: [NamedRule]
    /// What stands after `—`, `--` or `:`; nil where nothing does.
    public var reason: String?
    /// The comment's byte range.
    public var comment: Range<Int>
    /// The byte range in which a finding must begin to be allowed; empty where nothing follows.
    public var extent: Range<Int>
  }

  /// In the order of the file.
  public private(set) var allowances: [Allowance] = []
  /// Comments that name no rule, or end what was not begun.
  public private(set) var idle: [Range<Int>] = []

  /// Reads the comments of a file.
  /// - Parameters:
  ///   - comments: Byte ranges with the comments' marks, in the order of the file.
  ///   - extentAfter: The byte range of the first declaration or statement that begins at or after an
  ///     offset; nil where none does.
  public init(
    _ index: LineIndex, comments: [Range<Int>], extentAfter: (Int) -> Range<Int>?
  ) {
    // Allowances that were begun, innermost last.
    var open: [Int] = []
    for (number, comment) in comments.enumerated() {
      guard let directive = Directive(index.bytes, comment) else { continue }
      if directive.kind == .end {
        let ended = open.lastIndex { directive.rules.isEmpty || allowances[$0].rules.map(\.id) == directive.rules.map(\.id) }
        guard let ended else {
          idle.append(comment)
          continue
        }
        allowances[open[ended]].extent = allowances[open[ended]].comment.upperBound..<comment.lowerBound
        open.remove(at: ended)
        continue
      }
      guard !directive.rules.isEmpty else {
        idle.append(comment)
        continue
      }
      let extent: Range<Int>
      switch directive.kind {
      case .file: extent = 0..<index.bytes.count
      case .begin:
        // Until its end is met, to the end of the file.
        extent = comment.upperBound..<index.bytes.count
        open.append(allowances.count)
      case .next, .end:
        extent = Self.extent(of: comment, index, comments[(number + 1)...], extentAfter)
      }
      allowances.append(Allowance(rules: directive.rules, reason: directive.reason, comment: comment, extent: extent))
    }
  }

  /// Which allowance, and which of its rules, allows a finding of `rule` that begins at `offset`: the nearest.
  func allowing(_ rule: String, at offset: Int) -> (allowance: Int, rule: Int)? {
    var nearest: (allowance: Int, rule: Int)?
    for (number, allowance) in allowances.enumerated() where allowance.extent.contains(offset) {
      guard let place = allowance.rules.firstIndex(where: { $0.id == rule }) else { continue }
      if let before = nearest, allowances[before.allowance].extent.count < allowance.extent.count { continue }
      nearest = (number, place)
    }
    return nearest
  }

  /// Whether a finding of `rule` that begins at `offset` is allowed.
  public func allow(_ rule: String, at offset: Int) -> Bool { allowing(rule, at: offset) != nil }

  /// What a plain `allow` covers.
  private static func extent(
    of comment: Range<Int>, _ index: LineIndex, _ following: ArraySlice<Range<Int>>, _ extentAfter: (Int) -> Range<Int>?
  ) -> Range<Int> {
    let line = index.contentRange(ofLine: index.lineNumber(at: comment.lowerBound))
    let isAlone = index.bytes[line.lowerBound..<max(comment.lowerBound, line.lowerBound)].allSatisfy(isSpace)
    guard isAlone else { return line }
    let code = codeAfter(comment, index.bytes, following)
    // `.sheet` on a line of its own begins no statement: the next one would be inside its closure.
    let isLink = code < index.bytes.count && index.bytes[code] == UInt8(ascii: ".")
    if isLink { return index.contentRange(ofLine: index.lineNumber(at: code)) }
    return extentAfter(code) ?? comment.upperBound..<comment.upperBound
  }
}

/// The byte offset of the first code after a comment, over white space and the comments that follow.
private func codeAfter(
  _ comment: Range<Int>, _ bytes: [UInt8], _ following: ArraySlice<Range<Int>>
) -> Int {
  var offset = comment.upperBound
  for next in following {
    guard bytes[offset..<max(next.lowerBound, offset)].allSatisfy(isSpace) else { break }
    offset = next.upperBound
  }
  return bytes[offset...].firstIndex { !isSpace($0) } ?? bytes.count
}

private func isSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || (0x09...0x0D).contains(byte)
}

/// What one comment says to the linter.
private struct Directive {
  enum Kind: String {
    case file = "allow-file"
    case begin = "begin-allow"
    case end = "end-allow"
    case next = "allow"
  }

  var kind: Kind
  var rules: [Suppressions.NamedRule] = []
  var reason: String?

  /// Nil where the comment says something to people only.
  init?(_ bytes: [UInt8], _ comment: Range<Int>) {
    let mark = Array("modallint:".utf8)
    // Most comments begin with something else: nothing is decoded for them.
    guard let start = bytes[comment].firstIndex(where: { !isCommentMark($0) }), bytes[start..<comment.upperBound].starts(with: mark)
    else { return nil }
    var end = comment.upperBound
    for (opening, closing) in [("/*", "*/"), ("<!--", "-->")]
    where bytes[comment].starts(with: opening.utf8) && bytes[comment].suffix(closing.utf8.count).elementsEqual(closing.utf8) {
      end -= closing.utf8.count
    }
    var offset = start + mark.count
    func word() -> Range<Int> {
      let begin = offset
      while offset < end, isWordByte(bytes[offset]) {
        // `RULE-- reason` is written too; no id holds two dashes in a row.
        if bytes[offset...].starts(with: "--".utf8) { break }
        offset += 1
      }
      return begin..<offset
    }
    func skipSpace() { while offset < end, isSpace(bytes[offset]) { offset += 1 } }

    guard let kind = Kind(rawValue: String(decoding: bytes[word()], as: UTF8.self)), offset == end || isSpace(bytes[offset]) else { return nil }
    self.kind = kind
    while true {
      skipSpace()
      let id = word()
      guard !id.isEmpty else { break }
      rules.append(Suppressions.NamedRule(id: String(decoding: bytes[id], as: UTF8.self), range: id))
      skipSpace()
      guard offset < end, bytes[offset] == UInt8(ascii: ",") else { break }
      offset += 1
    }
    for separator in ["—", "--", ":"] where bytes[offset..<end].starts(with: separator.utf8) {
      let text = String(decoding: bytes[(offset + separator.utf8.count)..<end], as: UTF8.self).drop(while: \.isWhitespace)
      reason = text.lastIndex { !$0.isWhitespace }.map { String(text[...$0]) }
      break
    }
  }
}

private func isWordByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
    UInt8(ascii: "-"), UInt8(ascii: "_"):
    true
  default: false
  }
}

/// What may stand between the beginning of a comment and its first word.
private func isCommentMark(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "/") || byte == UInt8(ascii: "*") || byte == 0x20 || byte == 0x09
    || byte == UInt8(ascii: "<") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "-")
}
