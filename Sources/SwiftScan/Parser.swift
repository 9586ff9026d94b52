// Reads tokens into an outline. It recurses, but never with the input: every bracket is entered
// through `inside`, which counts, and past `deepest` a group is one `skipped` node, left at its partner.
// Whatever it does not understand costs the rest of one group; every loop moves on or ends.

/// Reads the tokens of one file; buffers are reused from file to file.
/// Sendable, since `source` points nowhere but during `read`.
public struct Parser: @unchecked Sendable {
  var tokens = Table<Token>()
  var at = 0
  /// The first token that is not part of the group being read.
  var limit = 0
  var depth = 0
  /// `limit`, if it is the operator that ends a list of generic arguments.
  var genericLimit = -1
  /// Whether a `{` here may be a trailing closure.
  var trailing = true
  var outline = Outline()
  /// Where lists are gathered before they are written down; a stack.
  var pending = Table<UInt32>()
  var pendingArguments = Table<Argument>()
  var pendingAttributes = Table<Attribute>()
  /// The shared leaf of each name, by name.
  var leafOfName = Table<NodeID>()
  var leafOfString = Table<NodeID>()
  var usedLeaves = Table<NameID>()
  var usedStrings = Table<NameID>()
  var sharedLeaves = Table<NodeID>()
  /// The last number of each of some values.
  var leafOfNumber = Table<NodeID>()
  /// Names bound by the patterns being read, whose subjects are not known yet; a stack.
  var destructured = Table<DeclarationID>()
  /// Whether a name here is bound: in a pattern behind `let`, not behind a `.` or before a `(`.
  var bindsNames = false
  var enclosing: DeclarationID = none
  var openRegion: UInt32 = none
  private var openBrackets = Table<UInt32>()
  /// Where string literals are interned.
  var names = NameTable(seeds: [])
  var source = UnsafeBufferPointer<UInt8>(start: nil, count: 0)

  /// How deep reading may nest (a bracket counts one or two) before a group is skipped. No file of
  /// 83 apps is cut by it. Measured without optimisation, this depth takes at most 384 KB of
  /// stack; threads other than the first have 512 KB on macOS.
  static let deepest = 128

  /// How many tokens or groups a question may look ahead, so that no input costs the square of its
  /// length. Real code needs a few dozen.
  static let farthest = 400

  /// Whether `Outline.extents` are written down.
  public var notesExtents = true

  public init() {}

  /// Reads `list`, which `scan` made from `source`. Names of short strings are added to `list.names`.
  /// Brackets in `list.tokens` are paired. The outline is valid until the next call.
  public mutating func read(_ list: inout TokenList, source: UnsafeBufferPointer<UInt8>) -> Outline {
    list.tokens.own()
    list.names.own()
    pairBrackets(&list.tokens, list.structure, open: &openBrackets)
    // Swapped, not copied: a second owner would make the next file copy every buffer.
    swap(&tokens, &list.tokens)
    swap(&names, &list.names)
    self.source = source
    limit = tokens.count
    let end = UInt32(source.count)
    tokens.append(Token(start: end, end: end, kind: .endOfFile, flags: [.newlineBefore, .spaceBefore]))
    reset()
    outline.items = readItems(inEnum: false, inType: false)
    closeRegions()
    tokens.removeLast()
    swap(&tokens, &list.tokens)
    swap(&names, &list.names)
    self.source = UnsafeBufferPointer(start: nil, count: 0)
    return outline
  }

  private mutating func reset() {
    outline.removeAll()
    pending.removeAll()
    pendingArguments.removeAll()
    pendingAttributes.removeAll()
    leafOfName.own()
    leafOfString.own()
    for name in usedLeaves { leafOfName[Int(name)] = none }
    for name in usedStrings { leafOfString[Int(name)] = none }
    usedLeaves.removeAll()
    usedStrings.removeAll()
    sharedLeaves.removeAll()
    sharedLeaves.append(repeating: none, count: 64)
    leafOfNumber.removeAll()
    leafOfNumber.append(repeating: none, count: Parser.numberSlots)
    at = 0
    depth = 0
    genericLimit = -1
    enclosing = none
    openRegion = none
    destructured.removeAll()
    bindsNames = false
    trailing = true
  }

  // MARK: Looking

  // Whoever only looks is `mutating` too: without optimisation, to lend `self` is to load all of it onto
  // the stack, at each call, in functions that recurse.

  var token: Token {
    mutating get { tokens[min(at, limit)] }
  }
  var kind: TokenKind {
    mutating get { at < limit ? tokens[at].kind : .endOfFile }
  }

  mutating func kind(ahead: Int) -> TokenKind { at + ahead < limit ? tokens[at + ahead].kind : .endOfFile }

