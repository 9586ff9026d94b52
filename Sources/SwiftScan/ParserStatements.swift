// Statements and conditions. A statement that is not understood is an expression that may be empty;
// the loop over items always moves on. Control flow stays a tree, so that "in the same branch" and
// "on every path" can be asked.

extension Parser {
  /// Reads items up to the end of the group and writes them down as a list.
  mutating func readItems(inEnum: Bool, inType: Bool) -> ListRange {
    let mark = pending.count
    while at < limit {
      let start = at
      if isDirective {
        readDirective()
        continue
      }
      if kind == .poundSourceLocation {
        at += 1
        if kind == .leftParen { skipGroup() }
        continue
      }
      if kind == .semicolon || kind == .rightBrace || kind == .rightParen || kind == .rightBracket
        || kind == .shebang
      {
        at += 1
        continue
      }
      let slot = reserveExtent()
      readItem(inEnum: inEnum, inType: inType)
      if at == start { at += 1 }
      addExtent(from: start, reserved: slot)
    }
    return list(since: mark)
  }

  /// Reads a `{ … }` of statements.
  mutating func readBlock() -> NodeID {
    guard kind == .leftBrace else { return leaf(.skipped) }
    let start = at
    let before = trailing
    var items = ListRange()
    inside { parser in
      parser.trailing = true
      items = parser.readItems(inEnum: false, inType: false)
    }
    trailing = before
    return add(Node(.block, first: items.first, count: UInt16(clamping: items.count)), at: start)
  }

  @inline(__always)
  private mutating func readItem(inEnum: Bool, inType: Bool) {
    if readDeclaration(inEnum: inEnum, inType: inType) { return }
    // A label before a loop.
    if isName(), kind(ahead: 1) == .colon, kind(ahead: 2) == .word,
      let word = word(ahead: 2), [.for, .while, .repeat, .switch, .do, .if].contains(word)
    {
      at += 2
    }
    let node = readStatement()
    // A bare name under `#if` needs a place of its own, since only what has one can be left out.
    if openRegion != none, outline.nodes[Int(node)].kind == .name {
      let mark = pending.count
      pending.append(node)
      let statement = add(.tuple, listSince: mark, at: max(at - 1, 0))
      pending.append(statement)
    } else {
      pending.append(node)
    }
  }

  private mutating func readStatement() -> NodeID {
    let start = at
    switch word {
    case .if?, .switch?:
      // May be an operand: `if … { } else { }` has no postfix, `switch` neither.
      return readStatementExpression()
    case .do?:
      return readStatementExpression()
    case .guard?:
      return readGuard()
    case .for?:
      return readFor()
    case .while?:
      at += 1
      let mark = pending.count
      readConditions()
      let condition = add(.tuple, listSince: mark, at: start)
      let body = readBlock()
      return add(Node(.loop, base: body, first: condition), at: start)
    case .repeat? where kind(ahead: 1) == .leftBrace:
      at += 1
      let body = readBlock()
      var condition = none
      if isWord(.while) {
        at += 1
        condition = readExpression()
      }
      return add(Node(.loop, base: body, first: condition), at: start)
    case .defer? where kind(ahead: 1) == .leftBrace:
      at += 1
      let body = readBlock()
      return add(Node(.defer, base: body), at: start)
    case .return?:
      at += 1
      let value = startsOperand() ? readExpression(trailingClosures: true) : none
      return add(Node(.return, base: value), at: start)
    case .throw?:
      at += 1
      let value = startsOperand() ? readExpression() : none
      return add(Node(.throw, base: value), at: start)
    case .break?, .continue?, .fallthrough?:
      at += 1
      if isName(), !newline(), word != .case { at += 1 }
      return leaf(.jump)
    default:
      return readExpression()
    }
  }

  /// Whether what follows `return` is its value.
  private mutating func startsOperand() -> Bool {
    switch kind {
    case .endOfFile, .semicolon, .rightBrace, .poundIf, .poundElseif, .poundElse, .poundEndif: return false
    case .at: return !newline()
    case .word:
      if word == .case || word == .default { return false }
      // On a new line a declaration or statement ends the `return`.
      if newline() {
        switch word {
        case .let?, .var?, .func?, .for?, .while?, .guard?, .return?, .class?, .struct?, .enum?, .defer?,
          .break?,
          .do?, .repeat?, .throw?, .continue?, .protocol?, .extension?, .import?, .typealias?:
          return false
        default: return true
        }
      }
      return true
    default: return true
    }
  }

  // MARK: if, switch, do: statements that may be operands

  mutating func readStatementExpression() -> NodeID {
    switch word {
    case .if?: return readIf()
    case .switch?: return readSwitch()
    default: return readDo()
    }
  }

  private mutating func readGuard() -> NodeID {
    let start = at
    at += 1
    let mark = pending.count
    readConditions()
    if isWord(.else) { at += 1 }
    let body = readBlock()
    return addConditional(.guard, base: body, listSince: mark, at: start)
  }

