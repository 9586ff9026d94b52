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
        let typeAt = at
        outline.declarations[Int(id)].type = readType()
        if endsOptional(since: typeAt) { outline.declarations[Int(id)].modifiers.insert(.optional) }
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
  private mutating func readTupleVariables(_ prefix: Prefix, at start: Int) {
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

  /// Whether the brace here begins with an accessor, and not with a statement of a getter.
  private mutating func holdsAccessors() -> Bool {
    var index = at + 1
    while index < limit {
      let token = tokens[index]
      if token.kind == .at {
        guard let next = afterAttribute(index) else { return false }
        index = next
        continue
      }
      guard token.kind == .word else { return false }
      switch Word(token.payload) {
      case .mutating?, .nonmutating?, .private?, .fileprivate?, .borrowing?, .consuming?, .__consuming?:
        index += 1
      case .get?, .set?, ._read?, ._modify?, .willSet?, .didSet?, .`init`?:
        return accessorGoesOn(index + 1, isGetter: token.payload == Word.get.rawValue)
      default: return false
      }
    }
    return false
  }

  /// Whether an accessor's name may be followed by the token at `index`.
  private mutating func accessorGoesOn(_ index: Int, isGetter: Bool) -> Bool {
    guard index < limit else { return true }
    switch tokens[index].kind {
    case .leftBrace, .rightBrace, .at: return true
    case .leftParen: return !isGetter
    case .word:
      switch Word(tokens[index].payload) {
      case .async?, .throws?, .set?, .get?, .nonmutating?, .mutating?, ._modify?, ._read?: return true
      default: return false
      }
    default: return false
    }
  }

  private mutating func readAccessors() {
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
        sign(accessor, parameters: list(since: mark))
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
