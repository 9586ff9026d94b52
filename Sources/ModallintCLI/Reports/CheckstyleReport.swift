// The XML of Checkstyle, which many servers for continuous integration read.

import RuleEngine

func writeCheckstyle(_ report: Report, to output: Output) {
  output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n")
  for group in report.findingsByFile {
    output.write("  <file name=\"\(markupText(report.paths[group.file]))\">\n")
    for finding in group.findings {
      let start = report.positions(of: finding.place)?.start
      output.write(
        "    <error line=\"\(start?.line ?? 1)\" column=\"\(start?.column ?? 1)\" severity=\"\(finding.severity.rawValue)\""
          + " message=\"\(markupText(finding.message))\" source=\"modallint.\(markupText(finding.rule))\"/>\n")
    }
    output.write("  </file>\n")
  }
  output.write("</checkstyle>\n")
}
