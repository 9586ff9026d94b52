// What may follow an operand: members, calls, subscripts, trailing closures, generic arguments, and
// modifiers under `#if`. One loop, so that a chain of any length costs no depth.
// Trap: a `{` after a condition is its block, not a trailing closure, but inside brackets it is again.

extension Parser {
  @inline(__always)
  mutating func readPostfix(_ operand: NodeID) -> NodeID {
    // Most operands stand alone: at the end of a group, before a comma or before the next line's word.
    switch kind {
    case .endOfFile, .comma, .word: return operand
    default: return readChain(operand)
    }
  }

  private mutating func readChain(_ operand: NodeID) -> NodeID {
    var node = operand
    let operandEnd = at
    // The last name that was read; nobody asks for the operand's own unless it is called.
    var nameAt: Int?
    var isOperandsName = true
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
        if newline(), Parser.isReserved(word) { return node }
        node = add(Node(.member, name: memberName(), base: node), at: at)
        nameAt = at
        isOperandsName = false
        at += 1
      case .leftParen:
        guard !newline() else { return node }
        if isOperandsName { nameAt = place(ofName: operand, before: operandEnd) }
        node = readCall(of: node, at: nameAt ?? start)
        nameAt = nil
        isOperandsName = false
      case .leftBracket:
        guard !newline() else { return node }
        let mark = pendingArguments.count
        readArguments()
        let (first, count) = argumentList(since: mark)
        node = add(Node(.index, base: node, first: first, count: count), at: start)
        nameAt = nil
        isOperandsName = false
      case .leftBrace:
        guard canTakeClosure(node), mayBeTrailingClosure() else { return node }
        if isOperandsName { nameAt = place(ofName: operand, before: operandEnd) }
        node = readCall(of: node, at: nameAt ?? start)
        nameAt = nil
        isOperandsName = false
      case .postfixQuestion, .postfixExclamation:
        at += 1
      case .binaryOperator, .prefixOperator, .postfixOperator:
        if touches, source[Int(token.start)] == UInt8(ascii: "<"), isGenericBase(node) {
          let mark = pending.count
          if readGenericArguments() {
            node = add(.generic, base: node, listSince: mark, at: start)
            continue
          }
        }
        guard kind == .postfixOperator else { return node }
        at += 1
      case .poundIf:
        // Modifiers under `#if` at the end of a chain.
        guard depth < Parser.deepest, isPeriod(afterDirectives()) else { return node }
        node = readConditionalModifiers(node)
      default:
        return node
      }
    }
    return node
  }

  /// Where an operand that ends before `index` has its name. A call stands at the last name of what is called,
  /// since a name's own leaf is shared and stands nowhere.
  private mutating func place(ofName operand: NodeID, before index: Int) -> Int? {
    isGenericBase(operand) && isName(ahead: index - 1 - at) ? index - 1 : nil
  }

  /// The name of the member here; of a tuple's element its number.
  @inline(__always)
  mutating func memberName() -> NameID {
    kind == .integer
      ? names.intern(UnsafeBufferPointer(rebasing: source[Int(token.start)..<Int(token.end)])) : token.payload
  }

  static func isReserved(_ word: Word?) -> Bool {
    switch word {
    case .let?, .var?, .func?, .if?, .guard?, .return?, .for?, .while?, .switch?, .case?, .class?, .struct?,
      .enum?:
      true
    default: false
    }
  }

  private mutating func canTakeClosure(_ node: NodeID) -> Bool {
    switch outline.nodes[Int(node)].kind {
    case .name, .member, .call, .generic, .index, .functionType: true
    default: false
    }
  }

  /// Whether the brace here is a trailing closure. In a condition, where it is likely the block, it is
  /// one if it begins and goes on in one line and a condition may go on behind it: Swift's own rule,
  /// for `if list.contains { $0 > 1 }, b {`.
  private mutating func mayBeTrailingClosure() -> Bool {
    guard !startsAccessors() else { return false }
    if trailing { return true }
    let partner = token.payload
    // The body of a `switch` in one line.
    if isWord(.case, ahead: 1) { return false }
    guard !newline(ahead: 1), partner != Token.none, Int(partner) + 1 < limit else { return false }
    let next = tokens[Int(partner) + 1]
    switch next.kind {
    case .leftBrace, .comma: return true
    case .word where next.payload == Word.where.rawValue: return true
    case .word where next.payload == Word.is.rawValue || next.payload == Word.as.rawValue:
      return !next.flags.contains(.newlineBefore)
    case .leftBracket, .leftParen, .period, .postfixQuestion, .infixQuestion, .postfixExclamation, .colon,
      .equal,
      .postfixOperator, .binaryOperator:
      return !next.flags.contains(.newlineBefore)
    default: return false
    }
  }

  private mutating func isGenericBase(_ node: NodeID) -> Bool {
    let kind = outline.nodes[Int(node)].kind
    return kind == .name || kind == .member
  }

  private mutating func readCall(of callee: NodeID, at start: Int) -> NodeID {
    let mark = pendingArguments.count
    if kind == .leftParen { readArguments() }
    if kind == .leftBrace, mayBeTrailingClosure() { readTrailingClosures() }
    let (first, count) = argumentList(since: mark)
    return add(Node(.call, base: callee, first: first, count: count), at: start)
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
        let isEmpty =
          parser.at >= parser.limit || label != none && parser.isName() && parser.kind(ahead: 1) == .colon
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

  /// Whether the brace here opens observers, which belong to the property, not to its value: `{ didSet`.
  private mutating func startsAccessors() -> Bool {
    var index = at + 1
    while index < limit, tokens[index].kind == .at, let next = afterAttribute(index) { index = next }
    guard index < limit, tokens[index].kind == .word else { return false }
    let next = index + 1 < limit ? tokens[index + 1].kind : .endOfFile
    switch Word(tokens[index].payload) {
    case .didSet?, .willSet?: return next == .leftBrace || next == .leftParen
    case .get?, .set?: return next == .leftBrace
    default: return false
    }
  }

  private mutating func isPeriod(_ index: Int) -> Bool { index < limit && tokens[index].kind == .period }

  /// The first token behind the `#if` here and the directives that follow it at once.
  mutating func afterDirectives() -> Int {
    var index = at
    var steps = 0
    while index < limit, steps < Parser.farthest {
      steps += 1
      switch tokens[index].kind {
      case .poundIf, .poundElseif, .poundElse:
        index += 1
        while index < limit, !tokens[index].flags.contains(.newlineBefore) { index += 1 }
      default: return index
      }
    }
    return index
  }

  /// Every branch's modifiers are applied one after the other; each knows its own condition.
  private mutating func readConditionalModifiers(_ operand: NodeID) -> NodeID {
    depth += 1
    defer { depth -= 1 }
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
}
