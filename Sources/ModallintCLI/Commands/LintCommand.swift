// `modallint lint`: walk, read, join, check, report. Problems with single files are named and the rest
// is linted all the same; only the exit status remembers them.

import ModalFacts
import ProjectFiles
import RuleEngine

func runLint(
  _ words: Words, _ surroundings: Surroundings, _ console: Console
) throws(CommandError) -> Int32 {
  let rules = try rulesToRun(words, surroundings)
  let threads = try words.threadCount(unlessGiven: processorCount())
  var project = Project.read(
    words.operands, threads: threads, vocabulary: try embeddedVocabulary(), overrides: try words.settingsOverrides(), isTimed: words.has(.timings))
  project.reportProblems(words.operands, console)

  let start = nanoseconds()
  let result = lint(project.index, rules: rules) { project.readAgain($0) }
  project.timings.append(("checks", nanoseconds() - start))

  let report = Report(
    paths: project.files.map(\.path), result: result,
    summary: Summary(
      files: project.readCount, bytes: project.byteCount, presentations: project.index.counts,
      findings: result.findings))
  switch words.value("--format") {
  case "json": writeJSON(report, to: console.output)
  case "xcode": writeXcode(report, to: console.output)
  default: writeText(report, Style(words, surroundings), to: console.output)
  }
  if words.has(.timings) { console.errors.write(timingText(project.timings)) }
  if project.hasFailed { return ended(ExitStatus.failure, surroundings, console) }
  let hasFindings = result.findings.contains { $0.severity >= .warning }
  return ended(hasFindings ? ExitStatus.findings : ExitStatus.clean, surroundings, console)
}

/// The rules that are on, or those that `--rule` names.
private func rulesToRun(
  _ words: Words, _ surroundings: Surroundings
) throws(CommandError) -> [Rule] {
  let rules = try embeddedRules(surroundings)
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
