// Walks over the lines of a rule page from top to bottom, once. Each `read…` takes the next part
// or throws with the place; nothing is skipped but blank lines.

import JSON

struct PageReader {
  private let path: String
  private let index: LineIndex
  /// The next line to read, 1-based.
  private var line = 1

  init(text: String, path: String) { self.init(Array(text.utf8), path: path) }

  init(_ text: [UInt8], path: String) {
    self.path = path
    index = LineIndex(text)
  }

  /// Heading, summary and rule block. With `checks`, the check must be one of them.
  mutating func readRule(id: String, checks: [String]? = nil) throws(PageError) -> Rule {
    skipBlank()
    guard text(line) == "# \(id)" else {
      throw error("the page must begin with the heading `# \(id)`")
    }
    line += 1
    skipBlank()
    guard let summary = text(line), !summary.hasPrefix("#"), !summary.hasPrefix("```") else {
      throw error("a summary line was expected after the heading")
    }
    line += 1
    skipBlank()
    guard text(line) == "```json rule" else {
      throw error("a fenced block `json rule` was expected after the summary, which is one line")
    }
    let block = try readFenced()
    var rule = Rule(id: id, summary: summary, severity: .info, check: "")
    try readRuleBlock(block, into: &rule, checks: checks)
    return rule
  }

  /// The Markdown under `## title`.
  mutating func readSection(_ title: String) throws(PageError) -> String {
    skipBlank()
    guard text(line) == "## \(title)" else { throw error("the section `## \(title)` was expected") }
    let heading = line
    line += 1
    var lines: [String] = []
    while let text = text(line), !text.hasPrefix("## "), !isExampleFence(text) {
      if text.hasPrefix("```") {
        // A fenced block of prose may hold what looks like a heading.
        let start = line
        _ = try readFenced()
        for inner in start..<line { lines.append(self.text(inner) ?? "") }
      } else {
        lines.append(text)
        line += 1
      }
    }
    let body = trimmingBlank(lines)
    guard !body.isEmpty else { throw error("the section `## \(title)` says nothing", line: heading) }
    return body.joined(separator: "\n")
  }

  mutating func readExamples() throws(PageError) -> [RulePage.Example] {
    skipBlank()
    if text(line) == "## Examples" { line += 1 }
    var examples: [RulePage.Example] = []
    // The name of a block that the next one may continue; nil where prose or a nameless block ended it.
    var continues = false
    while let text = text(line) {
      guard !text.hasPrefix("## ") else { throw error("no section may follow the examples") }
      guard text.hasPrefix("```") else {
        if !text.isEmpty { continues = false }
        line += 1
        continue
      }
      let opening = line
      let words = text.dropFirst(3).split(separator: " ")
      guard words.first == "swift", words.count == 2 || words.count == 3,
        words[1] == "bad" || words[1] == "good"
      else {
        throw error("an example is a fenced block `swift bad` or `swift good`, with a file name or none")
      }
      let isBad = words[1] == "bad"
      let isNamed = words.count == 3
      let block = try readFenced()
      let file = RulePage.File(
        name: isNamed ? String(words[2]) : "Example.swift",
        text: String(decoding: index.bytes[block], as: UTF8.self))
      if continues, isNamed, let last = examples.last, last.isBad == isBad,
        !last.files.contains(where: { $0.name == file.name })
      {
        examples[examples.count - 1].files.append(file)
      } else {
        examples.append(RulePage.Example(isBad: isBad, files: [file], line: opening))
      }
      continues = isNamed
    }
    guard examples.contains(where: \.isBad) else { throw error("a `swift bad` example is missing") }
    guard examples.contains(where: { !$0.isBad }) else { throw error("a `swift good` example is missing") }
    return examples
  }

  // MARK: The rule block

  private static let keys = ["severity", "default", "check", "parameters", "consoleMessages"]

