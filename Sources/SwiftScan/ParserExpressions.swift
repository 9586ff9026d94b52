// Expressions: one loop for binary operators by a few levels of precedence, one loop for what may
// follow an operand (members, calls, trailing closures). Levels that no reader asks about are one.
// Trap: a `{` after a condition is its block, not a trailing closure, but inside brackets it is again.

extension Parser {
  mutating func readExpression(trailingClosures: Bool = true) -> NodeID {
    let before = trailing
    trailing = trailingClosures
    let node = readBinary(above: 0)
    trailing = before
    return node
  }

  private enum Level {
    static let assignment = 1, ternary = 2, other = 9, or = 3, and = 4, comparison = 5, coalescing = 7, cast = 8
  }

  /// Reads operands and operators that bind tighter than `floor`.
  private mutating func readBinary(above floor: Int) -> NodeID {
    guard depth < Parser.deepest else {
      at = limit
      return leaf(.skipped)
    }
    depth += 1
    defer { depth -= 1 }
    var left = readUnary()
    while at < limit {
      let start = at
      switch kind {
      case .equal:
        guard floor < Level.assignment else { return left }
        at += 1
        let right = readBinary(above: Level.assignment - 1)
        left = add(Node(.assign, base: left, first: right), at: start)
      case .infixQuestion:
        guard floor < Level.ternary else { return left }
        at += 1
        let mark = pending.count
        let yes = readBinary(above: Level.ternary)
        var no = leaf(.skipped)
        if kind == .colon {
          at += 1
          no = readBinary(above: Level.ternary - 1)
        }
        pending.append(left)
        pending.append(yes)
        pending.append(no)
        left = add(.ternary, listSince: mark, at: start)
      case .binaryOperator:
        let name = token.payload
        let level = self.level(ofOperatorAt: at)
        guard floor < level else { return left }
        at += 1
        let isRight = level == Level.assignment || level == Level.coalescing
        let right = readBinary(above: isRight ? level - 1 : level)
        let kind: NodeKind = level == Level.assignment ? .assign : .binary
        left = add(Node(kind, name: name, base: left, first: right), at: start)
      case .word:
        guard let word = word, word == .as || word == .is, floor < Level.cast else { return left }
        at += 1
        var flags: NodeFlags = []
        if kind == .postfixQuestion || kind == .postfixExclamation || kind == .infixQuestion {
          if kind != .postfixExclamation { flags = .optional }
          at += 1
        }
        let type = readType()
        left = add(Node(word == .as ? .cast : .typeTest, base: left, first: type, flags: flags), at: start)
      default:
        return left
      }
    }
    return left
  }

  /// The level of an operator, from its bytes: names differ from file to file, operators do not.
  private func level(ofOperatorAt index: Int) -> Int {
    let token = tokens[index]
    let first = source[Int(token.start)]
    let length = token.end - token.start
    let second = length > 1 ? source[Int(token.start) + 1] : 0
    let last = source[Int(token.end) - 1]
    switch (first, second) {
    case (UInt8(ascii: "?"), UInt8(ascii: "?")): return Level.coalescing
    case (UInt8(ascii: "|"), UInt8(ascii: "|")): return Level.or
    case (UInt8(ascii: "&"), UInt8(ascii: "&")): return Level.and
    case (UInt8(ascii: "="), UInt8(ascii: "=")), (UInt8(ascii: "!"), UInt8(ascii: "=")),
      (UInt8(ascii: "~"), UInt8(ascii: "=")):
      return Level.comparison
    case (UInt8(ascii: "<"), _), (UInt8(ascii: ">"), _):
      return length == 1 || last == UInt8(ascii: "=") && length == 2 ? Level.comparison : Level.other
    default:
      return last == UInt8(ascii: "=") && length > 1 ? Level.assignment : Level.other
    }
  }

  // MARK: Operands

  private mutating func readUnary() -> NodeID {
    let start = at
    switch kind {
    case .prefixOperator, .prefixAmpersand:
      let token = token
      at += 1
      if token.kind == .prefixAmpersand { return readUnary() }
      let operand = readUnary()
      return add(Node(.prefix, name: token.payload, base: operand), at: start)
    case .binaryOperator, .postfixOperator, .postfixExclamation:
      // An operator without a left side: broken code, or an operator used as a value.
      at += 1
      return kind == .comma || at >= limit ? leaf(.skipped) : readUnary()
    case .word:
      switch word {
      case .try, .await, .consume, .copy, .each, .repeat, .discard, .unsafe:
        // These are names too: `copy(x)`, `each.foo`, `consume = 1`.
        let isKeyword = word == .try || word == .await || (isName(ahead: 1) && !newline(ahead: 1))
        guard isKeyword else { break }
        let isTry = word == .try
        at += 1
        if isTry, kind == .postfixQuestion || kind == .postfixExclamation { at += 1 }
        return readUnary()
      default: break
      }
    default: break
    }
    return readPostfix(readPrimary())
  }

