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
  var fixing: Fixing?
  if words.has(.fix) || words.has(.diff) {
    fixing = try Fixing(words, surroundings)
  } else if words.has(.unsafeFixes) {
    throw CommandError("`--unsafe-fixes` goes with `--fix` or `--diff`")
  }
  var session = if let fixing { fixing.session } else { try Session(words, surroundings, operands: words.operands) }
  session.project.reportProblems(words.operands, console, isQuiet: words.has(.quiet))
  session.reportMissing(to: console)
  var result = if let fixing { fixing.result } else { session.lint() }
  result = try session.withoutKnown(result, words, console)

  var hasFailed = session.project.hasFailed
  if let fixing {
    let problems = fixing.problems + (words.has(.diff) ? [] : fixing.write())
    for problem in problems { console.report(problem) }
    if !problems.isEmpty { hasFailed = true }
    if words.has(.diff) {
      let patch = fixing.patch
      console.output.write(patch)
      return hasFailed ? ExitStatus.failure : patch.isEmpty ? ExitStatus.clean : ExitStatus.findings
    }
    if fixing.count > 0, !words.has(.quiet) {
      console.errors.write("fixed \(counted(fixing.count, "finding")) in \(counted(fixing.texts.count, "file"))\n")
    }
  }

  let report = session.report(result, isQuiet: words.has(.quiet))
  write(report, words, Style(words, surroundings), to: console.output)
  for file in reportFiles { try file.write(report) }
  if words.has(.timings) { console.errors.write(timingText(session.project.timings)) }
  if hasFailed { return ended(ExitStatus.failure, surroundings, console) }
  let fails = words.fails(for: result.findings, session.root.configuration)
  return ended(fails ? ExitStatus.findings : ExitStatus.clean, surroundings, console)
}

extension Session {
  /// A result without what the baseline knows.
  fileprivate func withoutKnown(_ result: LintResult, _ words: Words, _ console: Console) throws(CommandError) -> LintResult {
    guard let path = baselinePath(words) else { return result }
    let (new, _, stale) = try readBaseline(path).parted(result) { self.path(of: $0, from: path) }
    // Where only a part is reported, the rest of the entries was not looked for.
    if !stale.isEmpty, reportsAll, !words.has(.quiet) {
      console.warn(
        "\(counted(stale.count, "entry", "entries")) of `\(shownPath(path, in: currentFolder()))` \(stale.count == 1 ? "stands" : "stand") for nothing any more; `modallint baseline prune` drops \(stale.count == 1 ? "it" : "them")")
    }
    return new
  }
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
