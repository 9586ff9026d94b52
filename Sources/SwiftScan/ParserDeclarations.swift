// Declarations. Whether words here begin one is decided by looking past attributes and modifiers to
// the keyword, since `open`, `final`, `async` and most others are ordinary names elsewhere.

extension Parser {
  /// Reads a declaration onto `pending`; false (and nothing read) where there is none.
  @inline(__always)
  mutating func readDeclaration(inEnum: Bool, inType: Bool) -> Bool {
    switch kind {
    case .word:
      // Most statements begin with a name of the project's or the system's.
      guard tokens[at].payload < Word.count else { return false }
    case .at: break
    case .pound: guard inType else { return false }
    default: return false
    }
    guard let keywordAt = keyword(inEnum: inEnum, inType: inType) else { return false }
    readDeclaration(keywordAt)
    return true
  }

  /// Reads the declaration whose keyword stands at an index.
  private mutating func readDeclaration(_ keywordAt: Int) {
    let attributes = readAttributesAndModifiers(upTo: keywordAt)
    let start = at
    switch word {
    case .struct?: readType(.struct, attributes)
    case .class?: readType(.class, attributes)
    case .enum?: readType(.enum, attributes)
    case .actor?: readType(.actor, attributes)
    case .protocol?: readType(.protocol, attributes)
    case .extension?: readType(.extension, attributes)
    case .func?: readFunction(.function, attributes)
    case .`init`?: readFunction(.initializer, attributes)
    case .deinit?: readFunction(.deinitializer, attributes)
    case .subscript?: readFunction(.subscript, attributes)
    case .macro?: readFunction(.function, attributes)
    case .var?, .let?: readVariables(attributes)
    case .case?: readEnumCases(attributes)
    case .typealias?, .associatedtype?: readTypeAlias(attributes)
    case .import?:
      at += 1
      while at < limit, !newline(), kind != .semicolon { at += 1 }
    default:
      // `operator`, `precedencegroup`, a freestanding macro member.
      at += 1
      while at < limit, !newline(), kind != .leftBrace, kind != .semicolon { at += 1 }
      if kind == .leftBrace { skipGroup() }
    }
    if at == start { at += 1 }
  }

  /// The index of the keyword of the declaration that begins here, if one does.
  private mutating func keyword(inEnum: Bool, inType: Bool) -> Int? {
    var index = at
    var steps = 0
    while index < limit {
      steps += 1
      guard steps < Parser.farthest else { return nil }
      let token = tokens[index]
      if token.kind == .at {
        guard let next = afterAttribute(index) else { return nil }
        index = next
        continue
      }
      guard token.kind == .word, let word = Word(token.payload) else { return nil }
      let next = index + 1 < limit ? tokens[index + 1] : tokens[tokens.count - 1]
      let nextIsName = next.kind == .word || next.kind == .quotedIdentifier
      switch word {
      case .func:
        return index
      case .var, .let:
        return index
      case .extension:
        return nextIsName || next.kind == .leftBracket || next.kind == .leftParen ? index : nil
      case .struct, .enum, .protocol, .typealias, .import:
        return nextIsName ? index : nil
      case .actor, .macro, .associatedtype:
        return nextIsName && !next.flags.contains(.newlineBefore) ? index : nil
      case .class:
        if !nextIsName { return nil }
        // `class func`, `class var`: a modifier.
        if let after = Word(next.payload), next.kind == .word, Parser.isDeclarationWord(after) {
          index += 1
          continue
        }
        return index
      case .`init`:
        guard inType || index > at else { return nil }
        return next.kind == .leftParen || next.kind == .postfixQuestion || next.kind == .infixQuestion
          || next.kind == .postfixExclamation
          || isOperator(index + 1, "<") ? index : nil
      case .deinit:
        return inType && next.kind == .leftBrace ? index : nil
      case .subscript:
        return inType && (next.kind == .leftParen || isOperator(index + 1, "<")) ? index : nil
      case .case:
        return inEnum && nextIsName ? index : nil
      case .operator, .precedencegroup:
        return index > at || word == .precedencegroup && nextIsName ? index : nil
      default:
        guard Parser.isModifier(word) else { return nil }
        index += 1
        if index < limit, tokens[index].kind == .leftParen {
          // `private(set)`, `unowned(unsafe)`; but `open(url)` is a call.
          guard index + 2 < limit, tokens[index].payload == UInt32(index + 2),
            Parser.isAccessScope(tokens[index + 1])
          else {
            return nil
          }
          index = Int(tokens[index].payload) + 1
        }
      }
    }
    return nil
  }

  mutating func isOperator(_ index: Int, _ byte: Unicode.Scalar) -> Bool {
    guard index < limit else { return false }
    switch tokens[index].kind {
    case .binaryOperator, .prefixOperator, .postfixOperator:
      return source[Int(tokens[index].start)] == UInt8(ascii: byte)
    default: return false
    }
  }

  private static func isAccessScope(_ token: Token) -> Bool {
    guard token.kind == .word else { return false }
    switch Word(token.payload) {
    case .set?, .safe?, .unsafe?, .nonsending?: return true
    default: return false
    }
  }

  private static func isDeclarationWord(_ word: Word) -> Bool {
    switch word {
    case .func, .var, .let, .subscript, .override, .final, .private, .fileprivate, .internal, .public, .open,
      .static,
      .dynamic:
      true
    default: false
    }
  }

