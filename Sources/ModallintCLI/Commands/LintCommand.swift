// `modallint lint`: walk, read, join, check, report. Problems with single files are named and the rest
// is linted all the same; only the exit status remembers them.

import ModalFacts
import ProjectFiles
import RuleEngine

func runLint(
  _ words: Words, _ surroundings: Surroundings, _ console: Console
) throws(CommandError) -> Int32 {
  var reportFiles: [ReportFile] = []
  for text in words.values[OptionDescription.output.name] ?? [] { reportFiles.append(try ReportFile(text)) }
  var session = try Session(words, surroundings, operands: words.operands)
  session.project.reportProblems(words.operands, console, isQuiet: words.has(.quiet))
  session.reportMissing(to: console)
  let result = session.lint()

  let report = session.report(result, isQuiet: words.has(.quiet))
  write(report, words, Style(words, surroundings), to: console.output)
  for file in reportFiles { try file.write(report) }
  if words.has(.timings) { console.errors.write(timingText(session.project.timings)) }
  if session.project.hasFailed { return ExitStatus.failure }
  return words.fails(for: result.findings, session.root.configuration) ? ExitStatus.findings : ExitStatus.clean
}

private func write(_ report: Report, _ words: Words, _ style: Style, to output: Output) {
  guard !words.has(.statistics) else { return writeStatistics(report, style, to: output) }
  let format = words.value("--format").flatMap(ReportFormat.init(named:)) ?? ReportFormat.all[0]
  format.write(report, style, output)
}

extension Words {
  /// Whether these findings end the run with 1.
  fileprivate func fails(for findings: [Finding], _ configuration: Configuration) -> Bool {
    let word = value(OptionDescription.failOn.name) ?? configuration.failOn ?? Severity.warning.rawValue
    guard let least = Severity(rawValue: word) else { return false }
    return findings.contains { $0.severity >= least }
  }
}

private func timingText(_ timings: [(name: String, nanoseconds: UInt64)]) -> String {
  timings.map { name, nanoseconds in
    let microseconds = nanoseconds / 1000
    let fraction = String(microseconds % 1000)
    let padding = String(repeating: "0", count: 3 - fraction.count)
    return "\(name)\t\(microseconds / 1000).\(padding)\(fraction) ms\n"
  }.joined()
}
