// Cuts a file into tokens in one pass over its UTF-8 bytes, where SwiftSyntax cuts it, and never
// fails: whatever is not Swift becomes an `unknown` token or the rest of a literal. Strings that hold
// code that holds strings are kept on an explicit stack, not on the call stack. Each byte is read a
// bounded number of times: every question that looks ahead remembers how far it looked.

/// Scans a whole file into `list`, replacing its tokens and comments. Names are added to the list's
/// table, which the caller resets when it wants to. Bytes past 4 GB are left out.
public func scan(_ bytes: UnsafeBufferPointer<UInt8>, into list: inout TokenList) {
  list.tokens.removeAll(keepingCapacity: true)
  list.comments.removeAll(keepingCapacity: true)
  guard let base = bytes.baseAddress, !bytes.isEmpty else { return }
  ByteClass.table.withUnsafeBufferPointer { table in
    var lexer = Lexer(
      base: base, count: min(bytes.count, Int(UInt32.max) - 1), classes: table.baseAddress!,
      list: list)
    // The lexer holds the only copy while it works; two owners would copy at the first token.
    list.tokens = []
    list.comments = []
    list.names = NameTable.vacant
    lexer.scanFile()
    list.tokens = lexer.tokens
    list.comments = lexer.comments
    list.names = lexer.names
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
  var tokens: [Token]
  var comments: [Comment]
  var names: NameTable
  /// What stood before the next token.
  var pendingFlags: TokenFlags = .spaceBefore

  /// String literals that are open, outermost first.
  var strings: [OpenString] = []
  /// Whether `position` is in the text of the innermost open string, not in code.
  var inText = false
  /// Parentheses open in the code at hand: in the file, or in the innermost interpolation.
  var parenDepth = 0
  /// The `parenDepth` inside an availability's parentheses, where `13.0` is three tokens; else -1.
  var versionDepth = -1
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

  init(
    base: UnsafePointer<UInt8>, count: Int, classes: UnsafePointer<UInt8>, list: TokenList
  ) {
    self.base = base
    self.count = count
    self.classes = classes
    tokens = list.tokens
    comments = list.comments
    names = list.names
  }

  mutating func scanFile() {
    while position < count {
      if inText { scanText() } else { scanCode() }
    }
  }

  /// The byte at `offset`, 0 past the end.
  @inline(__always)
  func byte(_ offset: Int) -> UInt8 {
    offset < count ? base[offset] : 0
  }

  @inline(__always)
  func isClass(_ byteClass: UInt8, _ offset: Int) -> Bool {
    offset < count && classes[Int(base[offset])] & byteClass != 0
  }

  /// Appends the token from `start` to `position`.
  @inline(__always)
  mutating func emit(_ kind: TokenKind, from start: Int, payload: UInt32 = Token.none) {
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
      case UInt8(ascii: "{"): versionDepth = -1; take(.leftBrace)
      case UInt8(ascii: "}"): versionDepth = -1; take(.rightBrace)
      case UInt8(ascii: "["): take(.leftBracket)
      case UInt8(ascii: "]"): take(.rightBracket)
      case UInt8(ascii: ","): take(.comma)
      case UInt8(ascii: ";"): take(.semicolon)
      case UInt8(ascii: "@"): take(.at)
      case UInt8(ascii: "\\"): take(.backslash)
      case UInt8(ascii: ":"):
        if byte(start + 1) == UInt8(ascii: ":") {
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
    if versionDepth < 0, opensVersions() { versionDepth = parenDepth }
    take(.leftParen)
  }

  /// Takes a `)`; true if it ends an interpolation.
  @inline(__always)
  private mutating func closeParen() -> Bool {
    take(.rightParen)
    if parenDepth == versionDepth { versionDepth = -1 }
    if parenDepth > 0 {
      parenDepth -= 1
      return false
    }
    guard !strings.isEmpty else { return false }
    inText = true
    return true
  }

  /// Whether the tokens before a `(` begin an availability: `@available`, `#unavailable`…
  private func opensVersions() -> Bool {
    guard let last = tokens.last else { return false }
    if last.kind == .poundAvailable || last.kind == .poundUnavailable { return true }
    guard last.kind == .word, tokens.count >= 2, tokens[tokens.count - 2].kind == .at else {
      return false
    }
    switch Word(rawValue: last.payload) {
    case .available, .backDeployed, ._backDeploy, ._originallyDefinedIn, ._spi_available,
      ._specialize:
      return true
    default:
      return false
    }
  }
}

/// The answer to "where, at or after an offset, is the next …?", good for every offset between.
struct LookAhead {
  var from = 0
  var foundAt = -1

  func covers(_ offset: Int) -> Bool { from <= offset && offset <= foundAt }
}
