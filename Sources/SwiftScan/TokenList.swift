// What scanning one file gives. A worker keeps one list and scans file after file into it, so that
// after the largest file nothing is allocated any more.

/// The tokens and comments of one file, in source order, and the names they use.
public struct TokenList: Sendable {
  public internal(set) var tokens = Table<Token>()
  /// The indices of brackets, quotes and `#if` directives among the tokens: what `pairBrackets` looks at.
  var structure = Table<UInt32>()
  /// Comments are not tokens, so that nobody who reads tokens has to step over them.
  public var comments: [Comment] = []
  /// Seeded with `Word.spellings` first; the lexer relies on it.
  public var names: NameTable

  /// An empty list. `seeds` get the numbers after the well-known words.
  public init(seeds: [String] = []) {
    names = NameTable(seeds: Word.spellings + seeds)
  }
}

/// A comment of a Swift source file.
public struct Comment: Sendable, Equatable {
  public enum Kind: UInt8, Sendable {
    case line, block
    /// `///` and `/**`.
    case docLine, docBlock
    /// What a version-control conflict marker hides, markers included.
    case conflict
  }

  /// Byte offset of the first byte, 0-based.
  public var start: UInt32
  /// Byte offset just past the last byte; the line break after a line comment is not part of it.
  public var end: UInt32
  public var kind: Kind
  /// A token of the same line stands before the comment.
  public var followsTokenOnLine: Bool

  public init(start: UInt32, end: UInt32, kind: Kind, followsTokenOnLine: Bool = false) {
    self.start = start
    self.end = end
    self.kind = kind
    self.followsTokenOnLine = followsTokenOnLine
  }
}
