// Conditions and patterns: what `if`, `guard`, `while`, `case`, `catch` and `for` test and bind.
// Trap: the names that a pattern binds are known before the value that it takes apart.

extension Parser {
  /// Reads the conditions of `if`, `guard` or `while` onto `pending`.
  mutating func readConditions() {
    while at < limit, kind != .leftBrace, !isWord(.else) {
      let start = at
      switch word {
      case .case?:
        at += 1
        let mark = destructured.count
        let pattern = readExpressionBefore(.equal)
        let names = mark..<destructured.count
        var subject = none
        if kind == .equal {
          at += 1
          subject = readExpression(trailingClosures: false)
        }
        bindDestructured(names, subject)
        let node = add(Node(.patternTest, base: subject, first: pattern), at: start)
        pending.append(node)
      case .let?, .var?:
        at += 1
        readConditionBinding()
      default:
        let condition = readExpression(trailingClosures: false)
        pending.append(condition)
      }
      if kind == .comma { at += 1 } else if at == start { at += 1 }
    }
  }

  /// Adds an `if` or `guard`, and notes it where its one condition asks for an iOS.
  /// - Parameter elses: How many of its list are no conditions.
  mutating func addConditional(_ kind: NodeKind, base: NodeID, listSince mark: Int, elses: Int = 0, at index: Int) -> NodeID {
    let condition = pending.count == mark + 1 + elses ? outline.nodes[Int(pending[mark])] : Node(.true)
    let node = add(kind, base: base, listSince: mark, at: index)
    if condition.kind == .availability, condition.first != none { outline.versionChecks.append(node) }
    return node
  }

  /// `#available(…)`, `#unavailable(…)`.
  mutating func readAvailability() -> NodeID {
    let start = at
    let flags: NodeFlags = kind == .poundUnavailable ? .unavailable : []
    at += 1
    let version = kind == .leftParen ? readVersion() : none
    return add(Node(.availability, first: version, flags: flags), at: start)
  }

  /// Reads the group behind `#available`.
  /// - Returns: The number of the iOS that it names; `none` where it names none.
  private mutating func readVersion() -> UInt32 {
    var version = none
    inside { parser in
      while parser.at < parser.limit {
        if version == none, parser.isWord(.iOS), let major = parser.number(ahead: 1) {
          // The lexer cuts versions at their dots.
          let minor = parser.kind(ahead: 2) == .period ? parser.number(ahead: 3) : nil
          version = versionNumber(major, minor ?? 0)
        }
        parser.at += 1
      }
    }
    return version
  }

  /// The decimal number that a token ahead is.
  private mutating func number(ahead count: Int) -> Int? {
    guard [.integer, .float].contains(kind(ahead: count)) else { return nil }
    var number = 0
    for byte in source[Int(tokens[at + count].start)..<Int(tokens[at + count].end)] {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9"), number < 10_000 else { return nil }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return number
  }

  /// `let name`, `let name: T = value`, `let (a, b) = value` in a condition.
  private mutating func readConditionBinding() {
    let nameAt = at
    guard isName() else {
      let mark = destructured.count
      let pattern = readBindingPattern()
      let names = mark..<destructured.count
      if kind == .colon {
        at += 1
        _ = readType()
      }
      var value = none
      if kind == .equal {
        at += 1
        value = readExpression(trailingClosures: false)
      }
      bindDestructured(names, value)
      let node = add(Node(.patternTest, base: value, first: pattern), at: nameAt)
      pending.append(node)
      return
    }
    let name = token.payload
    at += 1
    var type = none
    if kind == .colon {
      at += 1
      type = readType()
    }
    // The value is read before the binding exists: `if let x = x` means the outer one.
    var value = none
    if kind == .equal {
      at += 1
      value = readExpression(trailingClosures: false)
    }
    let binding = open(.binding, name: name, at: nameAt)
    outline.declarations[Int(binding)].type = type
    outline.declarations[Int(binding)].value = value == none ? leaf(named: name, at: nameAt) : value
    close(binding)
    let node = add(Node(.declaration, first: binding), at: nameAt)
    pending.append(node)
  }

  /// `let x`, `let (a, b)`, `let .some(x)` inside a pattern. The subject is filled in later.
  mutating func readPatternBinding() -> NodeID {
    at += 1
    return readBindingPattern()
  }

  /// A pattern whose names are bound, so far as it binds tighter than `as`.
  mutating func readBindingPattern() -> NodeID {
    guard depth < Parser.deepest else {
      at = limit
      return leaf(.skipped)
    }
    depth += 1
    defer { depth -= 1 }
    let before = bindsNames
    bindsNames = true
    let pattern = readPostfix(readPrimary())
    bindsNames = before
    return pattern
  }

  /// A name that takes a part of what the pattern takes apart.
  mutating func readBoundName() -> NodeID {
    let start = at
    let binding = open(.binding, name: token.payload, at: at)
    outline.declarations[Int(binding)].modifiers = .destructured
    at += 1
    close(binding)
    destructured.append(binding)
    return add(Node(.declaration, first: binding), at: start)
  }

  /// Gives names their subject. Those after them were bound inside of it, as where a bracket is still to be closed, and
  /// have none: they would stand in their own value.
  mutating func bindDestructured(_ names: Range<Int>, _ subject: NodeID) {
    for index in names { outline.declarations[Int(destructured[index])].value = subject }
    destructured.cut(to: names.lowerBound)
  }

  /// Reads an expression that ends before an `=` (a pattern).
  private mutating func readExpressionBefore(_ end: TokenKind) -> NodeID {
    let outer = limit
    var index = at
    var newLimit = limit
    while index < outer {
      let token = tokens[index]
      if token.kind == end {
        newLimit = index
        break
      }
      if token.kind == .leftBrace || token.kind == .comma
        || token.kind == .word && token.payload == Word.case.rawValue
      {
        break
      }
      if token.kind == .leftParen || token.kind == .leftBracket, token.payload != Token.none,
        Int(token.payload) > index
      {
        index = Int(token.payload)
      }
      index += 1
    }
    limit = newLimit
    let node = readExpression(trailingClosures: false)
    at = newLimit == outer ? at : newLimit
    limit = outer
    return node
  }
}
