// Cuts a file into tokens in one pass over its UTF-8 bytes, where SwiftSyntax cuts it, and never
// fails: whatever is not Swift becomes an `unknown` token or the rest of a literal. Strings that
// hold code that holds strings are kept on an explicit stack, not on the call stack. Each byte is
// read a bounded number of times: every question that looks ahead remembers how far it looked.

/// Scans a whole file into `list`, replacing its tokens and comments. Names are added to the list's
/// table, which the caller resets when it wants to. Bytes past 4 GB are left out.
public func scan(_ bytes: UnsafeBufferPointer<UInt8>, into list: inout TokenList) {
  list.tokens.removeAll()
  list.structure.removeAll()
  list.comments.removeAll(keepingCapacity: true)
  list.names.own()
  guard let base = bytes.baseAddress, !bytes.isEmpty else { return }
  ByteClass.table.withUnsafeBufferPointer { table in
    var lexer = Lexer(
      base: base, count: min(bytes.count, Int(UInt32.max) - 1), classes: table.baseAddress!)
    // The lexer is the only owner while it works; two would copy at the first token.
    lexer.exchange(&list)
    // Seven bytes a token are usual; denser files grow the buffer once or twice.
    lexer.tokens.reserve(lexer.count / 5)
    lexer.scanFile()
    lexer.exchange(&list)
  }
}

/// The tokens of a whole file, with a name table of its own.
public func scan(_ bytes: [UInt8]) -> TokenList {
  var list = TokenList()
  bytes.withUnsafeBufferPointer { scan($0, into: &list) }
  return list
}

/// The state of one scan.
struct Lexer {
  let base: UnsafePointer<UInt8>
  let count: Int
  /// `ByteClass.table`.
  let classes: UnsafePointer<UInt8>
  /// Byte offset of the next byte to read.
  var position = 0
  var tokens = Table<Token>()
  /// As in `TokenList`.
  var structure = Table<UInt32>()
  var comments: [Comment] = []
  var names = NameTable.vacant
  /// What stood before the next token.
  var pendingFlags: TokenFlags = .spaceBefore

  /// String literals that are open, outermost first.
  var strings: [OpenString] = []
  /// Whether `position` is in the text of the innermost open string, not in code.
  var inText = false
  /// Whether the code at hand is in a string of one line, so that a line break ends both.
  var isInLine = false
  /// Parentheses open in the code at hand: in the file, or in the innermost interpolation.
  var parenDepth = 0
  /// Inside the parentheses of some attributes tokens are cut differently.
  var dialect = Dialect()
  /// Pieces of open multi-line strings; see `MultilineStrings.swift`.
  var pieces: [StringPiece] = []

  // How far earlier questions looked ahead.
  var poundRunEnd = 0
  var placeholderSearch = LookAhead()
  var quoteRuns = DelimiterRuns()
  var slashRuns = DelimiterRuns()
  /// From here on, no conflict marker of this kind ends.
  var noConflictEndFrom = Int.max
  var noPerforceEndFrom = Int.max

  init(base: UnsafePointer<UInt8>, count: Int, classes: UnsafePointer<UInt8>) {
    self.base = base
    self.count = count
    self.classes = classes
  }

  /// Gives a list what the lexer has, and takes what the list had.
  mutating func exchange(_ list: inout TokenList) {
    swap(&tokens, &list.tokens)
    swap(&structure, &list.structure)
    swap(&comments, &list.comments)
    swap(&names, &list.names)
  }

  mutating func scanFile() {
    while position < count {
      if inText { scanText() } else { scanCode() }
    }
  }

  // Whoever only looks is `mutating` too, as in the parser: without optimisation, to lend `self` is to copy it.

  /// The byte at `offset`, 0 past the end.
  @inline(__always)
  mutating func byte(_ offset: Int) -> UInt8 {
    offset < count ? base[offset] : 0
  }

  @inline(__always)
  mutating func isClass(_ byteClass: UInt8, _ offset: Int) -> Bool {
    offset < count && classes[Int(base[offset])] & byteClass != 0
  }

