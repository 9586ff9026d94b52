// Closures: captures, parameters, body. A closure's signature is known by the `in` that ends it, which
// is looked for first.

extension Parser {
  mutating func readClosure() -> NodeID {
    let start = at
    let id = open(.closure, name: none, at: start)
    let before = trailing
    let isReadable = inside { parser in
      parser.trailing = true
      parser.readClosureSignature(id)
      let items = parser.readItems(inEnum: false, inType: false)
      let body = parser.add(
        Node(.block, first: items.first, count: UInt16(clamping: items.count)), at: start)
      parser.outline.declarations[Int(id)].body = body
    }
    trailing = before
    close(id)
    if !isReadable { return leaf(.skipped) }
    let node = add(Node(.closure, first: id), at: start)
    return node
  }

  /// `[weak self] (a, b: Int) async throws -> T in`, any part of it or none.
  private mutating func readClosureSignature(_ id: DeclarationID) {
    guard let end = closureSignatureEnd() else { return }
    let mark = pending.count
    let outer = limit
    limit = end
    skipAttributes()
    if kind == .leftBracket { readCaptures() }
    if kind == .leftParen {
      inside { $0.readClosureParameters() }
      skipEffects()
    } else {
      readClosureParameters()
    }
    if kind == .arrow {
      at += 1
      outline.declarations[Int(id)].type = readType()
    }
    limit = outer
    at = end + 1
    sign(id, parameters: list(since: mark))
  }

  /// The index of the `in` that ends a closure's signature, if there is one.
  private mutating func closureSignatureEnd() -> Int? {
    var index = at
    while index < limit {
      let token = tokens[index]
      switch token.kind {
      case .word:
        if token.payload == Word.in.rawValue { return index }
        if Parser.isReserved(Word(token.payload)) { return nil }
      case .leftBracket, .leftParen:
        guard token.payload != Token.none, Int(token.payload) < limit, Int(token.payload) > index else {
          return nil
        }
        index = Int(token.payload)
      case .period:
        // The name behind it may be `in`, too: `$0.id.in(list)`.
        index += 1
      case .comma, .colon, .at, .arrow, .postfixQuestion, .postfixExclamation, .quotedIdentifier,
        .prefixAmpersand:
        break
      case .binaryOperator, .prefixOperator, .postfixOperator:
        let byte = source[Int(token.start)]
        guard byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "&") else {
          return nil
        }
      default:
        return nil
      }
      index += 1
    }
    return nil
  }

  private mutating func readClosureParameters() {
    while at < limit {
      let start = at
      skipAttributes()
      if isName(), !(isWord(.async) || isWord(.throws)) {
        var nameAt = at
        if isName(ahead: 1), !isWord(.async, ahead: 1), !isWord(.throws, ahead: 1) {
          nameAt = at + 1
          at += 1
        }
        let parameter = open(.parameter, name: tokens[nameAt].payload, at: nameAt)
        at += 1
        if kind == .colon {
          at += 1
          outline.declarations[Int(parameter)].type = readType()
        }
        close(parameter)
        pending.append(parameter)
      } else if kind == .leftParen {
        skipGroup()
      } else if kind == .arrow {
        return
      }
      if kind == .comma || at == start { at += 1 }
    }
  }

  /// `[weak self, x = y]`: only captures with a value bind a name.
  private mutating func readCaptures() {
    inside { parser in
      while parser.at < parser.limit {
        if parser.isName(), parser.kind(ahead: 1) == .equal {
          let binding = parser.open(.binding, name: parser.token.payload, at: parser.at)
          parser.at += 2
          let value = parser.readBinary(above: 0)
          parser.outline.declarations[Int(binding)].value = value
          parser.close(binding)
        } else {
          parser.at += 1
        }
      }
    }
  }
}
