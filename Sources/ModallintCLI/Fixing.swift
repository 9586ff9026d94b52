// `--fix`, `--unsafe-fixes`, `--diff`: fixes are applied to texts in memory, in rounds, until none is left; then
// each file is replaced at once, or, with `--diff`, nothing is.

import ModalFacts
import ProjectFiles
import RuleEngine

/// What fixing came to.
struct Fixing {
  /// The session after the last round, and what is left to report.
  private(set) var session: Session
  private(set) var result: LintResult
  /// How many findings were mended.
  private(set) var count = 0
  private(set) var changed = ChangedTexts()
  /// Files that were left as they were, and why.
  private(set) var problems: [FileProblem] = []

  /// Enough for fixes that uncover each other; fixes that undo each other must end.
  private static let mostRounds = 10

  init(_ words: Words, _ surroundings: Surroundings) throws(CommandError) {
    session = try Session(words, surroundings, operands: words.operands)
    result = session.lint()
    var refused = Set<String>()
    for _ in 0..<Self.mostRounds {
      let round = FixRound(result.filtered { finding in !refused.contains(path(of: finding.place.file)) }, takesUnsafe: words.has(.unsafeFixes))
      guard !round.edits.isEmpty else { break }
      var isChanged = false
      for (file, edits) in round.edits.sorted(by: { $0.key < $1.key }) {
        let path = path(of: file)
        guard let before = session.project.readAgain(file), !refused.contains(path) else { continue }
        let after = applying(edits, to: before)
        guard isWhole(after) || !isWhole(before) else {
          problems.append(FileProblem(path: session.project.files[file].path, message: "not fixed: its brackets would not match any more"))
          refused.insert(path)
          continue
        }
        changed.change(path, from: before, to: after)
        isChanged = true
      }
      guard isChanged else { break }
      let left = result.findings.count
      session = try Session(words, surroundings, operands: words.operands, replacing: changed.replacing)
      result = session.lint()
      count += max(0, left - result.findings.count)
    }
  }

  private func path(of file: Int) -> String { absolutePath(session.project.files[file].path, in: currentFolder()) }

  /// Brackets match, so that the rest of the file still means what it meant.
  private func isWhole(_ bytes: [UInt8]) -> Bool { FileNotes(bytes).isBalanced }
}
