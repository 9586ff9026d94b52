// Declarations, types and attributes. Whether words here begin a declaration is decided by looking
// past attributes and modifiers to the keyword, since `open`, `final`, `async` and most others are
// ordinary names elsewhere.

extension Parser {
  /// Reads a declaration onto `pending`; false (and nothing read) where there is none.
  mutating func readDeclaration(inEnum: Bool, inType: Bool) -> Bool {
    guard kind == .word || kind == .at || kind == .pound && inType, let keywordAt = keyword(inEnum: inEnum, inType: inType)
    else { return false }
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
    return true
  }

  /// The index of the keyword of the declaration that begins here, if one does.
  private func keyword(inEnum: Bool, inType: Bool) -> Int? {
    var index = at
    while index < limit {
      let token = tokens[index]
      if token.kind == .at {
        index += 1
        guard index < limit, tokens[index].kind == .word || tokens[index].kind == .quotedIdentifier else { return nil }
        index += 1
        while index + 1 < limit, tokens[index].kind == .period, tokens[index + 1].kind == .word { index += 2 }
        // Generic arguments of an attribute.
        if index < limit, isOperator(index, "<"), !tokens[index].flags.contains(.spaceBefore) {
          while index < limit, !isOperator(index, ">"), tokens[index].kind != .leftBrace { index += 1 }
          index += 1
        }
        if index < limit, tokens[index].kind == .leftParen, !tokens[index].flags.contains(.spaceBefore) {
          guard tokens[index].payload != Token.none, Int(tokens[index].payload) < limit else { return nil }
          index = Int(tokens[index].payload) + 1
        }
        continue
      }
      guard token.kind == .word, let word = Word(rawValue: token.payload) else { return nil }
      let next = index + 1 < limit ? tokens[index + 1] : tokens[tokens.count - 1]
      let nextIsName = next.kind == .word || next.kind == .quotedIdentifier
      switch word {
      case .func:
        return index
      case .var, .let:
        return index
      case .struct, .enum, .protocol, .extension, .typealias, .import:
        return nextIsName ? index : nil
      case .actor, .macro, .associatedtype:
        return nextIsName && !next.flags.contains(.newlineBefore) ? index : nil
      case .class:
        if !nextIsName { return nil }
        // `class func`, `class var`: a modifier.
        if let after = Word(rawValue: next.payload), next.kind == .word, isDeclarationWord(after) {
          index += 1
          continue
        }
        return index
      case .`init`:
        guard inType || index > at else { return nil }
        return next.kind == .leftParen || next.kind == .postfixQuestion || next.kind == .postfixExclamation
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
        guard isModifier(word) else { return nil }
        index += 1
        if index < limit, tokens[index].kind == .leftParen {
          // `private(set)`, `unowned(unsafe)`; a call of a function named like a modifier has no keyword behind.
          guard tokens[index].payload != Token.none, Int(tokens[index].payload) < limit else { return nil }
          index = Int(tokens[index].payload) + 1
        }
      }
    }
    return nil
  }

  private func isOperator(_ index: Int, _ byte: Unicode.Scalar) -> Bool {
    guard index < limit else { return false }
    switch tokens[index].kind {
    case .binaryOperator, .prefixOperator, .postfixOperator:
      return source[Int(tokens[index].start)] == UInt8(ascii: byte)
    default: return false
    }
  }

  private func isDeclarationWord(_ word: Word) -> Bool {
    switch word {
    case .func, .var, .let, .subscript, .override, .final, .private, .fileprivate, .internal, .public, .open, .static,
      .dynamic:
      true
    default: false
    }
  }

  private func isModifier(_ word: Word) -> Bool {
    switch word {
    case .public, .private, .fileprivate, .internal, .open, .package, .static, .override, .final, .lazy, .weak,
      .unowned, .mutating, .nonmutating, .required, .convenience, .optional, .dynamic, .indirect, .prefix, .postfix,
      .infix, .async, .isolated, .nonisolated, .borrowing, .consuming, .distributed:
      true
    default: false
    }
  }

  private typealias Prefix = (attributes: ListRange, modifiers: Modifiers)

  private mutating func readAttributesAndModifiers(upTo end: Int) -> Prefix {
    let first = UInt32(outline.attributes.count)
    var own: [Attribute] = []
    var modifiers: Modifiers = []
    while at < end {
      if kind == .at {
        if let attribute = readAttribute() { own.append(attribute) }
        continue
      }
      switch word {
      case .static?, .class?: modifiers.insert(.static)
      case .override?: modifiers.insert(.override)
      case .private?, .fileprivate?: if kind(ahead: 1) != .leftParen { modifiers.insert(.private) }
      case .lazy?: modifiers.insert(.lazy)
      case .weak?, .unowned?: modifiers.insert(.weak)
      case .optional?: modifiers.insert(.optional)
      case .final?: modifiers.insert(.final)
      case .open?: modifiers.insert(.open)
      default: break
      }
      at += 1
    }
    at = end
    // Arguments may hold closures with attributes of their own, so these are written down last.
    let start = UInt32(outline.attributes.count)
    outline.attributes.append(contentsOf: own)
    return (ListRange(first: own.isEmpty ? first : start, count: UInt32(own.count)), modifiers)
  }

