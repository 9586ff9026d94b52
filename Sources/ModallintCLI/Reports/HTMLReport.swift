// One page for a person who would rather look: every finding with its code, filters by rule, severity and
// folder, light and dark as the reader's system. It needs no network, and without scripts it shows everything.

import RuleEngine

func writeHTML(_ report: Report, to output: Output) {
  let findings = report.result.findings
  output.write(
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>modallint: \(counted(findings.count, "finding"))</title>
    <style>
    \(htmlStyle)
    </style>
    </head>
    <body>
    <header>
    <h1>modallint</h1>
    <p>\(markupText(summaryLine(report.summary)))</p>
    </header>

    """)
  if findings.isEmpty {
    output.write("<main><p class=\"none\">Nothing was found.</p></main>\n")
  } else {
    output.write(filters(report))
    output.write("<main id=\"findings\">\n")
    // Two files may hold the same mistake in the same words; an address leads to one of them.
    var seen: [String: Int] = [:]
    for (index, fingerprint) in report.result.fingerprints.enumerated() {
      let count = seen[fingerprint, default: 0]
      seen[fingerprint] = count + 1
      output.write(article(index, id: count == 0 ? fingerprint : "\(fingerprint)-\(count + 1)", report))
    }
    output.write("</main>\n<p class=\"none\" id=\"none\" hidden>No finding passes these filters.</p>\n")
    output.write("<script>\n\(htmlScript)\n</script>\n")
  }
  output.write("</body>\n</html>\n")
}

// MARK: Filters

private func filters(_ report: Report) -> String {
  let findings = report.result.findings
  func options(_ values: [String], _ label: (String) -> String = { $0 }) -> String {
    values.map { value in "<option value=\"\(markupText(value))\">\(markupText(label(value)))</option>" }.joined()
  }
  let rules = Set(findings.map(\.rule)).sorted()
  let folders = Set(findings.map { folder(of: report.paths[$0.place.file]) }).sorted()
  let severities = Severity.allCases.reversed().map(\.rawValue).filter { word in findings.contains { $0.severity.rawValue == word } }
  return """
    <form class="filters" aria-label="Filters">
    <label>Rule <select id="rule"><option value="">all</option>\(options(rules) { rule in "\(rule) (\(findings.count { $0.rule == rule }))" })</select></label>
    <label>Severity <select id="severity"><option value="">all</option>\(options(severities))</select></label>
    <label>Folder <select id="folder"><option value="">all</option>\(options(folders))</select></label>
    <label>Text <input id="text" type="search"></label>
    <button type="reset">Clear</button>
    <output id="shown" aria-live="polite">\(findings.count) of \(findings.count)</output>
    <span class="keys"><kbd>/</kbd> searches, <kbd>j</kbd> and <kbd>k</kbd> go through the findings</span>
    </form>

    """
}

/// The folder of a path, `.` where it has none.
private func folder(of path: String) -> String {
  guard let slash = path.lastIndex(of: "/") else { return "." }
  return String(path[..<slash])
}

// MARK: Findings

private func article(_ index: Int, id: String, _ report: Report) -> String {
  let finding = report.result.findings[index]
  let path = report.paths[finding.place.file]
  var text = """
    <article tabindex="-1" id="\(id)" data-rule="\(markupText(finding.rule))" \
    data-severity="\(finding.severity.rawValue)" data-folder="\(markupText(folder(of: path)))">
    <h2><span class="badge \(finding.severity.rawValue)">\(finding.severity.rawValue)</span> \(withCode(finding.message))</h2>
    <p class="where"><a href="#\(id)"><code>\(markupText(report.location(of: finding.place)))</code></a> \(ruleLink(finding.rule, report))</p>
    \(frame(finding.place, report))

    """
  for related in finding.related {
    text += """
      <p class="related"><code>\(markupText(report.location(of: related.place)))</code> \(withCode(related.message))</p>
      \(frame(related.place, report))

      """
  }
  let notes = finding.evidence.map { "<li>\(withCode($0))</li>" } + report.result.fixes[index].map { fix in
    "<li class=\"fix\">\(fix.isSafe ? "Fix" : "Unsafe fix"): \(withCode(fix.title))</li>"
  }
  if !notes.isEmpty { text += "<ul>\(notes.joined())</ul>\n" }
  return text + "</article>\n"
}

private func ruleLink(_ rule: String, _ report: Report) -> String {
  let name = "<code class=\"rule\">\(markupText(rule))</code>"
  guard let address = report.address(ofRule: rule) else { return name }
  return "<a href=\"\(markupText(address))\">\(name)</a>"
}

/// What stands in backticks as code.
private func withCode(_ text: String) -> String {
  text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
    index % 2 == 0 ? markupText(String(part)) : "<code>\(markupText(String(part)))</code>"
  }.joined()
}

/// The line at fault with its mark, and two lines on either side.
private func frame(_ place: Place, _ report: Report) -> String {
  guard let source = report.result.sources[place.file] else { return "<p class=\"where\">the file changed while it was linted</p>" }
  let line = source.lineNumber(at: place.range.lowerBound)
  var rows = ""
  for number in max(1, line - 2)...min(source.lineCount, line + 2) {
    let content = source.contentRange(ofLine: number)
    let shown = FrameLine(source, number == line ? place.range : content.lowerBound..<content.lowerBound)
    let code = number == line ? marked(shown) : markupText(shown.text)
    rows += "<span class=\"line\(number == line ? " at" : "")\"><span class=\"number\">\(number)</span>\(code)\n</span>"
  }
  return "<pre>\(rows)</pre>"
}

/// A line's text with its marked columns in `<mark>`; columns count as a terminal would.
private func marked(_ line: FrameLine) -> String {
  var parts = ["", "", ""]
  var column = 0
  for character in line.text {
    let part = column < line.markStart ? 0 : column < line.markStart + line.markWidth ? 1 : 2
    parts[part].append(character)
    column += FrameLine.width(of: character)
  }
  return "\(markupText(parts[0]))<mark>\(markupText(parts[1]))</mark>\(markupText(parts[2]))"
}
