// Pairs brackets and string quotes before anything is parsed, so that the parser can leave any
// bracket it does not understand at its partner, and broken code costs one group and not the file.
// Trap: the branches of an `#if` need not balance; each starts from the state before the first.

/// Sets the payload of every bracket and quote to its partner's index, or `Token.none`.
func pairBrackets(_ tokens: inout [Token], open: inout [UInt32]) {
  open.removeAll(keepingCapacity: true)
  var branches: [[UInt32]?] = []
  var depth = 0
  for index in tokens.indices {
    let kind = tokens[index].kind
    switch kind {
    case .leftParen, .leftBracket, .leftBrace, .openQuote:
      tokens[index].payload = Token.none
      open.append(UInt32(index))
    case .rightParen, .rightBracket, .rightBrace, .closeQuote:
      tokens[index].payload = Token.none
      close(kind, at: index, &tokens, &open)
    case .poundIf:
      depth += 1
      // Past these bounds, which no real file meets, a copy for each branch would cost too much.
      if branches.count < 256 { branches.append(open.count < 4096 ? open : nil) }
    case .poundElse, .poundElseif:
      if branches.count == depth, let last = branches.last, let before = last { open = before }
    case .poundEndif:
      if branches.count == depth, depth > 0 { branches.removeLast() }
      if depth > 0 { depth -= 1 }
    default: break
    }
  }
}

/// Pairs a closing bracket with the nearest open one of its kind; what was left open between is unpaired.
private func close(_ kind: TokenKind, at index: Int, _ tokens: inout [Token], _ open: inout [UInt32]) {
  let wanted = opener(of: kind)
  // A closing brace may end several unclosed parens; a paren never ends a brace.
  var depth = open.count - 1
  while depth >= 0 {
    let candidate = tokens[Int(open[depth])].kind
    if candidate == wanted {
      tokens[index].payload = open[depth]
      tokens[Int(open[depth])].payload = UInt32(index)
      open.removeSubrange(depth...)
      return
    }
    if candidate == .leftBrace { return }
    depth -= 1
    if open.count - depth > 64 { return }
  }
}

private func opener(of kind: TokenKind) -> TokenKind {
  switch kind {
  case .rightParen: .leftParen
  case .rightBracket: .leftBracket
  case .rightBrace: .leftBrace
  default: .openQuote
  }
}
