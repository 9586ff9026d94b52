// Expressions: one loop for binary operators by a few levels of precedence, and the operands.
// Levels that no reader asks about are one.

extension Parser {
  mutating func readExpression(trailingClosures: Bool = true) -> NodeID {
    let before = trailing
    trailing = trailingClosures
    let node = readBinary(above: 0)
    trailing = before
    return node
  }

  private enum Level {
    static let assignment = 1, ternary = 2, other = 9, or = 3, and = 4, comparison = 5, coalescing = 7,
      cast = 8
  }

  /// Reads operands and operators that bind tighter than `floor`.
  mutating func readBinary(above floor: Int) -> NodeID {
    guard depth < Parser.deepest else {
      at = limit
      return leaf(.skipped)
    }
    depth += 1
    defer { depth -= 1 }
    var left = readOperand()
    while at < limit {
      let start = at
      switch kind {
      case .equal:
        guard floor < Level.assignment else { return left }
        at += 1
        let right = readBinary(above: Level.assignment - 1)
        left = assignment(of: right, to: left, at: start)
      case .infixQuestion:
        guard floor < Level.ternary else { return left }
        at += 1
        let mark = pending.count
        let yes = readBinary(above: 0)
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

  /// `(a, b) = (x, y)` is a tuple of assignments: nobody who asks what is set need know that there are others beside it.
  private mutating func assignment(of value: NodeID, to place: NodeID, at start: Int) -> NodeID {
    let (places, values) = (outline.nodes[Int(place)], outline.nodes[Int(value)])
    guard places.kind == .tuple, values.kind == .tuple, places.count == values.count, places.count > 0 else {
      return add(Node(.assign, base: place, first: value), at: start)
    }
    let pairs = zip(outline.list(of: places), outline.list(of: values)).map { ($0, $1) }
    let mark = pending.count
    for (place, value) in pairs {
      let assigned = assignment(of: value, to: place, at: start)
      pending.append(assigned)
    }
    return add(.tuple, listSince: mark, at: start)
  }

  /// The level of an operator, from its bytes: names differ from file to file, operators do not.
  private mutating func level(ofOperatorAt index: Int) -> Int {
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

  /// An operand with what stands before and behind it. Most begin with a name that is no word of the language, and need not be
  /// asked what else they are.
  @inline(__always)
  private mutating func readOperand() -> NodeID {
    guard at < limit, !bindsNames, tokens[at].kind == .word, tokens[at].payload >= Word.count else { return readUnary() }
    let start = at
    at += 1
    return readPostfix(leaf(named: tokens[start].payload, at: start))
  }

  /// An operand with what stands before it. Words such as `try` leave no trace.
  private mutating func readUnary() -> NodeID {
    var isAwaited = false
    var isInOut = false
    while at < limit {
      switch kind {
      case .prefixOperator:
        return isOperatorAsValue ? readOperatorAsValue() : readPrefix()
      case .prefixAmpersand, .binaryOperator, .postfixOperator, .postfixExclamation:
        if isOperatorAsValue { return readOperatorAsValue() }
        // `&value`, or an operator without a left side in broken code.
        isInOut = isInOut || kind == .prefixAmpersand
        at += 1
      case .word where isEffectWord:
        let isTry = isWord(.try)
        isAwaited = isAwaited || isWord(.await)
        at += 1
        if isTry, kind == .postfixQuestion || kind == .postfixExclamation { at += 1 }
      default:
        let start = at
        let node = readPostfix(readPrimary())
        if isInOut { return handedInOut(node, at: start) }
        if isAwaited, outline.nodes[Int(node)].kind.rawValue > NodeKind.skipped.rawValue { outline.nodes[Int(node)].flags.insert(.awaited) }
        return node
      }
    }
    return leaf(.skipped)
  }

  /// What stands behind `&`. All uses of a name share one node, so this one gets its own.
  @inline(never)
  private mutating func handedInOut(_ node: NodeID, at start: Int) -> NodeID {
    let place = outline.nodes[Int(node)]
    switch place.kind {
    case .name: return add(Node(.name, name: place.name, flags: .handedInOut), at: start)
    case .member, .index: outline.nodes[Int(node)].flags.insert(.handedInOut)
    default: break
    }
    return node
  }

  private mutating func readPrefix() -> NodeID {
    let start = at
    guard depth < Parser.deepest else {
      at = limit
      return leaf(.skipped)
    }
    depth += 1
    at += 1
    let operand = readUnary()
    depth -= 1
    return add(Node(.prefix, name: tokens[start].payload, base: operand), at: start)
  }

  /// Whether the word here is `try`, `await` or one of their kin, and not a name: `copy(x)`, `each.foo`.
  private var isEffectWord: Bool {
    mutating get {
      switch word {
      case .try, .await: true
      case .yield where kind(ahead: 1) == .prefixAmpersand && !newline(ahead: 1): true
      case .consume, .copy, .each, .repeat, .discard, .unsafe, .yield:
        isOperandName(ahead: 1) && !newline(ahead: 1)
      default: false
      }
    }
  }

  /// A name that is a value: no keyword, or `self` and its like.
  private mutating func isOperandName(ahead: Int) -> Bool {
    guard isName(ahead: ahead) else { return false }
    let token = tokens[at + ahead]
    return token.kind == .quotedIdentifier || token.payload < Word.valueCount
      || token.payload >= Word.reservedCount
  }

  /// Whether the name here, in a pattern behind `let`, is bound: `.some(x)` binds `x`, `Kind.some(x)` not `Kind`.
  private var isBoundName: Bool {
    mutating get {
      let next = kind(ahead: 1)
      return next != .period && next != .leftParen
    }
  }

  /// An operator that no operand follows: `reduce(0, +)`.
  private var isOperatorAsValue: Bool {
    mutating get {
      at + 1 >= limit || kind(ahead: 1) == .comma || kind(ahead: 1) == .colon
    }
  }

  private mutating func readOperatorAsValue() -> NodeID {
    at += 1
    return leaf(named: tokens[at - 1].payload, at: at - 1)
  }

  mutating func readPrimary() -> NodeID {
    let start = at
    switch kind {
    case .word:
      let payload = token.payload
      switch word {
      case .true?:
        at += 1
        return leaf(.true)
      case .false?:
        at += 1
        return leaf(.false)
      case .nil?:
        at += 1
        return leaf(.nil)
      case .underscore?:
        at += 1
        return leaf(.wildcard)
      case .if?, .switch?, .do?:
        return readStatementExpression()
      case .some?, .any?:
        if isName(ahead: 1), !newline(ahead: 1) {
          at += 1
          return readType()
        }
      case .let?, .var?:
        return readPatternBinding()
      case .is?:
        // The pattern `is T`.
        at += 1
        let type = readType()
        return add(Node(.typeTest, first: type), at: start)
      case .func?, .class?, .struct?, .enum?, .protocol?, .extension?, .import?, .guard?, .for?, .while?,
        .return?,
        .else?, .in?, .where?, .case?, .defer?, .break?, .continue?:
        // A keyword where an operand should be: broken code. Leave it to the statement reader.
        if newline() || word == .else || word == .in || word == .where || word == .case {
          return leaf(.skipped)
        }
      default: break
      }
      if bindsNames, isBoundName { return readBoundName() }
      at += 1
      return leaf(named: payload, at: start)
    case .quotedIdentifier:
      if bindsNames, isBoundName { return readBoundName() }
      at += 1
      return leaf(named: tokens[start].payload, at: start)
    case .integer, .float:
      at += 1
      return leaf(number: start)
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
      return readAvailability()
    case .at:
      // An attributed type or closure: `{ @MainActor in`, `@Sendable () -> Void`.
      skipAttributes()
      if kind == .pound { return readMacro() }
      at = start
      return readType()
    default:
      if at < limit, !isStop(kind) { at += 1 }
      return leaf(.skipped)
    }
  }

  private mutating func isStop(_ kind: TokenKind) -> Bool {
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
    let before = trailing
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
    trailing = before
    // `(a)` is `a`, but `(a) -> b` and `()` are not.
    if let arrow = arrow(from: at) {
      at = arrow + 1
      let result = readType()
      return add(.functionType, base: result, listSince: mark, at: start)
    }
    if pending.count == mark + 1 { return pending.removeLast() }
    return add(.tuple, listSince: mark, at: start)
  }

  private mutating func readCollection() -> NodeID {
    let start = at
    let mark = pending.count
    let before = trailing
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
    trailing = before
    return add(isDictionary ? .dictionary : .array, listSince: mark, at: start)
  }

  private mutating func readKeyPath() -> NodeID {
    let start = at
    at += 1
    var root = none
    if isName(), touches {
      root = leaf(named: token.payload, at: at)
      at += 1
      if touches, isOperator(at, "<") { at = afterGenerics(at) }
    } else if kind == .leftBracket || kind == .leftParen {
      // `\[Item].count`
      skipGroup()
    }
    while at < limit, touches || at == start + 1 {
      if kind == .period || kind == .binaryOperator && source[Int(token.start)] == UInt8(ascii: ".") {
        // `\.?.name` has one operator, `.?.`.
        at += 1
        if kind == .leftBracket { continue }
        guard isName() || kind == .integer else { break }
        root = add(Node(.member, name: memberName(), base: root), at: at)
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
    pending.cut(to: nodes)
  }
}
