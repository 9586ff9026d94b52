// Workflow commands of GitHub Actions: each line becomes an annotation of a pull request's diff.
// Source: "Workflow commands for GitHub Actions", setting a notice, warning or error message.
// Trap: `%` and line breaks are escaped everywhere, `:` and `,` only in properties.

import RuleEngine

func writeGitHub(_ report: Report, to output: Output) {
  for finding in report.result.findings {
    var properties = [("file", report.pathInRepository(of: finding.place.file))]
    if let (start, end) = report.positions(of: finding.place) {
      properties += [("line", String(start.line)), ("endLine", String(end.line)), ("col", String(start.column))]
      // A column of the end is only taken on the line of the start.
      if start.line == end.line { properties.append(("endColumn", String(end.column))) }
    }
    properties.append(("title", "modallint \(finding.rule)"))
    let list = properties.map { "\($0)=\(escaped($1, isProperty: true))" }.joined(separator: ",")
    output.write("::\(command(for: finding.severity)) \(list)::\(escaped(finding.message, isProperty: false))\n")
  }
}

private func command(for severity: Severity) -> String {
  severity == .info ? "notice" : severity.rawValue
}

private func escaped(_ text: String, isProperty: Bool) -> String {
  var escaped = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "%": escaped += "%25"
    case "\r": escaped += "%0D"
    case "\n": escaped += "%0A"
    case ":" where isProperty: escaped += "%3A"
    case "," where isProperty: escaped += "%2C"
    default: escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
}
