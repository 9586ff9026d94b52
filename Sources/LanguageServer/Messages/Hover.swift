// Hover: on a finding what its rule says and what was seen; on a rule's name in a comment what that rule says.

import JSON
import ModalFacts
import RuleEngine

extension Server {
  func hover(_ parameters: Parameters) throws(ResponseError) -> JSONValue {
    let uri = try parameters.documentURI()
    let position = try parameters.required("position").position()
    guard let path = path(ofURI: uri) else { return .null }
    if let (rule, range) = ruleName(at: position, in: path), let text = explanation(of: rule, in: path) {
      return hover([text], range)
    }
    guard let file = findings(in: path) else { return .null }
    let here = file.findings.filter { $0.range.start <= position && position <= $0.range.end }
    guard let first = here.first else { return .null }
    var parts: [String] = []
    for shown in here {
      var text = "**\(shown.finding.rule)**: \(shown.finding.message)\n"
      if !shown.finding.evidence.isEmpty {
        text += "\nWhat was looked for, and what was seen:\n\n" + shown.finding.evidence.map { "- \($0)\n" }.joined()
      }
      for other in shown.finding.related {
        guard other.place.file < file.paths.count, let lines = lines(of: file.paths[other.place.file]) else { continue }
        let name = file.paths[other.place.file].split(separator: "/").last ?? ""
        text += "\n\(other.message) ([\(name):\(lines.lineNumber(at: other.place.range.lowerBound))](\(address(of: file.paths[other.place.file]))))\n"
      }
      parts.append(text + "\n" + (explanation(of: shown.finding.rule, in: path, hasHeading: false) ?? ""))
    }
    return hover(parts, first.range)
  }

  private func hover(_ parts: [String], _ range: ClientRange) -> JSONValue {
    [
      "contents": ["kind": client.hoversMarkdown ? "markdown" : "plaintext", "value": .string(parts.joined(separator: "\n---\n\n"))],
      "range": range.json,
    ]
  }

  /// The page of a rule as its folder has it.
  func page(of rule: String, in path: String) -> RulePage? {
    guard let source = folder(of: path)?.rules?.pages.first(where: { $0.name == rule }) ?? embeddedPages.first(where: { $0.name == rule })
    else { return nil }
    return try? RulePage(id: source.name, text: source.text, path: source.path)
  }

  /// A rule in Markdown; nil where there is none of this name.
  func explanation(of rule: String, in path: String, hasHeading: Bool = true) -> String? {
    guard let page = page(of: rule, in: path) else { return nil }
    var text = hasHeading ? "**\(rule)**: \(page.rule.summary)\n" : "*\(page.rule.summary)*\n"
    for (heading, body) in [("Why", page.why), ("How to fix", page.howToFix)] { text += "\n**\(heading)**\n\n\(body)\n" }
    if let address = folder(of: path)?.rules?.root.configuration.rulesAddress { text += "\n[\(rule)](\(address)\(rule))\n" }
    return text
  }

  /// The rule's name at a position in a comment that allows it.
  private func ruleName(at position: ClientPosition, in path: String) -> (String, ClientRange)? {
    guard let text = documents[path]?.text, position.line < text.starts.count,
      text.bytes[text.content(ofLine: position.line)].firstRange(of: "modallint:".utf8) != nil
    else { return nil }
    let offset = text.offset(of: position, encoding)
    let notes = FileNotes(text.bytes)
    let suppressions = Suppressions(LineIndex(text.bytes), comments: notes.comments, extentAfter: { _ in nil })
    for rule in suppressions.allowances.lazy.flatMap(\.rules) where rule.range.lowerBound <= offset && offset <= rule.range.upperBound {
      return (rule.id, text.range(rule.range, encoding))
    }
    return nil
  }
}
