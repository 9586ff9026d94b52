// `modallint lint`: walk, read, join, check, report. Problems with single files are named and the rest
// is linted all the same; only the exit status remembers them.

import ModalFacts
import ProjectFiles
import RuleEngine

func runLint(
  _ words: Words, _ surroundings: Surroundings, _ console: Console
) throws(CommandError) -> Int32 {
  let known = try embeddedRules(surroundings)
  let rules = try rulesToRun(words, known)
  var reportFiles: [ReportFile] = []
  for text in words.values[OptionDescription.output.name] ?? [] { reportFiles.append(try ReportFile(text)) }
  let threads = try words.threadCount(unlessGiven: processorCount())
  var project = Project.read(
    words.operands, threads: threads, vocabulary: try embeddedVocabulary(), overrides: try words.settingsOverrides(), isTimed: words.has(.timings))
  project.reportProblems(words.operands, console, isQuiet: words.has(.quiet))

  let start = nanoseconds()
  let result = lint(project.index, rules: rules, known: known.map(\.id)) { project.readAgain($0) }
  project.timings.append(("checks", nanoseconds() - start))

  let report = Report(
    paths: project.files.map(\.path), result: result,
    summary: Summary(
      files: project.readCount, bytes: project.byteCount, presentations: project.index.counts,
      findings: result.findings),
    rules: rules, pages: surroundings.pages, isQuiet: words.has(.quiet))
  write(report, words, Style(words, surroundings), to: console.output)
  for file in reportFiles { try file.write(report) }
  if words.has(.timings) { console.errors.write(timingText(project.timings)) }
  if project.hasFailed { return ExitStatus.failure }
  return words.fails(for: result.findings) ? ExitStatus.findings : ExitStatus.clean
}

private func write(_ report: Report, _ words: Words, _ style: Style, to output: Output) {
  guard !words.has(.statistics) else { return writeStatistics(report, style, to: output) }
  let format = words.value("--format").flatMap(ReportFormat.init(named:)) ?? ReportFormat.all[0]
  format.write(report, style, output)
}

extension Words {
  /// Whether these findings end the run with 1.
  fileprivate func fails(for findings: [Finding]) -> Bool {
    let word = value(OptionDescription.failOn.name) ?? Severity.warning.rawValue
    guard let least = Severity(rawValue: word) else { return false }
    return findings.contains { $0.severity >= least }
  }
}

/// The rules that are on, or those that `--rule` names.
private func rulesToRun(_ words: Words, _ rules: [Rule]) throws(CommandError) -> [Rule] {
  guard let ids = words.values["--rule"] else { return rules.filter(\.isOnByDefault) }
  for id in ids { _ = try rule(id, in: rules) }
  return rules.filter { ids.contains($0.id) }
}

private func timingText(_ timings: [(name: String, nanoseconds: UInt64)]) -> String {
  timings.map { name, nanoseconds in
    let microseconds = nanoseconds / 1000
    let fraction = String(microseconds % 1000)
    let padding = String(repeating: "0", count: 3 - fraction.count)
    return "\(name)\t\(microseconds / 1000).\(padding)\(fraction) ms\n"
  }.joined()
}