  private mutating func readPrimary() -> NodeID {
    let start = at
    switch kind {
    case .word:
      let payload = token.payload
      switch word {
      case .true?: at += 1; return leaf(.true)
      case .false?: at += 1; return leaf(.false)
      case .nil?: at += 1; return leaf(.nil)
      case .underscore?: at += 1; return leaf(.wildcard)
      case .if?, .switch?, .do?:
        return readStatementExpression()
      case .some?, .any?:
        if isName(ahead: 1), !newline(ahead: 1) { at += 1; return readType() }
      case .let?, .var?:
        return readPatternBinding()
      case .func?, .class?, .struct?, .enum?, .protocol?, .extension?, .import?, .guard?, .for?, .while?, .return?,
        .else?, .in?, .where?, .case?, .defer?, .break?, .continue?:
        // A keyword where an operand should be: broken code. Leave it to the statement reader.
        if newline() || word == .else || word == .in || word == .where || word == .case { return leaf(.skipped) }
      default: break
      }
      at += 1
      return leaf(named: payload, at: start)
    case .quotedIdentifier:
      at += 1
      return leaf(named: tokens[start].payload, at: start)
    case .integer, .float:
      at += 1
      return leaf(.number)
    case .openQuote, .rawStringPounds:
      return readString()
    case .regexPounds, .regexSlash:
      while kind == .regexPounds || kind == .regexSlash || kind == .regexPattern { at += 1 }
      return leaf(.skipped)
    case .leftParen:
      return readTuple()
    case .leftBracket:
      return readCollection()
    case .leftBrace:
      return readClosure()
    case .period:
      at += 1
      guard isName() || kind == .integer else { return leaf(.skipped) }
      let name = token.payload
      at += 1
      return add(Node(.member, name: name), at: at - 1)
    case .backslash:
      return readKeyPath()
    case .pound:
      return readMacro()
    case .poundAvailable, .poundUnavailable:
      at += 1
      if kind == .leftParen { skipGroup() }
      return add(Node(.availability), at: start)
    case .at:
      // An attributed type or closure: `{ @MainActor in`, `@Sendable () -> Void`.
      skipAttributes()
      return at < limit && at > start ? readPostfix(readPrimary()) : leaf(.skipped)
    default:
      if at < limit, !isStop(kind) { at += 1 }
      return leaf(.skipped)
    }
  }

  private func isStop(_ kind: TokenKind) -> Bool {
    switch kind {
    case .comma, .colon, .semicolon, .equal, .rightParen, .rightBracket, .rightBrace, .poundIf, .poundElseif,
      .poundElse, .poundEndif, .infixQuestion:
      true
    default: false
    }
  }

  private mutating func readTuple() -> NodeID {
    let start = at
    let mark = pending.count
    inside { parser in
      parser.trailing = true
      while parser.at < parser.limit {
        let before = parser.at
        if parser.isName(), parser.kind(ahead: 1) == .colon { parser.at += 2 }
        let element = parser.readBinary(above: 0)
        parser.pending.append(element)
        if parser.kind == .comma { parser.at += 1 }
        if parser.at == before { parser.at += 1 }
      }
    }
    // `(a)` is `a`, but `(a) -> b` and `()` are not.
    if kind == .arrow || isWord(.async) && kind(ahead: 1) == .arrow || isWord(.throws) && kind(ahead: 1) == .arrow {
      while kind == .word { at += 1 }
      at += 1
      let result = readType()
      return add(.functionType, base: result, listSince: mark, at: start)
    }
    if pending.count == mark + 1 { return pending.removeLast() }
    return add(.tuple, listSince: mark, at: start)
  }

  private mutating func readCollection() -> NodeID {
    let start = at
    let mark = pending.count
    var isDictionary = false
    inside { parser in
      parser.trailing = true
      while parser.at < parser.limit {
        let before = parser.at
        if parser.isDirective {
          parser.readDirective()
          continue
        }
        if parser.kind == .colon || parser.kind == .comma {
          if parser.kind == .colon { isDictionary = true }
          parser.at += 1
          continue
        }
        let element = parser.readBinary(above: 0)
        parser.pending.append(element)
        if parser.at == before { parser.at += 1 }
      }
    }
    return add(isDictionary ? .dictionary : .array, listSince: mark, at: start)
  }

