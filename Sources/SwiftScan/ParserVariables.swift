// Properties and local variables, and the accessors and observers that may follow them.
// Trap: a `{` after a property is a getter's body, a list of accessors, or a closure that its value is
// called with; only the words behind the brace tell.

extension Parser {
  mutating func readVariables(_ prefix: Prefix) {
    let start = at
    var prefix = prefix
    if isWord(.let) { prefix.modifiers.insert(.constant) }
    at += 1
    repeat {
      if kind == .comma { at += 1 }
      guard isName() else {
        readTupleVariables(prefix, at: start)
        continue
      }
      let id = begin(.variable, name: token.payload, at: at, prefix)
      at += 1
      if kind == .colon {
        at += 1
        outline.declarations[Int(id)].type = readType()
      }
      if kind == .equal {
        at += 1
        let value = readExpression(trailingClosures: true)
        outline.declarations[Int(id)].value = value
      }
      if kind == .leftBrace { readBody(of: id, isFunction: false) }
      finish(id, at: start)
    } while kind == .comma && at < limit
  }

  /// `let (a, b) = value`.
  mutating func readTupleVariables(_ prefix: Prefix, at start: Int) {
    guard kind == .leftParen else {
      at += 1
      return
    }
    var bound: [DeclarationID] = []
    inside { parser in
      while parser.at < parser.limit {
        if parser.isName(), parser.kind(ahead: 1) != .colon, !parser.isWord(.underscore) {
          let id = parser.begin(.binding, name: parser.token.payload, at: parser.at, prefix)
          parser.outline.declarations[Int(id)].modifiers.insert(.destructured)
          parser.close(id)
          bound.append(id)
        }
        parser.at += 1
      }
    }
    if kind == .colon {
      at += 1
      _ = readType()
    }
    guard kind == .equal else { return }
    at += 1
    let value = readExpression()
    for id in bound { outline.declarations[Int(id)].value = value }
    pending.append(value)
  }

  /// A `{ … }` that is a body of statements or a list of accessors.
  mutating func readBody(of id: DeclarationID, isFunction: Bool) {
    if !isFunction, holdsAccessors() {
      let before = trailing
      inside { parser in
        parser.trailing = true
        parser.readAccessors()
      }
      trailing = before
      return
    }
    let body = readBlock()
    outline.declarations[Int(id)].body = body
  }

  func holdsAccessors() -> Bool {
    var index = at + 1
    while index < limit, tokens[index].kind == .at {
      index += 2
      if index < limit, tokens[index].kind == .leftParen { return false }
    }
    while index < limit, tokens[index].kind == .word, let word = Word(rawValue: tokens[index].payload) {
      switch word {
      case .get, .set, ._read, ._modify, .willSet, .didSet, .`init`:
        let next = index + 1 < limit ? tokens[index + 1] : tokens[tokens.count - 1]
        if next.kind == .leftBrace || next.kind == .leftParen && word != .get || next.kind == .rightBrace { return true }
        guard next.kind == .word, let after = Word(rawValue: next.payload) else { return false }
        return after == .async || after == .throws || after == .set || after == .get || after == .nonmutating
          || after == .mutating
      case .mutating, .nonmutating, .private, .fileprivate: index += 1
      default: return false
      }
    }
    return false
  }

  mutating func readAccessors() {
    while at < limit {
      let start = at
      if isDirective {
        readDirective()
        continue
      }
      skipAttributes()
      while isWord(.mutating) || isWord(.nonmutating) { at += 1 }
      guard kind == .word else {
        if at == start { at += 1 }
        continue
      }
      let accessor = open(.accessor, name: token.payload, at: at)
      at += 1
      if kind == .leftParen {
        let mark = pending.count
        inside { parser in
          if parser.isName() {
            let parameter = parser.open(.parameter, name: parser.token.payload, at: parser.at)
            parser.close(parameter)
            parser.pending.append(parameter)
          }
        }
        outline.declarations[Int(accessor)].parameters = list(since: mark)
      }
      skipEffects()
      if kind == .leftBrace {
        let body = readBlock()
        outline.declarations[Int(accessor)].body = body
      }
      close(accessor)
    }
  }
}
