// `modallint explain RULE`: the rule's page, without the marks that only machines read. A line of the console leads
// to the rules that find what makes UIKit or SwiftUI print it.

import ProjectFiles
import RuleEngine

func runExplain(
  _ words: Words, _ surroundings: Surroundings, _ console: Console
) throws(CommandError) -> Int32 {
  let (pages, rules) = try knownRules(words, surroundings)
  let style = Style(words, surroundings)
  let asked = words.operands.joined(separator: " ")
  guard asked.contains(where: \.isWhitespace) else {
    console.output.write(try explanation(of: try rule(asked, in: rules), pages, style))
    return ExitStatus.clean
  }
  let found = RuleEngine.rules(behind: asked, among: rules)
  guard !found.isEmpty else {
    throw CommandError("no rule knows this message; `modallint rules` lists what the rules find")
  }
  console.output.write("\(found.count == 1 ? "This rule finds" : "These rules find") what leads to this message:\n\n")
  for rule in found { console.output.write("  \(style.paint(rule.id, .bold)): \(rule.summary)\n") }
  if found.count == 1 {
    console.output.write("\n" + (try explanation(of: found[0], pages, style)))
  } else {
    console.output.write("\n`modallint explain RULE` says more\n")
  }
  return ExitStatus.clean
}

private func explanation(of rule: Rule, _ pages: [PageSource], _ style: Style) throws(CommandError) -> String {
  guard let source = pages.first(where: { $0.name == rule.id }) else { return "" }
  do {
    return explanation(of: try RulePage(id: rule.id, text: source.text, path: source.path), style)
  } catch {
    throw CommandError(error)
  }
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
  if !rule.consoleMessages.isEmpty {
    text += "\n\(style.paint("In the console", .bold))\n\n" + rule.consoleMessages.map { "- \($0)\n" }.joined()
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
