// How many findings each rule has, most first: where a team that begins would look.

import RuleEngine

func writeStatistics(_ report: Report, _ style: Style, to output: Output) {
  var counts: [String: (count: Int, severity: Severity, files: Set<Int>)] = [:]
  for finding in report.result.findings {
    var entry = counts[finding.rule] ?? (0, .info, [])
    entry.count += 1
    entry.severity = max(entry.severity, finding.severity)
    entry.files.insert(finding.place.file)
    counts[finding.rule] = entry
  }
  let rows = counts.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
  let width = rows.map { String($0.value.count).count }.max() ?? 1
  let ruleWidth = rows.map(\.key.count).max() ?? 0
  for (rule, entry) in rows {
    let count = String(entry.count)
    output.write(String(repeating: " ", count: width - count.count) + count + "  ")
    output.write(rule + String(repeating: " ", count: ruleWidth - rule.count) + "  ")
    output.write(style.paint(entry.severity.rawValue, style.color(of: entry.severity)))
    output.write(String(repeating: " ", count: 7 - entry.severity.rawValue.count) + "  in \(counted(entry.files.count, "file"))\n")
  }
  output.write(summaryLine(report.summary) + "\n")
}