  private mutating func readAttribute() -> Attribute? {
    at += 1
    guard isName() else { return nil }
    var name = token.payload
    at += 1
    while kind == .period, isName(ahead: 1) {
      name = tokens[at + 1].payload
      at += 2
    }
    let mark = pending.count
    if touches, isOperator(at, "<"), !readGenericArguments() { pending.removeSubrange(mark...) }
    pending.removeSubrange(min(mark, pending.count)...)
    var argument = none
    if kind == .leftParen, touches {
      let mark = pendingArguments.count
      readArguments()
      if pendingArguments.count > mark { argument = pendingArguments[mark].value }
      pendingArguments.removeSubrange(mark...)
    }
    return Attribute(name: name, argument: argument)
  }

  mutating func skipAttributes() {
    while kind == .at, at < limit {
      at += 1
      if isName() { at += 1 }
      while kind == .period, isName(ahead: 1) { at += 2 }
      if kind == .leftParen, touches { skipGroup() }
    }
  }

  // MARK: Kinds of declaration

  private mutating func begin(_ kind: DeclarationKind, name: NameID, at index: Int, _ prefix: Prefix) -> DeclarationID {
    let id = open(kind, name: name, at: index)
    outline.declarations[Int(id)].attributes = prefix.attributes
    outline.declarations[Int(id)].modifiers.formUnion(prefix.modifiers)
    return id
  }

  private mutating func finish(_ id: DeclarationID, at start: Int) {
    close(id)
    let node = add(Node(.declaration, first: id), at: start)
    pending.append(node)
  }

  private mutating func readType(_ declared: DeclarationKind, _ prefix: Prefix) {
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
    skipGenericParameters()
    if kind == .colon {
      at += 1
      let mark = pending.count
      while at < limit, kind != .leftBrace, !isWord(.where) {
        let before = at
        let type = readType()
        pending.append(type)
        if kind == .comma || at == before { at += 1 }
      }
      outline.declarations[Int(id)].inherits = list(since: mark)
    }
    while at < limit, kind != .leftBrace, !(newline() && isTypeEnd()) { at += 1 }
    if kind == .leftBrace {
      let before = trailing
      inside { parser in
        parser.trailing = true
        let items = parser.readItems(inEnum: declared == .enum, inType: true)
        // Members are found through the declarations; only statements would need the list.
        parser.outline.lists.removeLast(Int(items.count))
      }
      trailing = before
    }
    finish(id, at: start)
  }

  /// A line that cannot go on with a type's `where` clause.
  private func isTypeEnd() -> Bool {
    kind == .at || kind == .rightBrace || kind == .word && (word == .func || word == .var || word == .let || word == .class
      || word == .struct || word == .enum || word == .extension || word == .import)
  }

  /// The last name of a type.
  private func typeName(_ type: NodeID) -> NameID {
    guard type != none else { return none }
    let node = outline.nodes[Int(type)]
    switch node.kind {
    case .name, .member: return node.name
    case .generic: return typeName(node.base)
    default: return none
    }
  }

