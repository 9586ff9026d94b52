// The outline of one file: its declarations, expressions and statements in flat tables.
// It is vocabulary-neutral: it knows that a call of this shape stands inside that declaration, and
// nothing of what the call means. It is total: broken source gives a smaller outline, never an error.

/// What one Swift file says, without its text.
public struct Outline: Sendable {
  public var nodes = Table<Node>()
  /// The first byte of each node (of its own name or bracket, not of its receiver), 0-based.
  public var starts = Table<UInt32>()
  public var lists = Table<UInt32>()
  public var arguments = Table<Argument>()
  public var declarations = Table<Declaration>()
  /// The first byte of each declaration's name (or keyword, where it has none), 0-based.
  public var declarationStarts = Table<UInt32>()
  public var signatures = Table<Signature>()
  public var attributes = Table<Attribute>()
  public var regions = Table<Region>()
  /// Each `if` and `guard` that asks for an iOS and nothing else.
  public var versionChecks = Table<NodeID>()
  /// The file's own items, in `lists`.
  public var items = ListRange()
  /// Byte ranges of declarations and statements in source order; see `extent(after:)`.
  public var extents = Table<Extent>()

  public init() {}

  public mutating func removeAll() {
    nodes.removeAll()
    starts.removeAll()
    lists.removeAll()
    arguments.removeAll()
    declarations.removeAll()
    declarationStarts.removeAll()
    signatures.removeAll()
    attributes.removeAll()
    regions.removeAll()
    versionChecks.removeAll()
    extents.removeAll()
    items = ListRange()
  }

  /// The elements of a list.
  @inlinable public func list(_ range: ListRange) -> Slice<Table<UInt32>> {
    range.count == 0 ? lists[0..<0] : lists[Int(range.first)..<Int(range.first + range.count)]
  }

  /// The list of a node that has one.
  @inlinable public func list(of node: Node) -> Slice<Table<UInt32>> {
    list(ListRange(first: node.first, count: UInt32(node.count)))
  }

  /// The arguments of a call, index or macro.
  @inlinable public func arguments(of node: Node) -> Slice<Table<Argument>> {
    node.count == 0 ? arguments[0..<0] : arguments[Int(node.first)..<Int(node.first) + Int(node.count)]
  }

  public func signature(of declaration: Declaration) -> Signature {
    declaration.signature == none ? Signature() : signatures[Int(declaration.signature)]
  }

  public func attributes(of declaration: Declaration) -> Slice<Table<Attribute>> {
    let range = signature(of: declaration).attributes
    return attributes[Int(range.first)..<Int(range.first + range.count)]
  }

  /// The extent of the first declaration or statement that begins at or after `offset`.
  public func extent(after offset: Int) -> Range<Int>? {
    let index = firstExtent(after: offset)
    guard index < extents.count else { return nil }
    return Int(extents[index].start)..<Int(extents[index].end)
  }

  /// The extent of the innermost declaration or statement that holds the byte at `offset`.
  public func extent(around offset: Int) -> Range<Int>? {
    var index = firstExtent(after: offset + 1)
    while index > 0 {
      index -= 1
      // Outer ones come first, so the last that reaches the byte is the innermost.
      if Int(extents[index].end) > offset { return Int(extents[index].start)..<Int(extents[index].end) }
    }
    return nil
  }

  /// The index of the first extent that begins at or after `offset`.
  private func firstExtent(after offset: Int) -> Int {
    var low = 0
    var high = extents.count
    while low < high {
      let middle = (low + high) / 2
      if Int(extents[middle].start) < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// The innermost of one outline's declarations whose content holds `node`; `none` at file level.
/// - Parameters:
///   - node: No leaf.
///   - firstNodes: `nodeStart` of each declaration, side by side: looking through whole declarations would wait for memory
///     at each.
public func declaration(
  around node: NodeID, in declarations: UnsafeBufferPointer<Declaration>, firstNodes: UnsafeBufferPointer<NodeID>
) -> DeclarationID {
  // Declarations are in preorder and their node runs nest, so descend: find the last one in reach
  // that starts at or before the node, climb until it also ends after it.
  guard let first = firstNodes.first, first <= node else { return none }
  var last = 0
  var count = firstNodes.count
  while count > 1 {
    // Which half it is in nobody could predict: what is added is chosen, and no branch taken.
    let half = count / 2
    last &+= firstNodes[last &+ half] <= node ? half : 0
    count -= half
  }
  var found = DeclarationID(last)
  while found != none {
    if declarations[Int(found)].nodeStart <= node && node < declarations[Int(found)].nodeEnd { return found }
    found = declarations[Int(found)].parent
  }
  return none
}

/// The bytes of one declaration or statement.
public struct Extent: Sendable, Equatable {
  public var start: UInt32
  public var end: UInt32
}

/// One branch of an `#if`.
public struct Region: Sendable {
  /// The condition; `none` for `#else`.
  public var condition: NodeID
  /// The region of the branch before this one; `none` for the first.
  public var previous: UInt32
  /// The branch around the whole `#if`; `none` at the outside.
  public var parent: UInt32
  public var nodeStart: NodeID
  public var nodeEnd: NodeID
  public var declarationStart: DeclarationID
  public var declarationEnd: DeclarationID
}
