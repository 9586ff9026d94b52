// What a file's comments allow: `// modallint:allow RULE[, RULE] — reason`. Beside code such a comment
// covers its line; on a line of its own it covers the whole next declaration or statement, or the next
// link of the modifier chain that it stands in. Only comments are read, as the tokenizer cut them,
// so the words inside a string allow nothing.

/// The allowances of one file.
public struct Suppressions: Sendable {
  /// One comment that allows something.
  public struct Allowance: Sendable, Equatable {
    public var rules: [String]
    /// What stands after `—`, `--` or `:`; nil where nothing does.
    public var reason: String?
    /// The comment's byte range.
    public var comment: Range<Int>
    /// The byte range in which a finding must begin to be allowed.
    public var extent: Range<Int>
  }

  /// In the order of the file.
  public var allowances: [Allowance]

  /// Reads the comments of a file.
  /// - Parameters:
  ///   - comments: Byte ranges with the comments' marks, in the order of the file.
  ///   - extentAfter: The byte range of the first declaration or statement that begins at or after an
  ///     offset; nil where none does.
  public init(
    _ index: LineIndex, comments: [Range<Int>], extentAfter: (Int) -> Range<Int>?
  ) {
    allowances = []
    for (number, comment) in comments.enumerated() {
      guard let (rules, reason) = readAllowance(index.bytes[comment]) else { continue }
      let line = index.contentRange(ofLine: index.lineNumber(at: comment.lowerBound))
      let isAlone = index.bytes[line.lowerBound..<max(comment.lowerBound, line.lowerBound)]
        .allSatisfy(isSpace)
      var extent: Range<Int>? = line
      if isAlone {
        let code = codeAfter(comment, index.bytes, comments[(number + 1)...])
        // `.sheet` on a line of its own begins no statement: the next one would be inside its closure.
        let isLink = code < index.bytes.count && index.bytes[code] == UInt8(ascii: ".")
        extent = isLink ? index.contentRange(ofLine: index.lineNumber(at: code)) : extentAfter(code)
      }
      guard let extent else { continue }
      allowances.append(
        Allowance(rules: rules, reason: reason, comment: comment, extent: extent))
    }
  }

  /// Whether a finding of `rule` that begins at `offset` is allowed.
  public func allow(_ rule: String, at offset: Int) -> Bool {
    allowances.contains { $0.rules.contains(rule) && $0.extent.contains(offset) }
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

/// The rules and the reason of a comment, or nil where the comment allows nothing.
private func readAllowance(_ comment: ArraySlice<UInt8>) -> (rules: [String], reason: String?)? {
  let mark = Array("modallint:allow".utf8)
  // Most comments begin with something else: nothing is decoded for them.
  guard let start = comment.firstIndex(where: { !isCommentMark($0) }),
    comment[start...].starts(with: mark)
  else { return nil }
  var text = Substring(decoding: comment[(start + mark.count)...], as: UTF8.self)
  guard let next = text.first, next.isWhitespace else { return nil }
  if comment.starts(with: "/*".utf8), text.hasSuffix("*/") { text.removeLast(2) }
  if comment.starts(with: "<!--".utf8), text.hasSuffix("-->") { text.removeLast(3) }

  var rules: [String] = []
  while true {
    text = text.drop(while: \.isWhitespace)
    let id = text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    // `RULE-- reason` is written too; no id holds two dashes in a row.
    let end = id.indices.first { id[$0...].hasPrefix("--") } ?? id.endIndex
    guard end > id.startIndex else { break }
    rules.append(String(id[..<end]))
    text = text[end...].drop(while: \.isWhitespace)
    guard text.first == "," else { break }
    text = text.dropFirst()
  }
  guard !rules.isEmpty else { return nil }
  for separator in ["—", "--", ":"] where text.hasPrefix(separator) {
    let reason = text.dropFirst(separator.count).drop(while: \.isWhitespace)
    let end = reason.lastIndex { !$0.isWhitespace }
    return (rules, end.map { String(reason[...$0]) })
  }
  return (rules, nil)
}

/// What may stand between the beginning of a comment and its first word.
private func isCommentMark(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "/") || byte == UInt8(ascii: "*") || byte == 0x20 || byte == 0x09
    || byte == UInt8(ascii: "<") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "-")
}
