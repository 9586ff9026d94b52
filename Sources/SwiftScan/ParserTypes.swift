// Types. Only what a reader of names needs is kept: attributes and `some` leave no trace, and of optionals only what
// `endsOptional` says.
// Trap: `<` in an expression opens generic arguments only if what stands up to its `>` may be a list
// of types and what follows may follow one, which is Swift's own rule.

extension Parser {
  /// Whether the type that was read since `start` is an optional, not a function that gives one back.
  mutating func endsOptional(since start: Int) -> Bool {
    guard at > start, at <= tokens.count else { return false }
    let last = source[Int(tokens[at - 1].end) - 1]
    guard last == UInt8(ascii: "?") || last == UInt8(ascii: "!") else { return false }
    var index = start
    while index < at, tokens[index].kind != .arrow {
      if tokens[index].kind == .leftParen, tokens[index].payload != Token.none, Int(tokens[index].payload) > index {
        index = Int(tokens[index].payload)
      }
      index += 1
    }
    return index >= at
  }

  /// Reads a type; optionals, attributes and `some` / `any` leave no trace.
  mutating func readType() -> NodeID {
    guard depth < Parser.deepest else {
      at = limit
      return leaf(.skipped)
    }
    depth += 1
    defer { depth -= 1 }
    let start = at
    skipAttributes()
    while let word = word {
      switch word {
      case .some, .any, .inout, .borrowing, .consuming, .isolated, .sending, .nonisolated, .__owned,
        .__shared, .each, .repeat:
        // `isolated` and others may be a type's own name.
        guard
          isName(ahead: 1) || kind(ahead: 1) == .leftParen || kind(ahead: 1) == .leftBracket
            || kind(ahead: 1) == .at
            || kind(ahead: 1) == .prefixOperator
        else { break }
        at += 1
        skipAttributes()
        continue
      default: break
      }
      break
    }
    if kind == .leftParen, let type = readFunctionType(at: start) { return type }
    var type = readSimpleType()
    if isAmpersand {
      let mark = pending.count
      pending.append(type)
      while isAmpersand {
        at += 1
        let next = readSimpleType()
        pending.append(next)
      }
      type = add(.composition, listSince: mark, at: start)
    }
    return type
  }

  /// The `&` between two types, not the `&&` behind one.
  @inline(__always)
  private var isAmpersand: Bool {
    mutating get {
      isOperator(at, "&") && kind == .binaryOperator && token.end - token.start == 1
    }
  }

  /// `(A, B) async throws -> C`; nil, and nothing read, where no arrow follows the parentheses.
  private mutating func readFunctionType(at start: Int) -> NodeID? {
    let partner = tokens[at].payload
    guard partner != Token.none, Int(partner) < limit, let arrow = arrow(from: Int(partner) + 1) else {
      return nil
    }
    let mark = pending.count
    readTypeList()
    at = arrow + 1
    let result = readType()
    return add(.functionType, base: result, listSince: mark, at: start)
  }

  /// The index of the `->` of a function type whose parameters end before `index`, if it is one.
  mutating func arrow(from index: Int) -> Int? {
    var index = index
    while index < limit, tokens[index].kind == .word {
      switch Word(tokens[index].payload) {
      case .async?, .throws?, .rethrows?: index += 1
      default: return nil
      }
      if index < limit, tokens[index].kind == .leftParen {
        guard tokens[index].payload != Token.none, Int(tokens[index].payload) < limit else { return nil }
        index = Int(tokens[index].payload) + 1
      }
    }
    return index < limit && tokens[index].kind == .arrow ? index : nil
  }

  /// Reads `(A, label: B, _ name: C...)` onto `pending`.
  private mutating func readTypeList() {
    inside { parser in
      while parser.at < parser.limit {
        let before = parser.at
        if parser.isName(), parser.kind(ahead: 1) == .colon { parser.at += 2 }
        if parser.isName(), parser.isName(ahead: 1), parser.kind(ahead: 2) == .colon { parser.at += 3 }
        let element = parser.readType()
        parser.pending.append(element)
        while parser.at < parser.limit, parser.kind != .comma { parser.at += 1 }
        if parser.at < parser.limit || parser.at == before { parser.at += 1 }
      }
    }
  }

  mutating func readSimpleType() -> NodeID {
    let start = at
    var type: NodeID
    switch kind {
    case .word, .quotedIdentifier:
      type = leaf(named: token.payload, at: at)
      at += 1
    case .leftParen:
      let mark = pending.count
      readTypeList()
      if pending.count == mark + 1 {
        type = pending.removeLast()
      } else {
        type = add(.tuple, listSince: mark, at: start)
      }
    case .leftBracket:
      let mark = pending.count
      var isDictionary = false
      inside { parser in
        let element = parser.readType()
        parser.pending.append(element)
        if parser.kind == .colon {
          isDictionary = true
          parser.at += 1
          let value = parser.readType()
          parser.pending.append(value)
        }
      }
      type = add(isDictionary ? .dictionary : .array, listSince: mark, at: start)
    case .prefixOperator:
      // `~Copyable`.
      at += 1
      return readSimpleType()
    default:
      return leaf(.skipped)
    }
    return readTypeSuffix(type, at: start)
  }

