// String literals: the text of a short one is a name, an interpolation is a list of expressions.

extension Parser {
  mutating func readString() -> NodeID {
    let start = at
    while kind == .rawStringPounds { at += 1 }
    guard kind == .openQuote else { return leaf(.skipped) }
    let opening = tokens[at]
    let mark = pending.count
    var segments = 0
    var only = 0
    let before = trailing
    let isReadable = inside { parser in
      parser.trailing = true
      while parser.at < parser.limit {
        if parser.kind == .leftParen {
          parser.inside { parser in
            while parser.at < parser.limit {
              let before = parser.at
              if parser.isName(), parser.kind(ahead: 1) == .colon { parser.at += 2 }
              let value = parser.readBinary(above: 0)
              parser.pending.append(value)
              if parser.at == before || parser.kind == .comma { parser.at += 1 }
            }
          }
        } else {
          if parser.kind == .stringSegment {
            segments += 1
            only = parser.at
          }
          parser.at += 1
        }
      }
    }
    trailing = before
    while kind == .rawStringPounds, touches { at += 1 }
    guard isReadable, opening.payload != Token.none else {
      pending.cut(to: mark)
      return leaf(.skipped)
    }
    if pending.count > mark { return add(.interpolation, listSince: mark, at: start) }
    guard segments == 1, tokens[only].end - tokens[only].start <= Parser.longestString else {
      return leaf(.skipped)
    }
    let text = UnsafeBufferPointer(rebasing: source[Int(tokens[only].start)..<Int(tokens[only].end)])
    return leaf(string: names.intern(text), at: start)
  }

  /// Strings up to this many bytes are kept: titles, identifiers, image names.
  static let longestString = 48
}
