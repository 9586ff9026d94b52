// The code quality report of GitLab: a JSON array. Source: GitLab documentation, "Code Quality report format".

import JSON
import RuleEngine

func writeGitLab(_ report: Report, to output: Output) {
  let findings = zip(report.result.findings, report.result.fingerprints).map { finding, fingerprint -> JSONValue in
    let path = report.pathInRepository(of: finding.place.file)
    return [
      "description": .string(finding.message),
      "check_name": .string(finding.rule),
      // Two files may hold the same mistake in the same words; GitLab wants them told apart.
      "fingerprint": .string("\(fingerprint)-\(path)"),
      "severity": .string(severity(finding.severity)),
      "location": [
        "path": .string(path),
        "lines": ["begin": .integer(report.positions(of: finding.place)?.start.line ?? 1)],
      ],
    ]
  }
  output.write(JSONValue.array(findings).text(.pretty) + "\n")
}

private func severity(_ severity: Severity) -> String {
  switch severity {
  case .error: "critical"
  case .warning: "major"
  case .info: "info"
  }
}
