// Patterns of paths, as `.gitignore` and configurations write them: `*` and `?` stay inside one name, `**` goes
// through folders, `[a-z]` is one of several bytes, `{a,b}` one of several texts, `\` takes the next byte as it is.
// Trap: matching must not take exponential time, whatever the pattern; each `*` tries again from its last place
// only, and folders are matched over a table.

/// A pattern of paths. Paths are relative, their names parted by `/`.
public struct Glob: Sendable, Hashable {
  /// Each alternative of the pattern's braces: the patterns of the names in it.
  private let alternatives: [[[UInt8]]]
  /// The pattern, as it was written.
  public let text: String

  /// A pattern without `/` inside matches at any depth; one with `/` begins where its file stands.
  public init(_ text: String, expandsBraces: Bool = true) {
    self.text = text
    alternatives = (expandsBraces ? expandBraces(Array(text.utf8)) : [Array(text.utf8)]).map { pattern in
      var names = pattern.split(separator: UInt8(ascii: "/")).map(Array.init)
      if pattern.dropLast().firstIndex(of: UInt8(ascii: "/")) == nil { names.insert(Array("**".utf8), at: 0) }
      return names
    }
  }

  /// Whether it matches this path itself.
  public func matches(_ path: String) -> Bool { matches(names(of: path)[...]) }

  /// Whether it matches the path or a folder that the path is in.
  public func matchesPathOrFolder(_ path: String) -> Bool {
    let names = names(of: path)
    return names.indices.contains { matches(names[...$0]) }
  }

  private func names(of path: String) -> [Substring.UTF8View] {
    path.split(separator: "/").filter { $0 != "." }.map(\.utf8)
  }

  private func matches(_ path: ArraySlice<Substring.UTF8View>) -> Bool {
    !text.isEmpty && alternatives.contains { matchesFolders($0, path) }
  }
}

/// Whether names match patterns of names, of which `**` stands for any number of them.
private func matchesFolders(_ patterns: [[UInt8]], _ path: ArraySlice<Substring.UTF8View>) -> Bool {
  // `reached[n]`: the patterns so far match the first `n` names.
  var reached = [Bool](repeating: false, count: path.count + 1)
  reached[0] = true
  for (number, pattern) in patterns.enumerated() {
    var next = [Bool](repeating: false, count: path.count + 1)
    let isAny = pattern.elementsEqual("**".utf8)
    for count in 0...path.count where reached[count] {
      if isAny {
        // At the end it is what is inside a folder, not the folder.
        let first = number == patterns.count - 1 && number > 0 ? count + 1 : count
        if first <= path.count { for further in first...path.count { next[further] = true } }
        break
      }
      if count < path.count, matchesName(pattern, Array(path[path.startIndex + count])) { next[count + 1] = true }
    }
    reached = next
  }
  return reached[path.count]
}

/// Whether one name matches a pattern without `/`.
private func matchesName(_ pattern: [UInt8], _ name: [UInt8]) -> Bool {
  var (at, offset) = (0, 0)
  // Where to go on after the last `*`: one byte further into the name.
  var retry: (at: Int, offset: Int)?
  while offset < name.count || at < pattern.count {
    if at < pattern.count {
      if pattern[at] == UInt8(ascii: "*") {
        retry = (at, offset + 1)
        at += 1
        continue
      }
      if offset < name.count, let next = matchesByte(pattern, at, name[offset]) {
        at = next
        offset += 1
        continue
      }
    }
    guard let last = retry, last.offset <= name.count else { return false }
    retry = (last.at, last.offset + 1)
    (at, offset) = (last.at + 1, last.offset)
  }
  return true
}

/// The place behind the part of the pattern at `at`, if that part matches a byte.
private func matchesByte(_ pattern: [UInt8], _ at: Int, _ byte: UInt8) -> Int? {
  switch pattern[at] {
  case UInt8(ascii: "?"): return at + 1
  case UInt8(ascii: "["):
    guard let (end, holds) = readClass(pattern, at, byte) else { return pattern[at] == byte ? at + 1 : nil }
    return holds ? end : nil
  case UInt8(ascii: "\\") where at + 1 < pattern.count: return pattern[at + 1] == byte ? at + 2 : nil
  default: return pattern[at] == byte ? at + 1 : nil
  }
}

/// `[abc]`, `[a-z]`, `[!a]`: where it ends and whether it holds the byte; nil where it is not closed.
private func readClass(_ pattern: [UInt8], _ start: Int, _ byte: UInt8) -> (end: Int, holds: Bool)? {
  var at = start + 1
  let isNegated = at < pattern.count && (pattern[at] == UInt8(ascii: "!") || pattern[at] == UInt8(ascii: "^"))
  if isNegated { at += 1 }
  var holds = false
  let first = at
  while at < pattern.count {
    // A bracket at the very beginning is one of the bytes.
    if pattern[at] == UInt8(ascii: "]"), at > first { return (at + 1, holds != isNegated) }
    if pattern[at] == UInt8(ascii: "\\"), at + 1 < pattern.count { at += 1 }
    let low = pattern[at]
    var high = low
    if at + 2 < pattern.count, pattern[at + 1] == UInt8(ascii: "-"), pattern[at + 2] != UInt8(ascii: "]") {
      high = pattern[at + 2]
      at += 2
    }
    if low <= byte, byte <= high { holds = true }
    at += 1
  }
  return nil
}

/// `a{b,c}d` as `abd` and `acd`; braces may nest. At most 64 alternatives: the rest is left as written.
private func expandBraces(_ pattern: [UInt8]) -> [[UInt8]] {
  var done: [[UInt8]] = []
  var waiting = [pattern]
  while let current = waiting.popLast() {
    guard let (open, parts, close) = firstBraces(current), done.count + waiting.count + parts.count <= 64 else {
      done.append(current)
      continue
    }
    waiting += parts.reversed().map { Array(current[..<open]) + $0 + Array(current[(close + 1)...]) }
  }
  return done
}

/// The first closed braces with a comma: where they open, what is between their commas, where they close.
private func firstBraces(_ pattern: [UInt8]) -> (open: Int, parts: [[UInt8]], close: Int)? {
  guard let open = pattern.firstIndex(of: UInt8(ascii: "{")) else { return nil }
  var depth = 0
  var parts: [[UInt8]] = [[]]
  for index in open..<pattern.count {
    switch pattern[index] {
    case UInt8(ascii: "{"):
      depth += 1
      if depth == 1 { continue }
    case UInt8(ascii: "}"):
      depth -= 1
      if depth == 0 { return parts.count > 1 ? (open, parts, index) : nil }
    case UInt8(ascii: ",") where depth == 1:
      parts.append([])
      continue
    default: break
    }
    parts[parts.count - 1].append(pattern[index])
  }
  return nil
}