  private mutating func readIf() -> NodeID {
    // An `else if` chain is read in a loop and then folded, so that its length costs no depth.
    var parts: [(mark: Int, block: NodeID, at: Int)] = []
    var last = none
    while true {
      let start = at
      at += 1
      let mark = pending.count
      readConditions()
      let block = readBlock()
      parts.append((mark, block, start))
      guard isWord(.else) else { break }
      at += 1
      if isWord(.if) { continue }
      last = readBlock()
      break
    }
    var node = last
    for part in parts.reversed() {
      let hasElse = node != none
      if hasElse { pending.append(node) }
      node = addConditional(.if, base: part.block, listSince: part.mark, elses: hasElse ? 1 : 0, at: part.at)
      if hasElse { outline.nodes[Int(node)].flags.insert(.hasElse) }
    }
    return node
  }

  private mutating func readSwitch() -> NodeID {
    let start = at
    at += 1
    let subject = readExpression(trailingClosures: false)
    let mark = pending.count
    if kind == .leftBrace {
      let before = trailing
      inside { parser in
        parser.trailing = true
        while parser.at < parser.limit {
          let before = parser.at
          if parser.isDirective {
            parser.readDirective()
          } else if parser.isWord(.case) || parser.isWord(.default) {
            let node = parser.readCase(subject)
            parser.pending.append(node)
          } else {
            parser.at += 1
          }
          if parser.at == before { parser.at += 1 }
        }
      }
      trailing = before
    }
    return add(.switch, base: subject, listSince: mark, at: start)
  }

  private mutating func readCase(_ subject: NodeID) -> NodeID {
    let start = at
    let isDefault = isWord(.default)
    at += 1
    let mark = pending.count
    let firstName = destructured.count
    if !isDefault {
      while at < limit, kind != .colon {
        let before = at
        let pattern = readExpression(trailingClosures: false)
        pending.append(pattern)
        if isWord(.where) {
          at += 1
          _ = readExpression(trailingClosures: false)
        }
        if kind == .comma || at == before { at += 1 }
      }
    }
    bindDestructured(firstName..<destructured.count, subject)
    if kind == .colon { at += 1 }
    let items = pending.count
    let body = readCaseBody(at: start)
    pending.cut(to: items)
    return add(.case, base: body, listSince: mark, at: start)
  }

  private mutating func readCaseBody(at start: Int) -> NodeID {
    let mark = pending.count
    var open = 0
    while at < limit {
      let before = at
      if isWord(.case) || isWord(.default) && (kind(ahead: 1) == .colon) { break }
      if isDirective {
        // `#if` around whole cases ends this one's body.
        if kind == .poundIf {
          if directiveHoldsCases() { break }
          open += 1
        } else if open == 0 {
          break
        } else if kind == .poundEndif {
          open -= 1
        }
        readDirective()
        continue
      }
      if kind == .at, isWord(.default, ahead: 2) || isWord(.case, ahead: 2) { break }
      if kind == .semicolon || kind == .rightBrace {
        at += 1
        continue
      }
      let slot = reserveExtent()
      readItem(inEnum: false, inType: false)
      if at == before { at += 1 }
      addExtent(from: before, reserved: slot)
    }
    return add(.block, listSince: mark, at: start)
  }

  private mutating func directiveHoldsCases() -> Bool {
    let index = afterDirectives()
    guard index < limit else { return false }
    switch tokens[index].kind {
    case .word:
      return tokens[index].payload == Word.case.rawValue || tokens[index].payload == Word.default.rawValue
    case .at:
      // `@unknown default`, but `@State var` and `@MainActor func` are statements.
      return index + 2 < limit && tokens[index + 2].kind == .word
        && tokens[index + 2].payload == Word.default.rawValue
    default: return false
    }
  }

  private mutating func readDo() -> NodeID {
    let start = at
    at += 1
    if isWord(.throws) {
      at += 1
      if kind == .leftParen { skipGroup() }
    }
    let mark = pending.count
    let body = readBlock()
    pending.append(body)
    while isWord(.catch) {
      at += 1
      let firstName = destructured.count
      while at < limit, kind != .leftBrace {
        let before = at
        _ = readExpression(trailingClosures: false)
        if isWord(.where) || kind == .comma || at == before { at += 1 }
      }
      bindDestructured(firstName..<destructured.count, none)
      let handler = readBlock()
      pending.append(handler)
    }
    return add(.do, listSince: mark, at: start)
  }

  private mutating func readFor() -> NodeID {
    let start = at
    at += 1
    var isAwaited = false
    while isWord(.try) || isWord(.await) || isWord(.unsafe) && isName(ahead: 1) && !isWord(.in, ahead: 1) {
      isAwaited = isAwaited || isWord(.await)
      at += 1
    }
    let firstName = destructured.count
    if isWord(.case) {
      at += 1
      _ = readExpression(trailingClosures: false)
    } else {
      if isWord(.let) || isWord(.var) { at += 1 }
      _ = readBindingPattern()
      if kind == .colon {
        at += 1
        _ = readType()
      }
    }
    let names = firstName..<destructured.count
    while at < limit, !isWord(.in), kind != .leftBrace { at += 1 }
    if isWord(.in) { at += 1 }
    let sequence = readExpression(trailingClosures: false)
    bindDestructured(names, sequence)
    var flags: NodeFlags = isAwaited ? .awaited : []
    if isWord(.where) {
      at += 1
      flags.insert(.optional)
      _ = readExpression(trailingClosures: false)
    }
    let body = readBlock()
    return add(Node(.loop, base: body, first: sequence, flags: flags), at: start)
  }
}