  private mutating func readFunction(_ declared: DeclarationKind, _ prefix: Prefix) {
    let start = at
    at += 1
    var name = Word(rawValue: tokens[start].payload) == .func || Word(rawValue: tokens[start].payload) == .macro
      ? none : tokens[start].payload
    var nameAt = start
    if name == none, at < limit {
      // A function's name may be an operator.
      nameAt = at
      name = isName() || kind == .binaryOperator || kind == .prefixOperator || kind == .postfixOperator ? token.payload : none
      at += 1
    }
    let id = begin(declared, name: name, at: nameAt, prefix)
    if kind == .postfixQuestion || kind == .postfixExclamation || kind == .infixQuestion {
      outline.declarations[Int(id)].modifiers.insert(.optional)
      at += 1
    }
    skipGenericParameters()
    if kind == .leftParen { readParameters(of: id) }
    while isWord(.async) || isWord(.throws) || isWord(.rethrows) || isWord(.reasync) {
      let isThrows = isWord(.throws)
      at += 1
      if isThrows, kind == .leftParen { skipGroup() }
    }
    if kind == .arrow {
      at += 1
      outline.declarations[Int(id)].type = readType()
    }
    if isWord(.where) { while at < limit, kind != .leftBrace, !(newline() && isTypeEnd()) { at += 1 } }
    if kind == .leftBrace { readBody(of: id, isFunction: declared != .subscript) }
    finish(id, at: start)
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
        let labelAt = parser.at
        let nameAt = parser.isName(ahead: 1) ? parser.at + 1 : parser.at
        let parameter = parser.begin(.parameter, name: parser.tokens[nameAt].payload, at: nameAt, prefix)
        let label = parser.tokens[labelAt].payload
        parser.outline.declarations[Int(parameter)].label = label == Word.underscore.rawValue ? none : label
        parser.at = nameAt + 1
        if parser.kind == .colon {
          parser.at += 1
          let type = parser.readType()
          parser.outline.declarations[Int(parameter)].type = type
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
    outline.declarations[Int(id)].parameters = list(since: mark)
  }

  private mutating func readParameterAttributes() -> Prefix {
    let end = at
    var index = at
    while index < limit, tokens[index].kind == .at {
      index += 2
      if index < limit, tokens[index].kind == .leftParen, tokens[index].payload != Token.none {
        index = Int(tokens[index].payload) + 1
      }
    }
    return index == end ? (ListRange(), []) : readAttributesAndModifiers(upTo: min(index, limit))
  }

  /// A `{ … }` that is a body of statements or a list of accessors.
  private mutating func readBody(of id: DeclarationID, isFunction: Bool) {
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

  private func holdsAccessors() -> Bool {
    var index = at + 1
    while index < limit, tokens[index].kind == .at {
      index += 2
      if index < limit, tokens[index].kind == .leftParen { return false }
    }
    while index < limit, tokens[index].kind == .word, let word = Word(rawValue: tokens[index].payload) {
      switch word {
      case .get, .set, ._read, ._modify, .willSet, .didSet, .read, .`init`:
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
      let accessorAt = at
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
      while isWord(.async) || isWord(.throws) { at += 1 }
      if kind == .leftBrace {
        let body = readBlock()
        outline.declarations[Int(accessor)].body = body
      }
      close(accessor)
      _ = accessorAt
    }
  }

  private mutating func readVariables(_ prefix: Prefix) {
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
  private mutating func readTupleVariables(_ prefix: Prefix, at start: Int) {
    guard kind == .leftParen else {
      at += 1
      return
    }
    var bound: [DeclarationID] = []
    inside { parser in
      while parser.at < parser.limit {
        if parser.isName(), parser.kind(ahead: 1) != .colon {
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
        if parser.isName(), parser.kind(ahead: 1) == .colon || parser.isName(ahead: 1) && parser.kind(ahead: 2) == .colon {
          name = parser.token.payload
          parser.at += parser.kind(ahead: 1) == .colon ? 2 : 3
        }
        let parameter = parser.open(.parameter, name: name, at: start)
        let type = parser.readType()
        parser.outline.declarations[Int(parameter)].type = type
        parser.outline.declarations[Int(parameter)].label = name == Word.underscore.rawValue ? none : name
        parser.close(parameter)
        parser.pending.append(parameter)
        while parser.at < parser.limit, parser.kind != .comma { parser.at += 1 }
        parser.at += 1
      }
    }
    outline.declarations[Int(id)].parameters = list(since: mark)
  }

  private mutating func readTypeAlias(_ prefix: Prefix) {
    let start = at
    at += 1
    let id = begin(.typeAlias, name: token.payload, at: at, prefix)
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
    finish(id, at: start)
  }

  // MARK: Types

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
      case .some, .any, .inout, .borrowing, .consuming, .isolated, .sending, .nonisolated, .__owned, .__shared, .each, .repeat:
        // `isolated` and others may be a type's own name.
        guard isName(ahead: 1) || kind(ahead: 1) == .leftParen || kind(ahead: 1) == .leftBracket || kind(ahead: 1) == .at
        else { break }
        at += 1
        skipAttributes()
        continue
      default: break
      }
      break
    }
    var type = readSimpleType()
    if isOperator(at, "&"), kind == .binaryOperator {
      let mark = pending.count
      pending.append(type)
      while isOperator(at, "&"), kind == .binaryOperator {
        at += 1
        let next = readSimpleType()
        pending.append(next)
      }
      type = add(.composition, listSince: mark, at: start)
    }
    let isFunction = kind == .arrow || (isWord(.async) || isWord(.throws) || isWord(.rethrows)) && !newline()
    if isFunction {
      let before = at
      while isWord(.async) || isWord(.throws) || isWord(.rethrows) {
        at += 1
        if kind == .leftParen { skipGroup() }
      }
      guard kind == .arrow else {
        at = before
        return type
      }
      at += 1
      let result = readType()
      let mark = pending.count
      let node = outline.nodes[Int(type)]
      if node.kind == .tuple { pending.append(contentsOf: outline.list(of: node)) } else { pending.append(type) }
      return add(.functionType, base: result, listSince: mark, at: start)
    }
    return type
  }

  private mutating func readSimpleType() -> NodeID {
    let start = at
    var type: NodeID
    switch kind {
    case .word, .quotedIdentifier:
      type = leaf(named: token.payload, at: at)
      at += 1
    case .leftParen:
      let mark = pending.count
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
      if pending.count == mark + 1, kind != .arrow, !isWord(.async), !isWord(.throws) {
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
      return readSimpleType(after: start)
    default:
      return leaf(.skipped)
    }
    return readTypeSuffix(type, at: start)
  }

  private mutating func readSimpleType(after start: Int) -> NodeID {
    guard isName() else { return leaf(.skipped) }
    at += 1
    return leaf(named: tokens[at - 1].payload, at: at - 1)
  }

  private mutating func readTypeSuffix(_ base: NodeID, at start: Int) -> NodeID {
    var type = base
    while at < limit {
      switch kind {
      case .period where isName(ahead: 1):
        let name = tokens[at + 1].payload
        let isMetatype = isMetatypeWord(word(ahead: 1))
        at += 2
        if isMetatype { continue }
        type = add(Node(.member, name: name, base: type), at: at - 1)
      case .postfixQuestion, .postfixExclamation, .infixQuestion:
        guard touches else { return type }
        at += 1
      case .binaryOperator, .prefixOperator, .postfixOperator:
        if touches, isOperator(at, "<") {
          let mark = pending.count
          let before = at
          guard readGenericArguments() else {
            pending.removeSubrange(mark...)
            at = before
            return type
          }
          type = add(.generic, base: type, listSince: mark, at: start)
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

  private func isMetatypeWord(_ word: Word?) -> Bool {
    switch word {
    case .`Type`?, .`Protocol`?: true
    default: false
    }
  }

  /// Reads `<A, B>` onto `pending`; false where it is not one, `at` anywhere. Must be at the `<`.
  mutating func readGenericArguments() -> Bool {
    guard let end = genericEnd() else { return false }
    let outer = limit
    limit = end
    at += 1
    while at < limit {
      let before = at
      let type = readType()
      pending.append(type)
      while at < limit, kind != .comma { at += 1 }
      if kind == .comma || at == before { at += 1 }
    }
    limit = outer
    at = end + 1
    return true
  }

  /// The token that ends the generic arguments which begin here, if the tokens between are a list of
  /// types and what follows may follow one (Swift's own rule).
  private func genericEnd() -> Int? {
    var open = 0
    var index = at
    while index < limit {
      let token = tokens[index]
      switch token.kind {
      case .binaryOperator, .prefixOperator, .postfixOperator:
        for offset in Int(token.start)..<Int(token.end) {
          switch source[offset] {
          case UInt8(ascii: "<"): open += 1
          case UInt8(ascii: ">"): open -= 1
          case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "."), UInt8(ascii: "&"), UInt8(ascii: "~"): break
          default: return nil
          }
          if open < 0 { return nil }
        }
        if open == 0 { return mayFollowGeneric(index + 1) ? index : nil }
      case .word, .quotedIdentifier, .comma, .period, .colon, .postfixQuestion, .postfixExclamation, .infixQuestion,
        .arrow, .at, .prefixAmpersand, .integer:
        break
      case .leftParen, .leftBracket:
        guard token.payload != Token.none, Int(token.payload) < limit, Int(token.payload) > index else { return nil }
        index = Int(token.payload)
      default: return nil
      }
      index += 1
    }
    return nil
  }

  private func mayFollowGeneric(_ index: Int) -> Bool {
    guard index < limit else { return true }
    let token = tokens[index]
    if token.flags.contains(.newlineBefore) { return true }
    switch token.kind {
    case .leftParen, .rightParen, .leftBracket, .rightBracket, .leftBrace, .rightBrace, .period, .comma, .semicolon,
      .colon, .equal, .postfixQuestion, .postfixExclamation, .endOfFile, .arrow, .infixQuestion:
      return true
    case .binaryOperator, .postfixOperator: return true
    case .word:
      switch Word(rawValue: token.payload) {
      case .in?, .where?, .async?, .throws?, .as?, .is?, .else?: return true
      default: return false
      }
    default: return false
    }
  }

  private mutating func skipGenericParameters() {
    guard isOperator(at, "<") else { return }
    var open = 0
    while at < limit {
      switch kind {
      case .binaryOperator, .prefixOperator, .postfixOperator:
        for offset in Int(token.start)..<Int(token.end) {
          if source[offset] == UInt8(ascii: "<") { open += 1 }
          if source[offset] == UInt8(ascii: ">") { open -= 1 }
        }
        at += 1
        if open <= 0 { return }
      case .leftBrace: return
      case .leftParen: skipGroup()
      default: at += 1
      }
    }
  }
}