  private mutating func readKeyPath() -> NodeID {
    let start = at
    at += 1
    var root = none
    if isName(), touches {
      root = leaf(named: token.payload, at: at)
      at += 1
    }
    while at < limit, touches {
      if kind == .period {
        at += 1
        guard isName() else { break }
        root = add(Node(.member, name: token.payload, base: root), at: at)
        at += 1
      } else if kind == .postfixQuestion || kind == .postfixExclamation {
        at += 1
      } else if kind == .leftBracket {
        skipGroup()
      } else {
        break
      }
    }
    return add(Node(.keyPath, base: root), at: start)
  }

  private mutating func readMacro() -> NodeID {
    let start = at
    at += 1
    guard isName() else { return leaf(.skipped) }
    let name = token.payload
    at += 1
    let mark = pendingArguments.count
    if kind == .binaryOperator, touches { skipGenericArguments() }
    if kind == .leftParen, !newline() { readArguments() }
    if trailing, kind == .leftBrace, !newline() { readTrailingClosures() }
    let (first, count) = argumentList(since: mark)
    return add(Node(.macro, name: name, first: first, count: count), at: start)
  }

  private mutating func skipGenericArguments() {
    let before = at
    let nodes = pending.count
    if !readGenericArguments() { at = before }
    pending.removeSubrange(nodes...)
  }

  // MARK: Strings

  private mutating func readString() -> NodeID {
    let start = at
    while kind == .rawStringPounds { at += 1 }
    guard kind == .openQuote else { return leaf(.skipped) }
    let opening = tokens[at]
    let mark = pending.count
    var segments = 0
    var only = 0
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
    while kind == .rawStringPounds, touches { at += 1 }
    guard isReadable, opening.payload != Token.none else {
      pending.removeSubrange(mark...)
      return leaf(.skipped)
    }
    if pending.count > mark { return add(.interpolation, listSince: mark, at: start) }
    guard segments == 1, tokens[only].end - tokens[only].start <= Parser.longestString else { return leaf(.skipped) }
    let text = UnsafeBufferPointer(rebasing: source[Int(tokens[only].start)..<Int(tokens[only].end)])
    return leaf(string: names.intern(text), at: start)
  }

  /// Strings up to this many bytes are kept: titles, identifiers, image names.
  static let longestString = 48

  // MARK: What follows an operand

  mutating func readPostfix(_ operand: NodeID) -> NodeID {
    var node = operand
    while at < limit {
      let start = at
      switch kind {
      case .period, .colonColon:
        // `.5` and `..<` are other tokens; a member may stand on the next line.
        at += 1
        guard isName() || kind == .integer else {
          // `foo.` while typing: what follows on the next line is another statement.
          if kind == .leftParen { continue }
          return node
        }
        if newline(), isReserved(word) { return node }
        node = add(Node(.member, name: token.payload, base: node), at: at)
        at += 1
      case .leftParen:
        guard !newline() else { return node }
        node = readCall(of: node, at: start)
      case .leftBracket:
        guard !newline() else { return node }
        let mark = pendingArguments.count
        readArguments()
        let (first, count) = argumentList(since: mark)
        node = add(Node(.index, base: node, first: first, count: count), at: start)
      case .leftBrace:
        guard trailing, canTakeClosure(node), !startsAccessors() else { return node }
        node = readCall(of: node, at: start)
      case .postfixQuestion, .postfixExclamation, .postfixOperator:
        at += 1
      case .binaryOperator, .prefixOperator:
        guard touches, source[Int(token.start)] == UInt8(ascii: "<"), isGenericBase(node) else { return node }
        let mark = pending.count
        guard readGenericArguments() else {
          pending.removeSubrange(mark...)
          at = start
          return node
        }
        node = add(.generic, base: node, listSince: mark, at: start)
      case .poundIf:
        // Modifiers under `#if` at the end of a chain.
        guard kindAfterDirective() == .period else { return node }
        node = readConditionalModifiers(node)
      default:
        return node
      }
    }
    return node
  }

  private func isReserved(_ word: Word?) -> Bool {
    switch word {
    case .let?, .var?, .func?, .if?, .guard?, .return?, .for?, .while?, .switch?, .case?, .class?, .struct?, .enum?:
      true
    default: false
    }
  }

  private func canTakeClosure(_ node: NodeID) -> Bool {
    switch outline.nodes[Int(node)].kind {
    case .name, .member, .call, .generic, .index:
      // On the next line it is a closure only after something that was called already.
      !newline() || outline.nodes[Int(node)].kind == .call
    default: false
    }
  }

  private func isGenericBase(_ node: NodeID) -> Bool {
    let kind = outline.nodes[Int(node)].kind
    return kind == .name || kind == .member
  }

