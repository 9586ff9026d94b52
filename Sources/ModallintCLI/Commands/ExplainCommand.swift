// `modallint explain RULE`: the rule's page, without the marks that only machines read.

import RuleEngine

func runExplain(
  _ words: Words, _ surroundings: Surroundings, _ console: Console
) throws(CommandError) -> Int32 {
  let rules = try embeddedRules(surroundings)
  let id = try rule(words.operands[0], in: rules).id
  let text = surroundings.pages.first { $0.name == id }?.text ?? ""
  let page: RulePage
  do {
    page = try RulePage(id: id, text: text, path: pagePath(ofRule: id))
  } catch {
    throw CommandError(error)
  }
  console.output.write(explanation(of: page, Style(words, surroundings)))
  return ExitStatus.clean
}

private func explanation(of page: RulePage, _ style: Style) -> String {
  let rule = page.rule
  var text = """
    \(style.paint(rule.id, .bold)): \(rule.summary)
    \(style.paint(rule.severity.rawValue, style.color(of: rule.severity))), \(rule.defaultWord) by default

    """
  for (heading, body) in [
    ("Why", page.why), ("How to fix", page.howToFix), ("What it cannot see", page.cannotSee),
  ] {
    text += "\n\(style.paint(heading, .bold))\n\n\(prose(body, style))\n"
  }
  for example in page.examples {
    text += "\n\(style.paint(example.isBad ? "Bad" : "Good", .bold))\n"
    for file in example.files {
      text += example.files.count > 1 ? "\n    // \(file.name)\n" : "\n"
      text += codeLines(file.text).map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
    }
  }
  return text
}

/// Markdown as a terminal shows it: code is indented as the examples are, what is strong is bold.
private func prose(_ body: String, _ style: Style) -> String {
  var isCode = false
  var lines: [String] = []
  for line in body.split(separator: "\n", omittingEmptySubsequences: false) {
    if line.hasPrefix("```") {
      isCode.toggle()
    } else if isCode {
      lines.append(line.isEmpty ? "" : "    \(line)")
    } else {
      lines.append(strong(line, style))
    }
  }
  return lines.joined(separator: "\n")
}

/// `**draft**` in bold; a lone `**` stays as it is.
private func strong(_ line: Substring, _ style: Style) -> String {
  var parts: [Substring] = []
  var rest = line
  while let start = rest.firstRange(of: "**"), let end = rest[start.upperBound...].firstRange(of: "**") {
    parts.append(rest[..<start.lowerBound])
    parts.append(rest[start.upperBound..<end.lowerBound])
    rest = rest[end.upperBound...]
  }
  parts.append(rest)
  return parts.enumerated().map { $0 % 2 == 0 ? String($1) : style.paint(String($1), .bold) }.joined()
}

/// The lines of an example without the tests' expectations.
private func codeLines(_ code: String) -> [Substring] {
  var lines: [Substring] = []
  for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
    guard let mark = expectation(in: line) else {
      lines.append(line)
      continue
    }
    let before = line[..<mark]
    guard let end = before.lastIndex(where: { $0 != " " }) else { continue }
    lines.append(before[...end])
  }
  while lines.last?.isEmpty == true { lines.removeLast() }
  return lines
}

/// Where a comment begins that only tests read.
private func expectation(in line: Substring) -> Substring.Index? {
  for index in line.indices where line[index...].hasPrefix("//") {
    let comment = line[index...].dropFirst(2).drop { $0 == " " }
    if comment.hasPrefix("expect:") || comment.hasPrefix("^") || comment.hasPrefix("todo-") { return index }
  }
  return nil
}