  @inline(__always)
  private mutating func readTypeSuffix(_ base: NodeID, at start: Int) -> NodeID {
    var type = base
    while at < limit {
      switch kind {
      case .period where isName(ahead: 1), .colonColon where isName(ahead: 1):
        let name = tokens[at + 1].payload
        let isMetatype = Parser.isMetatypeWord(word(ahead: 1))
        at += 2
        if isMetatype { continue }
        type = add(Node(.member, name: name, base: type), at: at - 1)
      case .postfixQuestion, .postfixExclamation, .infixQuestion:
        guard touches else { return type }
        at += 1
      case .binaryOperator, .prefixOperator, .postfixOperator:
        if isOperator(at, "<") {
          let mark = pending.count
          let before = at
          guard readGenericArguments() else {
            pending.cut(to: mark)
            at = before
            return type
          }
          type = add(.generic, base: type, listSince: mark, at: before)
        } else if touches, isOperator(at, "?") || isOperator(at, "!") {
          // `Int??` and `[Int]?=` come as operators.
          at += 1
        } else {
          return type
        }
      default: return type
      }
    }
    return type
  }

  private static func isMetatypeWord(_ word: Word?) -> Bool {
    switch word {
    case .`Type`?, .`Protocol`?: true
    default: false
    }
  }

  /// Reads `<A, B>` onto `pending`; false where it is not one, `at` anywhere. Must be at the `<`.
  mutating func readGenericArguments() -> Bool {
    guard let end = genericEnd() else { return false }
    let outer = limit
    let outerGeneric = genericLimit
    limit = end
    genericLimit = end
    at += 1
    while at < limit {
      let before = at
      let type = readType()
      pending.append(type)
      while at < limit, kind != .comma { at += 1 }
      if kind == .comma || at == before { at += 1 }
    }
    limit = outer
    genericLimit = outerGeneric
    at = min(end + 1, outer)
    return true
  }

  /// The token that ends the generic arguments which begin here, if the tokens between are a list of
  /// types and what follows may follow one (Swift's own rule).
  private mutating func genericEnd() -> Int? {
    // The `>>` that ends a list and the one around it ends the group that is being read.
    let limitEnds = limit == genericLimit
    var open = 0
    var index = at
    var steps = 0
    while index < limit {
      steps += 1
      guard steps < Parser.farthest else { return nil }
      let token = tokens[index]
      switch token.kind {
      case .binaryOperator, .prefixOperator, .postfixOperator:
        for offset in Int(token.start)..<Int(token.end) {
          switch source[offset] {
          case UInt8(ascii: "<"): open += 1
          case UInt8(ascii: ">"): open -= 1
          case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "."), UInt8(ascii: "&"), UInt8(ascii: "~"):
            break
          default: return nil
          }
          if open < 0 { return nil }
        }
        if open == 0 { return mayFollowGeneric(index + 1) ? index : nil }
      case .word, .quotedIdentifier, .comma, .period, .colon, .postfixQuestion, .postfixExclamation,
        .infixQuestion,
        .arrow, .at, .prefixAmpersand, .integer:
        break
      case .leftParen, .leftBracket:
        guard token.payload != Token.none, Int(token.payload) < limit, Int(token.payload) > index else {
          return nil
        }
        index = Int(token.payload)
      default: return nil
      }
      index += 1
    }
    return limitEnds ? limit : nil
  }

  private mutating func mayFollowGeneric(_ index: Int) -> Bool {
    guard index < limit else { return true }
    let token = tokens[index]
    if token.flags.contains(.newlineBefore) { return true }
    switch token.kind {
    case .leftParen, .rightParen, .leftBracket, .rightBracket, .leftBrace, .rightBrace, .period, .comma,
      .semicolon,
      .colon, .equal, .postfixQuestion, .postfixExclamation, .endOfFile, .arrow, .infixQuestion:
      return true
    case .binaryOperator, .postfixOperator: return true
    case .word:
      switch Word(token.payload) {
      case .in?, .where?, .async?, .throws?, .as?, .is?, .else?: return true
      default: return false
      }
    default: return false
    }
  }

  mutating func skipGenericParameters() {
    if isOperator(at, "<") { at = afterGenerics(at) }
  }

  /// Of each parameter that `<A: B, each C>` declares its name, then the type that it conforms to; skipped where none is
  /// written.
  mutating func readGenericParameters() -> ListRange {
    guard isOperator(at, "<") else { return ListRange() }
    let end = min(afterGenerics(at), limit)
    let outer = (limit, genericLimit)
    // The operator that ends the list.
    limit = max(end - 1, at + 1)
    genericLimit = limit
    let mark = pending.count
    at += 1
    while at < limit {
      // `each A`, `let a: Int`.
      if isName(), isName(ahead: 1) { at += 1 }
      if isName() {
        pending.append(leaf(named: token.payload, at: at))
        at += 1
        if kind == .colon {
          at += 1
          let type = readType()
          pending.append(type)
        } else {
          pending.append(leaf(.skipped))
        }
      }
      while at < limit, kind != .comma { at += 1 }
      at += 1
    }
    (limit, genericLimit) = outer
    at = end
    return list(since: mark)
  }

  /// Past the `<…>` that begins at `index`; at the latest at a brace.
  /// An operator function's name may be stuck to the `<`: `==<T>`.
  mutating func afterGenerics(_ index: Int, isNamed: Bool = false) -> Int {
    var index = index
    var open = 0
    if isNamed {
      open = 1
      index += 1
    }
    while index < limit {
      let token = tokens[index]
      switch token.kind {
      case .binaryOperator, .prefixOperator, .postfixOperator:
        for offset in Int(token.start)..<Int(token.end) {
          if source[offset] == UInt8(ascii: "<") { open += 1 }
          if source[offset] == UInt8(ascii: ">") { open -= 1 }
        }
        if open <= 0 { return index + 1 }
      case .leftBrace, .rightBrace: return index
      case .leftParen where token.payload != Token.none && Int(token.payload) < limit:
        index = Int(token.payload)
      default: break
      }
      index += 1
    }
    return index
  }
}