  /// The word here, if it is one and not in back-ticks.
  var word: Word? {
    @inline(__always) mutating get { word(ahead: 0) }
  }

  @inline(__always)
  mutating func word(ahead: Int) -> Word? {
    guard at + ahead < limit, tokens[at + ahead].kind == .word else { return nil }
    return Word(tokens[at + ahead].payload)
  }

  mutating func isWord(_ word: Word, ahead: Int = 0) -> Bool {
    at + ahead >= 0 && at + ahead < limit && tokens[at + ahead].kind == .word
      && tokens[at + ahead].payload == word.rawValue
  }

  @inline(__always)
  mutating func isName(ahead: Int = 0) -> Bool {
    let index = at + ahead
    guard index >= 0, index < limit else { return false }
    let kind = tokens[index].kind
    return kind == .word || kind == .quotedIdentifier
  }

  mutating func newline(ahead: Int = 0) -> Bool {
    at + ahead >= limit || tokens[at + ahead].flags.contains(.newlineBefore)
  }

  /// Whether this token touches the one before it.
  var touches: Bool {
    mutating get { at < limit && at > 0 && !tokens[at].flags.contains(.spaceBefore) }
  }

  var isDirective: Bool {
    mutating get {
      switch kind {
      case .poundIf, .poundElseif, .poundElse, .poundEndif: true
      default: false
      }
    }
  }

  // MARK: Groups

  /// Reads a bracketed group: `body` sees only what is inside, and reading goes on behind the partner.
  /// Returns false where the group was too deep, and left unread.
  @discardableResult
  mutating func inside(_ body: (inout Parser) -> Void) -> Bool {
    let outer = limit
    let partner = tokens[at].payload
    let end = partner == Token.none || Int(partner) > outer || Int(partner) < at ? outer : Int(partner)
    at += 1
    let readable = depth < Parser.deepest
    if readable {
      depth += 1
      limit = end
      body(&self)
      limit = outer
      depth -= 1
    }
    at = end < outer ? end + 1 : outer
    return readable
  }

  /// Passes over a bracketed group.
  mutating func skipGroup() {
    let partner = tokens[at].payload
    at = partner == Token.none || Int(partner) >= limit || Int(partner) < at ? limit : Int(partner) + 1
  }

  // MARK: Making

  mutating func add(_ node: Node, at index: Int) -> NodeID {
    // There are fewer nodes than bytes, and fewer of those than 4 GB.
    let id = NodeID(truncatingIfNeeded: outline.nodes.count)
    outline.nodes.append(node)
    outline.starts.append(tokens[index].start)
    return id
  }

  /// The one leaf of this kind.
  mutating func leaf(_ kind: NodeKind) -> NodeID {
    let slot = Int(kind.rawValue)
    if sharedLeaves[slot] == none { sharedLeaves[slot] = add(Node(kind), at: min(at, tokens.count - 1)) }
    return sharedLeaves[slot]
  }

  @inline(__always)
  mutating func leaf(named name: NameID, at index: Int) -> NodeID {
    // Most names were met before.
    let slot = Int(name)
    if slot < leafOfName.count, leafOfName[slot] != none { return leafOfName[slot] }
    return addLeaf(named: name, at: index)
  }

  @inline(never)
  private mutating func addLeaf(named name: NameID, at index: Int) -> NodeID {
    // An editor placeholder is a word without a name.
    guard name != none else { return leaf(.skipped) }
    Parser.makeRoom(for: name, in: &leafOfName)
    usedLeaves.append(name)
    let node = add(Node(.name, name: name), at: index)
    leafOfName[Int(name)] = node
    return node
  }

  mutating func leaf(string name: NameID, at index: Int) -> NodeID {
    Parser.makeRoom(for: name, in: &leafOfString)
    if leafOfString[Int(name)] != none { return leafOfString[Int(name)] }
    usedStrings.append(name)
    let node = add(Node(.string, name: name), at: index)
    leafOfString[Int(name)] = node
    return node
  }

  private static func makeRoom(for name: NameID, in table: inout Table<NodeID>) {
    let needed = Int(name) + 1 - table.count
    if needed > 0 { table.append(repeating: none, count: max(needed, 1024)) }
  }

  /// Writes down what was gathered since `mark`.
  mutating func list(since mark: Int) -> ListRange {
    let first = UInt32(outline.lists.count)
    outline.lists.append(from: pending, since: mark)
    let count = UInt32(pending.count - mark)
    pending.cut(to: mark)
    return ListRange(first: first, count: count)
  }