  private func readRuleBlock(
    _ block: Range<Int>, into rule: inout Rule, checks: [String]?
  ) throws(PageError) {
    let value: JSONValue
    do {
      value = try JSONValue.read(index.bytes[block])
    } catch {
      throw self.error(error.message, offset: block.lowerBound + error.offset)
    }
    guard let members = value.members else { throw error("an object was expected", offset: block.lowerBound) }
    var seen: [String] = []
    for member in members {
      let keyOffset = block.lowerBound + member.keyRange.lowerBound
      let offset = block.lowerBound + member.value.range.lowerBound
      guard Self.keys.contains(member.key) else {
        let hint = suggestion(for: member.key, among: Self.keys)
        throw error("unknown key `\(member.key)`\(hint)", offset: keyOffset)
      }
      guard !seen.contains(member.key) else {
        throw error("the key `\(member.key)` stands twice", offset: keyOffset)
      }
      seen.append(member.key)
      switch member.key {
      case "severity":
        let word = try oneOf(Severity.allCases.reversed().map(\.rawValue), member, offset)
        rule.severity = Severity(rawValue: word) ?? .info
      case "default":
        rule.isOnByDefault = try oneOf(["on", "off"], member, offset) == "on"
      case "check":
        rule.check = try readCheck(member, offset, checks)
      case "consoleMessages":
        let messages = member.value.elements?.compactMap(\.string) ?? []
        guard !messages.isEmpty, messages.count == member.value.elements?.count else {
          throw error("`consoleMessages` must be an array of strings", offset: offset)
        }
        rule.consoleMessages = messages
      default:
        guard member.value.members != nil else {
          throw error("`parameters` must be an object, not \(member.value.kindName)", offset: offset)
        }
        rule.parameters = member.value
        do {
          _ = try rule.documentedRanges()
        } catch {
          throw self.error(error.message, offset: block.lowerBound + error.offset)
        }
      }
    }
    for key in ["severity", "default", "check"] where !seen.contains(key) {
      throw error("the key `\(key)` is missing", offset: block.lowerBound)
    }
    if checks != nil { try testParameters(of: rule, in: block) }
  }

  /// A parameter that the check does not read would be a setting that silently does nothing.
  private func testParameters(of rule: Rule, in block: Range<Int>) throws(PageError) {
    let known = allChecks.first { $0.name == rule.check }?.parameters ?? []
    for member in rule.parameters.members ?? [] where !known.contains(member.key) {
      let hint = known.isEmpty ? ", which takes none" : suggestion(for: member.key, among: known)
      throw error("unknown parameter `\(member.key)` of the check `\(rule.check)`\(hint)", offset: block.lowerBound + member.keyRange.lowerBound)
    }
  }

  private func readCheck(
    _ member: JSONMember, _ offset: Int, _ checks: [String]?
  ) throws(PageError) -> String {
    guard let name = member.value.string else {
      throw error("`check` must be a string, not \(member.value.kindName)", offset: offset)
    }
    if let checks, !checks.contains(name) {
      throw error("no check is named `\(name)`\(suggestion(for: name, among: checks))", offset: offset)
    }
    return name
  }

  private func oneOf(
    _ words: [String], _ member: JSONMember, _ offset: Int
  ) throws(PageError) -> String {
    if let word = member.value.string, words.contains(word) { return word }
    let list = words.map { "`\($0)`" }.joined(separator: ", ")
    throw error("`\(member.key)` must be one of \(list)", offset: offset)
  }

  // MARK: Lines

  /// The text of a line without trailing white space; nil past the end of the page.
  private func text(_ line: Int) -> String? {
    guard line <= index.lineCount else { return nil }
    var range = index.contentRange(ofLine: line)
    while let last = index.bytes[range].last, last == 0x20 || last == 0x09 {
      range = range.lowerBound..<(range.upperBound - 1)
    }
    return String(decoding: index.bytes[range], as: UTF8.self)
  }

  private mutating func skipBlank() {
    while let text = text(line), text.isEmpty { line += 1 }
  }

  /// Takes a fenced block, its fences included, and gives the byte range of what is inside.
  private mutating func readFenced() throws(PageError) -> Range<Int> {
    let opening = line
    line += 1
    let start = line <= index.lineCount ? index.contentRange(ofLine: line).lowerBound : index.bytes.count
    while let text = text(line) {
      defer { line += 1 }
      if text == "```" { return start..<index.contentRange(ofLine: line).lowerBound }
    }
    throw error("the fenced block is never closed", line: opening)
  }

  private func isExampleFence(_ text: String) -> Bool {
    text.hasPrefix("```swift bad") || text.hasPrefix("```swift good")
  }

  private func trimmingBlank(_ lines: [String]) -> ArraySlice<String> {
    guard let first = lines.firstIndex(where: { !$0.isEmpty }),
      let last = lines.lastIndex(where: { !$0.isEmpty })
    else { return [] }
    return lines[first...last]
  }

  private func error(_ message: String, line: Int? = nil) -> PageError {
    PageError(path: path, line: min(line ?? self.line, index.lineCount), column: 1, message: message)
  }

  private func error(_ message: String, offset: Int) -> PageError {
    let position = index.position(at: offset)
    return PageError(path: path, line: position.line, column: position.column, message: message)
  }
}
