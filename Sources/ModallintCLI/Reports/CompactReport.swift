// A line a finding, for people with many findings and for tools that read lines.

import RuleEngine

func writeCompact(_ report: Report, _ style: Style, to output: Output) {
  for finding in report.result.findings {
    let severity = style.paint("\(finding.severity.rawValue)[\(finding.rule)]", style.color(of: finding.severity))
    output.write("\(report.location(of: finding.place)): \(severity): \(finding.message)\n")
  }
}
