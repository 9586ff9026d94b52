// What a file's comments allow: `// modallint:allow RULE[, RULE] — reason`. Beside code such a comment
// covers its line; on a line of its own it covers the whole next declaration or statement. Only
// comments are read, as the tokenizer cut them, so the words inside a string allow nothing.

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
  ///   - comments: Byte ranges with the comment's marks.
  ///   - extentAfter: The byte range of the first declaration or statement that begins at or after an
  ///     offset; nil where none does.
  public init(
    _ index: LineIndex, comments: some Sequence<Range<Int>>, extentAfter: (Int) -> Range<Int>?
  ) {
    allowances = []
    for comment in comments {
      guard let (rules, reason) = readAllowance(index.bytes[comment]) else { continue }
      let line = index.contentRange(ofLine: index.lineNumber(at: comment.lowerBound))
      let isAlone = index.bytes[line.lowerBound..<max(comment.lowerBound, line.lowerBound)]
        .allSatisfy { $0 == 0x20 || $0 == 0x09 }
      guard let extent = isAlone ? extentAfter(comment.upperBound) : line else { continue }
      allowances.append(
        Allowance(rules: rules, reason: reason, comment: comment, extent: extent))
    }
  }

  /// Whether a finding of `rule` that begins at `offset` is allowed.
  public func allow(_ rule: String, at offset: Int) -> Bool {
    allowances.contains { $0.rules.contains(rule) && ($0.extent.contains(offset) || $0.extent == offset..<offset) }
  }
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

  var rules: [String] = []
  while true {
    text = text.drop(while: \.isWhitespace)
    let id = text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    // `RULE -- reason` and `RULE-- reason` are both written; no id ends in a dash.
    let dashes = id.range(ofDoubleDash: ()).map { id[..<$0] } ?? id
    guard !dashes.isEmpty else { break }
    rules.append(String(dashes))
    text = text[dashes.endIndex...].drop(while: \.isWhitespace)
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

extension Substring {
  fileprivate func range(ofDoubleDash: ()) -> Index? {
    var previous: Index?
    for index in indices {
      if self[index] == "-", let previous, self[previous] == "-" { return previous }
      previous = index
    }
    return nil
  }
}

/// What may stand between the beginning of a comment and its first word.
private func isCommentMark(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "/") || byte == UInt8(ascii: "*") || byte == 0x20 || byte == 0x09
}