  /// Appends the token from `start` to `position`.
  @inline(__always)
  mutating func emit(_ kind: TokenKind, from start: Int, payload: UInt32 = Token.none) {
    // Known where it is called, so that most tokens are not even asked.
    if kind.isStructural { structure.append(UInt32(truncatingIfNeeded: tokens.count)) }
    tokens.append(
      Token(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: position),
        payload: payload, kind: kind, flags: pendingFlags))
    pendingFlags = []
  }

  /// Moves past `length` bytes and appends them as a token.
  @inline(__always)
  mutating func take(_ kind: TokenKind, length: Int = 1) {
    let start = position
    position += length
    emit(kind, from: start)
  }

  @inline(__always)
  mutating func internName(_ start: Int, _ end: Int) -> UInt32 {
    names.intern(base + start, count: end - start, readable: count - start)
  }

  /// Scans code until the file ends or the text of a string begins.
  mutating func scanCode() {
    while true {
      skipTrivia()
      guard position < count else { return }
      let start = position
      switch base[start] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "_"), UInt8(ascii: "$"):
        scanWord()
      case UInt8(ascii: "."), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
        UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: ">"), UInt8(ascii: "&"),
        UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        scanOperator(firstLength: 1)
      case UInt8(ascii: "<"):
        if !scanPlaceholder() { scanOperator(firstLength: 1) }
      case UInt8(ascii: "?"), UInt8(ascii: "!"):
        scanQuestionOrExclamation()
      case UInt8(ascii: "("):
        openParen()
      case UInt8(ascii: ")"):
        if closeParen() { return }
      case UInt8(ascii: "{"): takeBrace(.leftBrace)
      case UInt8(ascii: "}"): takeBrace(.rightBrace)
      case UInt8(ascii: "["): take(.leftBracket)
      case UInt8(ascii: "]"): take(.rightBracket)
      case UInt8(ascii: ","): take(.comma)
      case UInt8(ascii: ";"): take(.semicolon)
      case UInt8(ascii: "@"): take(.at)
      case UInt8(ascii: "\\"): take(.backslash)
      case UInt8(ascii: ":"):
        if byte(start + 1) == UInt8(ascii: ":"), dialect.kind != .selector {
          take(.colonColon, length: 2)
        } else {
          take(.colon)
        }
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        scanNumber()
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        openString(pounds: 0)
        return
      case UInt8(ascii: "#"):
        if scanPound() { return }
      case UInt8(ascii: "`"):
        scanQuotedIdentifier()
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        // Only in the interpolation of a single-line string, which ends here unfinished.
        emit(.stringSegment, from: start)
        closeString()
      default:
        scanBeyondASCII()
      }
    }
  }

  @inline(__always)
  private mutating func openParen() {
    parenDepth += 1
    if let last = tokens.last, last.kind == .word || last.kind == .poundAvailable
      || last.kind == .poundUnavailable
    {
      enterDialect(after: last)
    }
    take(.leftParen)
  }

  /// Takes a `)`; true if it ends an interpolation.
  @inline(__always)
  private mutating func closeParen() -> Bool {
    take(.rightParen)
    if parenDepth == dialect.depth { dialect = Dialect() }
    if parenDepth > 0 {
      parenDepth -= 1
      return false
    }
    guard !strings.isEmpty else { return false }
    inText = true
    return true
  }

  /// A brace ends whatever parentheses were left open.
  @inline(__always)
  private mutating func takeBrace(_ kind: TokenKind) {
    dialect = Dialect()
    take(kind)
  }

  @inline(__always)
  private mutating func enterDialect(after last: Token) {
    if last.kind == .word {
      guard tokens.count >= 2, tokens[tokens.count - 2].kind == .at else { return }
    }
    dialect = Dialect(kind: dialectKind(after: last), depth: parenDepth)
  }

  @inline(never)
  private mutating func dialectKind(after last: Token) -> Dialect.Kind {
    if last.kind != .word { return .versions }
    switch Word(last.payload) {
    case .available, .backDeployed, ._backDeploy, ._originallyDefinedIn, ._spi_available,
      ._specialize:
      return .versions
    case .objc:
      return .selector
    default:
      return .swift
    }
  }
}

/// How tokens are cut, and the depth of the parentheses in which they are cut so.
struct Dialect {
  enum Kind {
    case swift
    /// `@available(…)` and the like: `13.0` is three tokens.
    case versions
    /// `@objc(…)`: `::` is two tokens, each ending a part of a selector.
    case selector
  }
  var kind = Kind.swift
  var depth = -1
}

/// The answer to "where, at or after an offset, is the next …?", good for every offset between.
struct LookAhead {
  var from = 0
  var foundAt = -1

  func covers(_ offset: Int) -> Bool { from <= offset && offset <= foundAt }
}