  /// Makes a node with the list gathered since `mark`; a list over 65,535 long is cut.
  mutating func add(
    _ kind: NodeKind, base: NodeID = none, listSince mark: Int, at index: Int, flags: NodeFlags = []
  )
    -> NodeID
  {
    let range = list(since: mark)
    return add(
      Node(kind, base: base, first: range.first, count: UInt16(clamping: range.count), flags: flags),
      at: index)
  }

  mutating func argumentList(since mark: Int) -> (first: UInt32, count: UInt16) {
    let first = UInt32(outline.arguments.count)
    outline.arguments.append(from: pendingArguments, since: mark)
    let count = UInt16(clamping: pendingArguments.count - mark)
    pendingArguments.cut(to: mark)
    return (first, count)
  }

  // MARK: Declarations as scopes

  mutating func open(_ kind: DeclarationKind, name: NameID, at index: Int) -> DeclarationID {
    let id = DeclarationID(outline.declarations.count)
    outline.declarations.append(
      Declaration(kind, name: name, parent: enclosing, nodeStart: NodeID(outline.nodes.count)))
    outline.declarationStarts.append(tokens[min(index, tokens.count - 1)].start)
    enclosing = id
    return id
  }

  mutating func close(_ id: DeclarationID) {
    outline.declarations[Int(id)].end = DeclarationID(outline.declarations.count)
    outline.declarations[Int(id)].nodeEnd = NodeID(outline.nodes.count)
    enclosing = outline.declarations[Int(id)].parent
  }

  /// Adds to a declaration's signature, which it has as soon as there is something in it.
  mutating func sign(
    _ id: DeclarationID, inherits: ListRange = ListRange(), generics: ListRange = ListRange(), parameters: ListRange = ListRange(),
    attributes: ListRange = ListRange()
  ) {
    guard inherits.count | generics.count | parameters.count | attributes.count > 0 else { return }
    if outline.declarations[Int(id)].signature == none {
      outline.declarations[Int(id)].signature = UInt32(outline.signatures.count)
      outline.signatures.append(Signature())
    }
    var signature = outline.signatures[Int(outline.declarations[Int(id)].signature)]
    if inherits.count > 0 { signature.inherits = inherits }
    if generics.count > 0 { signature.generics = generics }
    if parameters.count > 0 { signature.parameters = parameters }
    if attributes.count > 0 { signature.attributes = attributes }
    outline.signatures[Int(outline.declarations[Int(id)].signature)] = signature
  }

  /// Those outside come first, so an extent has its place before its end is known.
  mutating func reserveExtent() -> Int {
    if notesExtents { outline.extents.append(Extent(start: 0, end: 0)) }
    return outline.extents.count - 1
  }

  mutating func addExtent(from start: Int, reserved slot: Int) {
    guard notesExtents else { return }
    let last = max(start, at - 1)
    outline.extents[slot] = Extent(start: tokens[start].start, end: tokens[min(last, tokens.count - 1)].end)
  }

  // MARK: #if

  private mutating func openBranch(previous: UInt32, condition: NodeID) {
    outline.regions.append(
      Region(
        condition: condition, previous: previous,
        parent: previous == none ? openRegion : outline.regions[Int(previous)].parent,
        nodeStart: NodeID(outline.nodes.count), nodeEnd: 0,
        declarationStart: DeclarationID(outline.declarations.count), declarationEnd: 0))
    openRegion = UInt32(outline.regions.count - 1)
  }

  private mutating func closeBranch() {
    guard openRegion != none else { return }
    outline.regions[Int(openRegion)].nodeEnd = NodeID(outline.nodes.count)
    outline.regions[Int(openRegion)].declarationEnd = DeclarationID(outline.declarations.count)
  }

  private mutating func closeRegions() {
    while openRegion != none {
      closeBranch()
      openRegion = outline.regions[Int(openRegion)].parent
    }
  }

  /// Reads one conditional directive; the branches' contents are read as if there were no `#if`.
  mutating func readDirective() {
    let directive = kind
    at += 1
    switch directive {
    case .poundIf:
      openBranch(previous: none, condition: readDirectiveCondition())
    case .poundElseif:
      closeBranch()
      let previous = openRegion
      let condition = readDirectiveCondition()
      openBranch(previous: previous, condition: condition)
    case .poundElse:
      closeBranch()
      openBranch(previous: openRegion, condition: none)
    case .poundEndif:
      closeBranch()
      if openRegion != none { openRegion = outline.regions[Int(openRegion)].parent }
    default: break
    }
  }

  private mutating func readDirectiveCondition() -> NodeID {
    let outer = limit
    var end = at
    while end < outer, !tokens[end].flags.contains(.newlineBefore) { end += 1 }
    limit = end
    let condition = at < end ? readExpression() : leaf(.skipped)
    limit = outer
    at = end
    return condition
  }
}
