// `modallint baseline write` writes down the findings that there are, so that from now on only new ones are
// reported; `baseline prune` drops the entries that nothing is found for any more.

import ProjectFiles
import RuleEngine

/// The file that is written where nobody names another.
let usualBaseline = ".modallint-baseline"

func runBaseline(
  _ words: Words, _ surroundings: Surroundings, _ console: Console
) throws(CommandError) -> Int32 {
  let actions = ["write", "prune"]
  let action = words.operands[0]
  guard actions.contains(action) else {
    throw CommandError("`baseline` takes `write` or `prune`, not `\(action)`\(suggestion(for: action, among: actions))")
  }
  let paths = Array(words.operands.dropFirst())
  var session = try Session(words, surroundings, operands: paths)
  session.project.reportProblems(paths, console)
  let result = session.lint()
  let file = session.baselinePath(words) ?? absolutePath(usualBaseline, in: session.root.files.isEmpty ? currentFolder() : session.root.folder)
  let shown = shownPath(file, in: currentFolder())
  // What could not be read may hold findings: forgetting them would report them as new.
  guard !session.project.hasFailed else { return ExitStatus.failure }
  let text: String
  if action == "write" {
    let baseline = Baseline(of: result) { session.path(of: $0, from: file) }
    text = baseline.text
    console.output.write("\(shown): \(counted(baseline.entries.count, "finding")) written down\n")
  } else {
    let before = try readBaseline(file)
    let stale = before.parted(result) { session.path(of: $0, from: file) }.stale
    text = before.pruned(of: stale).text
    console.output.write("\(shown): \(stale.count) of \(before.entries.count) dropped\n")
  }
  do {
    try replaceFile(file, with: Array(text.utf8))
  } catch {
    throw CommandError("`\(shown)`: \(error.message)")
  }
  return ExitStatus.clean
}

/// - Throws: `CommandError` where it cannot be read or is none.
func readBaseline(_ path: String) throws(CommandError) -> Baseline {
  let shown = shownPath(path, in: currentFolder())
  let bytes: [UInt8]
  do {
    bytes = try readFile(path)
  } catch {
    throw CommandError("`\(shown)`: \(error.message)")
  }
  do {
    return try Baseline(String(decoding: bytes, as: UTF8.self), path: shown)
  } catch {
    throw CommandError(error)
  }
}

extension Session {
  /// The baseline that an option or the configuration names, absolute; nil where neither does.
  func baselinePath(_ words: Words) -> String? {
    if let path = words.value(OptionDescription.baseline.name) { return absolutePath(path, in: currentFolder()) }
    return root.configuration.baseline.map { absolutePath($0, in: root.folder) }
  }

  /// A file's path as a baseline writes it: from the baseline's folder, so that it holds on every machine.
  func path(of file: Int, from baseline: String) -> String {
    shownPath(absolutePath(project.files[file].path, in: currentFolder()), in: parentFolder(baseline))
  }
}
