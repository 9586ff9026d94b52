// What may stand before a declaration: attributes with their arguments, and modifiers.

extension Parser {
  typealias Prefix = (attributes: ListRange, modifiers: Modifiers)

  mutating func readAttributesAndModifiers(upTo end: Int) -> Prefix {
    guard at < end else { return (ListRange(), []) }
    let mark = pendingAttributes.count
    var modifiers: Modifiers = []
    while at < end {
      if kind == .at {
        if let attribute = readAttribute() { pendingAttributes.append(attribute) }
        continue
      }
      switch word {
      case .static?, .class?: modifiers.insert(.static)
      case .override?: modifiers.insert(.override)
      case .private?: if kind(ahead: 1) != .leftParen { modifiers.insert(.private) }
      case .fileprivate?: if kind(ahead: 1) != .leftParen { modifiers.formUnion([.private, .ofFile]) }
      case .lazy?: modifiers.insert(.lazy)
      case .weak?, .unowned?: modifiers.insert(.weak)
      case .optional?: modifiers.insert(.optional)
      case .final?: modifiers.insert(.final)
      case .open?, .public?, .package?: modifiers.insert(.exported)
      case .async?: modifiers.insert(.effectful)
      default: break
      }
      at += 1
    }
    at = end
    // Arguments may hold closures with attributes of their own, so these are written down last.
    let own = ListRange(
      first: UInt32(outline.attributes.count), count: UInt32(pendingAttributes.count - mark))
    outline.attributes.append(from: pendingAttributes, since: mark)
    pendingAttributes.cut(to: mark)
    return (own, modifiers)
  }

  private mutating func readAttribute() -> Attribute? {
    at += 1
    guard isName() else { return nil }
    var name = token.payload
    let hasGrammar =
      isWord(.available) || isWord(.backDeployed) || isWord(._backDeploy) || isWord(._spi_available)
      || isWord(._originallyDefinedIn) || isWord(._specialize)
    at += 1
    while at < limit {
      if kind == .period, isName(ahead: 1) {
        name = tokens[at + 1].payload
        at += 2
      } else if touches, isOperator(at, "<") {
        let mark = pending.count
        let isRead = readGenericArguments()
        pending.cut(to: mark)
        if !isRead { at = afterGenerics(at) }
      } else {
        break
      }
    }
    var argument = none
    if kind == .leftParen, touches, hasGrammar {
      // `iOS 17.0, *` is no list of expressions.
      skipGroup()
    } else if kind == .leftParen, touches {
      let mark = pendingArguments.count
      readArguments()
      if pendingArguments.count > mark { argument = pendingArguments[mark].value }
      pendingArguments.cut(to: mark)
    }
    return Attribute(name: name, argument: argument)
  }

  /// Past the attribute that begins at `index`; nil where it has no name, or brackets that do not close.
  mutating func afterAttribute(_ index: Int) -> Int? {
    var index = index + 1
    guard index < limit, tokens[index].kind == .word || tokens[index].kind == .quotedIdentifier else {
      return nil
    }
    index = afterMembers(index + 1)
    if isOperator(index, "<"), !tokens[index].flags.contains(.spaceBefore) {
      index = afterMembers(afterGenerics(index))
    }
    if index < limit, tokens[index].kind == .leftParen, !tokens[index].flags.contains(.spaceBefore) {
      guard tokens[index].payload != Token.none, Int(tokens[index].payload) < limit else { return nil }
      index = Int(tokens[index].payload) + 1
    }
    return index
  }

  /// Past the `.Name`s of an attribute's type.
  private mutating func afterMembers(_ index: Int) -> Int {
    var index = index
    while index + 1 < limit, tokens[index].kind == .period, tokens[index + 1].kind == .word { index += 2 }
    return index
  }

  /// Whether a type begins here with an attribute, alone or behind another: `@autoclosure`, `@escaping @autoclosure`.
  func isMarked(_ attribute: Word) -> Bool {
    var index = at
    while index + 1 < limit, tokens[index].kind == .at {
      if tokens[index + 1].kind == .word, tokens[index + 1].payload == attribute.rawValue { return true }
      index += 2
    }
    return false
  }

  /// Passes over the attributes of a type or a closure.
  mutating func skipAttributes() {
    while kind == .at, at < limit {
      at += 1
      // `@escaping(Int) -> Void` has no argument: the parenthesis begins the type.
      let hasArgument = !(isWord(.escaping) || isWord(.autoclosure) || isWord(.Sendable))
      if isName() { at += 1 }
      while kind == .period, isName(ahead: 1) { at += 2 }
      if hasArgument, kind == .leftParen, touches { skipGroup() }
    }
  }
}
