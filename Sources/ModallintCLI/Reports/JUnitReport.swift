// The XML of JUnit, as servers for continuous integration show it: a suite a file, a failed test a finding.
// An info fails nothing: it is a test that passed and said something.

import RuleEngine

func writeJUnit(_ report: Report, to output: Output) {
  let findings = report.result.findings
  let failures = findings.count { $0.severity >= .warning }
  // A report without any test counts as broken in some servers.
  let tests = max(findings.count, 1)
  output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
  output.write("<testsuites name=\"modallint\" tests=\"\(tests)\" failures=\"\(failures)\" errors=\"0\">\n")
  for group in report.findingsByFile {
    let path = markupText(report.paths[group.file])
    let failures = group.findings.count { $0.severity >= .warning }
    output.write("  <testsuite name=\"\(path)\" tests=\"\(group.findings.count)\" failures=\"\(failures)\" errors=\"0\">\n")
    for finding in group.findings { output.write(testCase(finding, path, report)) }
    output.write("  </testsuite>\n")
  }
  if findings.isEmpty {
    output.write("  <testsuite name=\"modallint\" tests=\"1\" failures=\"0\" errors=\"0\">\n")
    output.write("    <testcase name=\"no findings\" classname=\"modallint\"/>\n  </testsuite>\n")
  }
  output.write("</testsuites>\n")
}

private func testCase(_ finding: Finding, _ path: String, _ report: Report) -> String {
  let location = markupText(report.location(of: finding.place))
  let message = markupText(finding.message)
  let body = ([location] + finding.evidence.map { markupText($0) }).joined(separator: "&#10;")
  let line = report.positions(of: finding.place)?.start.line ?? 1
  let start = "    <testcase name=\"\(markupText(finding.rule)) at line \(line)\" classname=\"\(path)\">\n"
  let outcome =
    finding.severity >= .warning
    ? "      <failure type=\"\(finding.severity.rawValue)\" message=\"\(message)\">\(body)</failure>\n"
    : "      <system-out>\(location): \(message)</system-out>\n"
  return start + outcome + "    </testcase>\n"
}
