// A line a finding, as compilers print them, for the issue navigator of Xcode and for editors.

import RuleEngine

func writeXcode(_ report: Report, to output: Output) {
  for finding in report.result.findings {
    let location = report.location(of: finding.place)
    output.write("\(location): \(word(for: finding.severity)): \(finding.message) [\(finding.rule)]\n")
  }
}

/// Xcode knows `note`, not `info`.
private func word(for severity: Severity) -> String {
  severity == .info ? "note" : severity.rawValue
}