  private static func isModifier(_ word: Word) -> Bool {
    switch word {
    case .public, .private, .fileprivate, .internal, .open, .package, .static, .override, .final, .lazy,
      .weak,
      .unowned, .mutating, .nonmutating, .required, .convenience, .optional, .dynamic, .indirect, .prefix,
      .postfix,
      .infix, .async, .isolated, .nonisolated, .borrowing, .consuming, .distributed:
      true
    default: false
    }
  }

  mutating func begin(_ kind: DeclarationKind, name: NameID, at index: Int, _ prefix: Prefix) -> DeclarationID
  {
    let id = open(kind, name: name, at: index)
    sign(id, attributes: prefix.attributes)
    outline.declarations[Int(id)].modifiers.formUnion(prefix.modifiers)
    return id
  }

  mutating func finish(_ id: DeclarationID, at start: Int) {
    close(id)
    // Members of types are found through the declarations.
    guard enclosing == none || !outline.declarations[Int(enclosing)].kind.isType else { return }
    let node = add(Node(.declaration, first: id), at: start)
    pending.append(node)
  }

  mutating func readType(_ declared: DeclarationKind, _ prefix: Prefix) {
    let start = at
    at += 1
    let nameAt = at
    let id = begin(declared, name: isName() ? token.payload : none, at: nameAt, prefix)
    if declared == .extension {
      outline.declarations[Int(id)].type = readSimpleType()
      outline.declarations[Int(id)].name = typeName(outline.declarations[Int(id)].type)
    } else if isName() {
      at += 1
    }
    sign(id, generics: readGenericParameters())
    if kind == .colon {
      at += 1
      let mark = pending.count
      while at < limit, kind != .leftBrace, !isWord(.where) {
        let before = at
        let type = readType()
        pending.append(type)
        if kind == .comma || at == before { at += 1 }
      }
      sign(id, inherits: list(since: mark))
    }
    skipWhereClause()
    while at < limit, kind != .leftBrace, !(newline() && isTypeEnd()) { at += 1 }
    if kind == .leftBrace {
      let before = trailing
      inside { parser in
        parser.trailing = true
        let items = parser.readItems(inEnum: declared == .enum, inType: true)
        // Only statements would need the list.
        parser.outline.lists.cut(to: Int(items.first))
      }
      trailing = before
    }
    finish(id, at: start)
  }

  /// Passes over `where A: B, C == D`, which goes on in the next line only around a comma or an operator.
  mutating func skipWhereClause() {
    guard isWord(.where) else { return }
    at += 1
    var mayGoOn = true
    while at < limit, kind != .leftBrace, kind != .semicolon, kind != .rightBrace, kind != .equal {
      var isJoint = false
      switch kind {
      case .comma, .colon, .binaryOperator, .prefixOperator, .postfixOperator, .period: isJoint = true
      default: break
      }
      if newline(), !isJoint, !mayGoOn { return }
      mayGoOn = isJoint
      if kind == .leftParen || kind == .leftBracket { skipGroup() } else { at += 1 }
    }
  }

  /// A line that cannot go on with a type's `where` clause.
  private mutating func isTypeEnd() -> Bool {
    kind == .at || kind == .rightBrace
      || kind == .word
        && (word == .func || word == .var || word == .let || word == .class
          || word == .struct || word == .enum || word == .extension || word == .import)
  }

  /// The last name of a type.
  private mutating func typeName(_ type: NodeID) -> NameID {
    guard type != none else { return none }
    let node = outline.nodes[Int(type)]
    switch node.kind {
    case .name, .member: return node.name
    case .generic: return typeName(node.base)
    default: return none
    }
  }

  private mutating func readEnumCases(_ prefix: Prefix) {
    let start = at
    at += 1
    while isName() {
      let id = begin(.enumCase, name: token.payload, at: at, prefix)
      at += 1
      if kind == .leftParen { readPayload(of: id) }
      if kind == .equal {
        at += 1
        let value = readExpression()
        outline.declarations[Int(id)].value = value
      }
      finish(id, at: start)
      guard kind == .comma else { break }
      at += 1
    }
  }

  /// `case a(Int, label: String = "")`.
  private mutating func readPayload(of id: DeclarationID) {
    let mark = pending.count
    inside { parser in
      while parser.at < parser.limit {
        var name = Word.underscore.rawValue
        let start = parser.at
        if parser.isName(),
          parser.kind(ahead: 1) == .colon || parser.isName(ahead: 1) && parser.kind(ahead: 2) == .colon
        {
          name = parser.token.payload
          parser.at += parser.kind(ahead: 1) == .colon ? 2 : 3
        }
        let parameter = parser.open(.parameter, name: name, at: start)
        let type = parser.readType()
        parser.outline.declarations[Int(parameter)].type = type
        parser.outline.declarations[Int(parameter)].label = name == Word.underscore.rawValue ? none : name
        if parser.kind == .equal {
          parser.at += 1
          let value = parser.readExpression()
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

  private mutating func readTypeAlias(_ prefix: Prefix) {
    let start = at
    let declared: DeclarationKind = isWord(.associatedtype) ? .associatedType : .typeAlias
    at += 1
    let id = begin(declared, name: token.payload, at: at, prefix)
    at += 1
    skipGenericParameters()
    if kind == .colon {
      at += 1
      _ = readType()
    }
    if kind == .equal {
      at += 1
      outline.declarations[Int(id)].type = readType()
    }
    skipWhereClause()
    finish(id, at: start)
  }
}
