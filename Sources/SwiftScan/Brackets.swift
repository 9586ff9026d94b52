// Pairs brackets and string quotes before anything is parsed, so that the parser can leave any
// bracket it does not understand at its partner, and broken code costs one group and not the file.
// Trap: the branches of an `#if` need not balance. Each starts from the state before the first, and
// what several branches leave open is closed by one bracket behind the `#endif`.

/// Sets the payload of every bracket and quote to its partner's index, or `Token.none`.
/// - Parameter structure: The indices of the structural tokens, in order.
func pairBrackets(_ tokens: inout Table<Token>, _ structure: Table<UInt32>, open: inout Table<UInt32>) {
  open.removeAll()
  var conditionals: [Conditional] = []
  var twins: [UInt32: [UInt32]] = [:]
  var depth = 0
  for place in structure.indices {
    let index = Int(structure[place])
    let kind = tokens[index].kind
    switch kind {
    case .leftParen, .leftBracket, .leftBrace, .openQuote:
      tokens[index].payload = Token.none
      open.append(UInt32(truncatingIfNeeded: index))
    case .rightParen, .rightBracket, .rightBrace, .closeQuote:
      tokens[index].payload = Token.none
      guard let partner = close(kind, at: index, &tokens, &open), !twins.isEmpty else { continue }
      for twin in twins[partner] ?? [] { tokens[Int(twin)].payload = UInt32(index) }
    case .poundIf:
      depth += 1
      if conditionals.count < 256 { conditionals.append(Conditional(open)) }
    case .poundElse, .poundElseif:
      guard conditionals.count == depth, depth > 0 else { continue }
      conditionals[depth - 1].endBranch(&open)
    case .poundEndif:
      if conditionals.count == depth, let conditional = conditionals.popLast() {
        for orphan in conditional.orphans where orphan.position < open.count {
          twins[open[orphan.position], default: []].append(orphan.token)
        }
      }
      if depth > 0 { depth -= 1 }
    default: break
    }
  }
}

extension TokenKind {
  /// Whether it has a partner or parts those that have: brackets, quotes of strings, directives of `#if`.
  @inline(__always)
  var isStructural: Bool {
    switch self {
    case .leftParen, .leftBracket, .leftBrace, .openQuote, .rightParen, .rightBracket, .rightBrace, .closeQuote,
      .poundIf, .poundElse, .poundElseif, .poundEndif:
      true
    default: false
    }
  }
}

/// An `#if` that is being read.
private struct Conditional {
  /// What was open before its first branch; nil where a copy for each branch would cost too much, which
  /// happens in no real file.
  private let before: [UInt32]?
  /// What earlier branches left open, and where on the stack it was.
  private(set) var orphans: [(position: Int, token: UInt32)] = []

  init(_ open: Table<UInt32>) { before = open.count < 4096 ? Array(open) : nil }

  mutating func endBranch(_ open: inout Table<UInt32>) {
    guard let before else { return }
    if open.count > before.count {
      for position in before.count..<open.count { orphans.append((position, open[position])) }
    }
    open.cut(to: 0)
    before.withUnsafeBufferPointer { before in
      if let start = before.baseAddress { open.append(start, count: before.count) }
    }
  }
}

/// Pairs a closing bracket with the nearest open one of its kind, and returns that; what was left open
/// between is unpaired.
@inline(__always)
private func close(
  _ kind: TokenKind, at index: Int, _ tokens: inout Table<Token>, _ open: inout Table<UInt32>
) -> UInt32? {
  let wanted = opener(of: kind)
  // A closing brace may end several unclosed parens; a paren never ends a brace.
  var depth = open.count - 1
  while depth >= 0 {
    let partner = open[depth]
    let candidate = tokens[Int(partner)].kind
    if candidate == wanted {
      tokens[index].payload = partner
      tokens[Int(partner)].payload = UInt32(index)
      open.cut(to: depth)
      return partner
    }
    if candidate == .leftBrace { return nil }
    depth -= 1
    if open.count - depth > 64 { return nil }
  }
  return nil
}

private func opener(of kind: TokenKind) -> TokenKind {
  switch kind {
  case .rightParen: .leftParen
  case .rightBracket: .leftBracket
  case .rightBrace: .leftBrace
  default: .openQuote
  }
}
