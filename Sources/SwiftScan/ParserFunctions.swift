// Functions, initialisers and subscripts with their parameters.

extension Parser {
  mutating func readFunction(_ declared: DeclarationKind, _ prefix: Prefix) {
    let start = at
    at += 1
    var name =
      Word(tokens[start].payload) == .func || Word(tokens[start].payload) == .macro
      ? none : tokens[start].payload
    var nameAt = start
    var isStuck = false
    if name == none, at < limit {
      // A function's name may be an operator.
      nameAt = at
      name = isName() ? token.payload : none
      if kind == .binaryOperator || kind == .prefixOperator || kind == .postfixOperator {
        (name, isStuck) = operatorName()
      }
      at += 1
    }
    let id = begin(declared, name: name, at: nameAt, prefix)
    if kind == .postfixQuestion || kind == .postfixExclamation || kind == .infixQuestion {
      outline.declarations[Int(id)].modifiers.insert(.optional)
      at += 1
    }
    if isStuck {
      at = afterGenerics(nameAt, isNamed: true)
    } else {
      sign(id, generics: readGenericParameters())
    }
    if kind == .leftParen { readParameters(of: id) }
    if skipEffects() { outline.declarations[Int(id)].modifiers.insert(.effectful) }
    if kind == .arrow {
      at += 1
      outline.declarations[Int(id)].type = readType()
    }
    skipWhereClause()
    if kind == .equal, isWord(.macro, ahead: start - at) {
      at += 1
      let value = readExpression()
      outline.declarations[Int(id)].value = value
      skipWhereClause()
    }
    if kind == .leftBrace { readBody(of: id, isFunction: declared != .subscript) }
    finish(id, at: start)
  }

  /// Passes over `async throws(E)`.
  /// - Returns: Whether there was any.
  @discardableResult mutating func skipEffects() -> Bool {
    let start = at
    while isWord(.async) || isWord(.throws) || isWord(.rethrows) || isWord(.reasync) {
      let isThrows = isWord(.throws)
      at += 1
      if isThrows, kind == .leftParen { skipGroup() }
    }
    return at > start
  }

  /// The operator here as a function's name. Its last `<` may open the generic parameters: `==<T>(`.
  private mutating func operatorName() -> (NameID, isStuck: Bool) {
    let token = token
    guard token.end - token.start > 1, source[Int(token.end) - 1] == UInt8(ascii: "<"), isName(ahead: 1)
    else {
      return (token.payload, false)
    }
    let text = UnsafeBufferPointer(rebasing: source[Int(token.start)..<Int(token.end) - 1])
    return (names.intern(text), true)
  }

  private mutating func readParameters(of id: DeclarationID) {
    let mark = pending.count
    inside { parser in
      while parser.at < parser.limit {
        let start = parser.at
        if parser.isDirective {
          parser.readDirective()
          continue
        }
        let prefix = parser.readParameterAttributes()
        guard parser.isName() else {
          if parser.at == start { parser.at += 1 }
          continue
        }
        // Modifiers of old: `isolated _ actor: A`.
        while parser.isName(ahead: 1), parser.isName(ahead: 2) { parser.at += 1 }
        let labelAt = parser.at
        let nameAt = parser.isName(ahead: 1) ? parser.at + 1 : parser.at
        let parameter = parser.begin(.parameter, name: parser.tokens[nameAt].payload, at: nameAt, prefix)
        let label = parser.tokens[labelAt].payload
        parser.outline.declarations[Int(parameter)].label = label == Word.underscore.rawValue ? none : label
        parser.at = nameAt + 1
        if parser.kind == .colon {
          parser.at += 1
          let typeAt = parser.at
          if parser.isMarked(.autoclosure) { parser.outline.declarations[Int(parameter)].modifiers.insert(.autoclosure) }
          let type = parser.readType()
          parser.outline.declarations[Int(parameter)].type = type
          if parser.endsOptional(since: typeAt) { parser.outline.declarations[Int(parameter)].modifiers.insert(.optional) }
        }
        if parser.kind == .equal {
          parser.at += 1
          let before = parser.trailing
          parser.trailing = true
          let value = parser.readExpression()
          parser.trailing = before
          parser.outline.declarations[Int(parameter)].value = value
        }
        parser.close(parameter)
        parser.pending.append(parameter)
        while parser.at < parser.limit, parser.kind != .comma { parser.at += 1 }
        parser.at += 1
      }
    }
    sign(id, parameters: list(since: mark))
  }

  private mutating func readParameterAttributes() -> Prefix {
    var index = at
    while index < limit, tokens[index].kind == .at, let next = afterAttribute(index) { index = next }
    return readAttributesAndModifiers(upTo: min(index, limit))
  }
}
