// Every format of a report, once: the command table, `--output` and the help read this list.

import ModalFacts
import RuleEngine

/// A way to print a report.
struct ReportFormat: Sendable {
  var name: String
  var write: @Sendable (Report, Style, Output) -> Void

  /// The format with this name; nil where there is none.
  init?(named name: String) {
    guard let format = Self.all.first(where: { $0.name == name }) else { return nil }
    self = format
  }

  private init(_ name: String, _ write: @escaping @Sendable (Report, Style, Output) -> Void) {
    self.name = name
    self.write = write
  }

  /// The first is the one for people.
  static let all: [ReportFormat] = [
    ReportFormat("text") { writeText($0, $1, to: $2) },
    ReportFormat("compact") { writeCompact($0, $1, to: $2) },
    ReportFormat("xcode") { report, _, output in writeXcode(report, to: output) },
    ReportFormat("json") { report, _, output in writeJSON(report, to: output) },
    ReportFormat("jsonl") { report, _, output in writeJSONLines(report, to: output) },
    ReportFormat("sarif") { report, _, output in writeSARIF(report, to: output) },
    ReportFormat("github") { report, _, output in writeGitHub(report, to: output) },
    ReportFormat("gitlab") { report, _, output in writeGitLab(report, to: output) },
    ReportFormat("checkstyle") { report, _, output in writeCheckstyle(report, to: output) },
    ReportFormat("junit") { report, _, output in writeJUnit(report, to: output) },
    ReportFormat("html") { report, _, output in writeHTML(report, to: output) },
  ]

  static var names: [String] { all.map(\.name) }
}
