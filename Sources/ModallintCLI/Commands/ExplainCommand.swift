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
    text += "\n\(style.paint(heading, .bold))\n\n\(body)\n"
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
