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
  try words.checkChanging()
  let progress = ProgressLine(words, surroundings)
  var fixing: Fixing?
  defer { progress.end() }
  if words.has(.fix) || words.has(.diff) && !words.has(.addSuppressions) { fixing = try Fixing(words, surroundings) }
  var session = if let fixing { fixing.session } else { try Session(words, surroundings, operands: words.operands) }
  var result = if let fixing { fixing.result } else { session.lint() }
  progress.end()
  session.project.reportProblems(words.operands, console, isQuiet: words.has(.quiet))
  if !words.has(.quiet) { session.reportMissing(to: console) }
  result = try session.withoutKnown(result, words, console)

  var hasFailed = session.project.hasFailed
  var changed = fixing?.changed
  var done = fixing.map { ("fixed", $0.count) }
  for problem in fixing?.problems ?? [] {
    console.report(problem)
    hasFailed = true
  }
  if words.has(.addSuppressions) {
    let added = try AddedSuppressions(result, session, words, surroundings)
    (session, changed, done) = (added.session, added.changed, ("allowed", added.count))
    if added.count > 0 { result = try session.withoutKnown(session.lint(), words, console) }
  }
  if let changed, let done {
    if words.has(.diff) {
      let patch = changed.patch
      console.output.write(patch)
      return hasFailed ? ExitStatus.failure : patch.isEmpty ? ExitStatus.clean : ExitStatus.findings
    }
    for problem in changed.write() {
      console.report(problem)
      hasFailed = true
    }
    if done.1 > 0, !words.has(.quiet) { console.errors.write("\(done.0) \(counted(done.1, "finding")) in \(counted(changed.count, "file"))\n") }
  }

  let report = session.report(result, isQuiet: words.has(.quiet))
  write(report, words, Style(words, surroundings), to: console.output)
  for file in reportFiles { try file.write(report) }
  if words.has(.timings) { console.errors.write(timingText(session.project.timings + result.timings.map { ("  \($0.rule)", $0.nanoseconds) })) }
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
  /// - Throws: `CommandError` where options that change files do not go together.
  fileprivate func checkChanging() throws(CommandError) {
    if has(.unsafeFixes), !has(.fix), !has(.diff) || has(.addSuppressions) { throw CommandError("`--unsafe-fixes` goes with `--fix` or `--diff`") }
    guard let way = [OptionDescription.fix, .addSuppressions].first(where: has) else { return }
    if has(.fix), has(.addSuppressions) { throw CommandError("`--fix` and `--add-suppressions` do not go together: fix first, then allow what is left") }
    for option in [OptionDescription.staged, .stdinFilename] where has(option) && !has(.diff) {
      throw CommandError("`\(way.name)` changes files and does not go with `\(option.name)`; `--diff` does")
    }
  }

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
