// A token is sixteen bytes: where it is, what it is, and one number that means a name or a partner.
// Nothing here allocates; a file of 50 MB is an array of these and nothing else.

/// One token of a Swift source file, cut where SwiftSyntax cuts.
public struct Token: Sendable, Equatable {
  /// Byte offset of the first byte, 0-based.
  public var start: UInt32
  /// Byte offset just past the last byte.
  public var end: UInt32
  /// For words, quoted identifiers and operators: the name's number in the file's `NameTable`.
  /// For brackets and string quotes, once `Brackets` has run: the index of the partner token,
  /// or `Token.none` where there is none.
  public var payload: UInt32
  public var kind: TokenKind
  public var flags: TokenFlags

  /// "No partner", "no name".
  public static let none = UInt32.max

  public init(
    start: UInt32, end: UInt32, payload: UInt32 = Token.none, kind: TokenKind, flags: TokenFlags = []
  ) {
    self.start = start
    self.end = end
    self.payload = payload
    self.kind = kind
    self.flags = flags
  }
}

public struct TokenFlags: OptionSet, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A line break stands between the token before and this one (also inside a comment).
  public static let newlineBefore = TokenFlags(rawValue: 1)
  /// White space or a comment stands before this token, or the file begins with it.
  public static let spaceBefore = TokenFlags(rawValue: 2)
}

/// What a token is. Keywords are words: only the parser knows when a word is a keyword.
public enum TokenKind: UInt8, Sendable, CaseIterable {
  /// An identifier or keyword, `$0` and `_` included, and an editor placeholder `<#…#>`.
  case word
  /// An identifier in back-ticks; its name is the text inside, its range holds the back-ticks.
  case quotedIdentifier
  case integer, float
  /// `#` marks before or after a raw string's quotes.
  case rawStringPounds
  case openQuote, closeQuote
  /// A piece of a string's text; may be empty.
  case stringSegment
  /// `\` of an interpolation or of a key path.
  case backslash
  case regexPounds, regexSlash, regexPattern
  case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
  case comma, colon, semicolon, period, at, pound, equal, arrow
  /// `::` between a module's name and a name in it.
  case colonColon
  /// `?` that ends an operand (`a?.b`, `Int?`), and `?` of a ternary.
  case postfixQuestion, infixQuestion
  /// `!` that ends an operand.
  case postfixExclamation
  /// `&` before an operand.
  case prefixAmpersand
  case prefixOperator, binaryOperator, postfixOperator
  case poundIf, poundElseif, poundElse, poundEndif, poundSourceLocation
  /// `#available` and `#unavailable`, one token each.
  case poundAvailable, poundUnavailable
  case shebang
  /// A byte or run of bytes that is no part of Swift's grammar.
  case unknown
  /// What the parser sees past the last token; the lexer never makes one.
  case endOfFile
}