  private mutating func readCall(of callee: NodeID, at start: Int) -> NodeID {
    let mark = pendingArguments.count
    if kind == .leftParen { readArguments() }
    if trailing, kind == .leftBrace, !startsAccessors() { readTrailingClosures() }
    let (first, count) = argumentList(since: mark)
    // A call stands at the name that is called: the name's own leaf is shared and stands nowhere.
    let calleeKind = outline.nodes[Int(callee)].kind
    let place = calleeKind == .name || calleeKind == .member ? start - 1 : start
    return add(Node(.call, base: callee, first: first, count: count), at: place)
  }

  /// Reads `(label: value, …)` or `[…]` onto `pendingArguments`.
  mutating func readArguments() {
    inside { parser in
      let before = parser.trailing
      parser.trailing = true
      defer { parser.trailing = before }
      while parser.at < parser.limit {
        let start = parser.at
        if parser.isDirective {
          parser.readDirective()
          continue
        }
        var label = none
        if parser.isName(), parser.kind(ahead: 1) == .colon {
          label = parser.token.payload
          parser.at += 2
        }
        // A compound name's labels, `close(_:)`, have no values.
        let isEmpty = parser.at >= parser.limit || label != none && parser.isName() && parser.kind(ahead: 1) == .colon
        let value = isEmpty ? parser.leaf(.wildcard) : parser.readBinary(above: 0)
        parser.pendingArguments.append(Argument(label: label, value: value))
        while parser.at < parser.limit, parser.kind == .comma { parser.at += 1 }
        if parser.at == start { parser.at += 1 }
      }
    }
  }

  mutating func readTrailingClosures() {
    let closure = readClosure()
    pendingArguments.append(Argument(label: Argument.trailing, value: closure))
    while isName(), kind(ahead: 1) == .colon, kind(ahead: 2) == .leftBrace, word != .default, word != .case {
      let label = token.payload
      at += 2
      let closure = readClosure()
      pendingArguments.append(Argument(label: label, value: closure))
    }
  }

  /// Whether the brace here opens accessors (`{ didSet`), which belong to the property, not to its value.
  func startsAccessors() -> Bool {
    guard kind(ahead: 1) == .word, let word = word(ahead: 1) else { return false }
    switch word {
    case .didSet, .willSet: return kind(ahead: 2) == .leftBrace || kind(ahead: 2) == .leftParen
    case .get, .set: return kind(ahead: 2) == .leftBrace
    default: return false
    }
  }

  private func kindAfterDirective() -> TokenKind {
    var index = at + 1
    while index < limit, !tokens[index].flags.contains(.newlineBefore) { index += 1 }
    while index < limit, tokens[index].kind == .poundIf {
      index += 1
      while index < limit, !tokens[index].flags.contains(.newlineBefore) { index += 1 }
    }
    return index < limit ? tokens[index].kind : .endOfFile
  }

  /// Every branch's modifiers are applied one after the other; each knows its own condition.
  private mutating func readConditionalModifiers(_ operand: NodeID) -> NodeID {
    var node = operand
    var open = 0
    repeat {
      switch kind {
      case .poundIf: open += 1
      case .poundEndif: open -= 1
      case .poundElse, .poundElseif: break
      default: return node
      }
      readDirective()
      if open > 0, kind == .period {
        let before = node
        node = readPostfix(node)
        markContinuation(of: before, in: node)
      }
    } while at < limit && open > 0
    return node
  }

  /// Marks the first member that a branch hangs on what stands before it.
  private mutating func markContinuation(of operand: NodeID, in chain: NodeID) {
    var current = chain
    while current != operand, current != none {
      let node = outline.nodes[Int(current)]
      if node.base == operand {
        outline.nodes[Int(current)].flags.insert(.continuesChain)
        return
      }
      current = node.base
    }
  }

  // MARK: Closures

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
    } else {
      readClosureParameters()
    }
    if kind == .arrow {
      at += 1
      outline.declarations[Int(id)].type = readType()
    }
    limit = outer
    at = end + 1
    outline.declarations[Int(id)].parameters = list(since: mark)
  }

  /// The index of the `in` that ends a closure's signature, if there is one.
  private func closureSignatureEnd() -> Int? {
    var index = at
    while index < limit {
      let token = tokens[index]
      switch token.kind {
      case .word:
        if token.payload == Word.in.rawValue { return index }
        if isReserved(Word(rawValue: token.payload)) { return nil }
      case .leftBracket, .leftParen:
        guard token.payload != Token.none, Int(token.payload) < limit, Int(token.payload) > index else { return nil }
        index = Int(token.payload)
      case .comma, .colon, .at, .arrow, .postfixQuestion, .postfixExclamation, .quotedIdentifier, .period,
        .prefixAmpersand:
        break
      case .binaryOperator, .prefixOperator, .postfixOperator:
        let byte = source[Int(token.start)]
        guard byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "&") else { return nil }
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
        if isName(ahead: 1), kind(ahead: 1) != .colon { nameAt = at + 1; at += 1 }
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
