// One object for programs. `version` is the format's: it changes when a key changes its meaning
// or goes away, not when one is added.

import JSON
import RuleEngine

func writeJSON(_ report: Report, to output: Output) {
  let summary = report.summary
  let findings = report.result.findings.indices.map { findingValue($0, report) }
  let value: JSONValue = [
    "version": 1,
    "findings": .array(findings),
    "summary": [
      "files": .integer(summary.files),
      "bytes": .integer(summary.bytes),
      "presentations": [
        "total": .integer(summary.presentations.total),
        "system": .integer(summary.presentations.system),
        "resolved": .integer(summary.presentations.resolved),
        "unseen": .integer(summary.presentations.unseen),
      ],
      "findings": [
        "error": .integer(summary.errors),
        "warning": .integer(summary.warnings),
        "info": .integer(summary.infos),
      ],
    ],
  ]
  output.write(value.text(.pretty) + "\n")
}

/// A finding a line, as in `findings` above, and nothing else.
func writeJSONLines(_ report: Report, to output: Output) {
  for index in report.result.findings.indices { output.write(findingValue(index, report).text() + "\n") }
}

private func findingValue(_ index: Int, _ report: Report) -> JSONValue {
  let finding = report.result.findings[index]
  let positions = report.positions(of: finding.place)
  return [
    "rule": .string(finding.rule),
    "severity": .string(finding.severity.rawValue),
    "message": .string(finding.message),
    "path": .string(report.paths[finding.place.file]),
    "line": .integer(positions?.start.line ?? 1),
    "column": .integer(positions?.start.column ?? 1),
    "endLine": .integer(positions?.end.line ?? 1),
    "endColumn": .integer(positions?.end.column ?? 1),
    "offset": .integer(finding.place.range.lowerBound),
    "endOffset": .integer(finding.place.range.upperBound),
    "related": .array(finding.related.map { relatedValue($0, report) }),
    "evidence": .array(finding.evidence.map { .string($0) }),
    "fixes": .array(report.result.fixes[index].enumerated().map { fixValue($1, isPreferred: $0 == 0, report) }),
    "fingerprint": .string(report.result.fingerprints[index]),
  ]
}

private func fixValue(_ fix: Fix, isPreferred: Bool, _ report: Report) -> JSONValue {
  [
    "title": .string(fix.title),
    "safe": .boolean(fix.isSafe),
    "preferred": .boolean(isPreferred),
    "edits": .array(
      fix.edits.map { edit in
        [
          "path": .string(report.paths[edit.place.file]),
          "offset": .integer(edit.place.range.lowerBound),
          "endOffset": .integer(edit.place.range.upperBound),
          "text": .string(edit.text),
        ]
      }),
  ]
}

private func relatedValue(_ related: Related, _ report: Report) -> JSONValue {
  let start = report.positions(of: related.place)?.start
  return [
    "path": .string(report.paths[related.place.file]),
    "line": .integer(start?.line ?? 1),
    "column": .integer(start?.column ?? 1),
    "message": .string(related.message),
  ]
}
