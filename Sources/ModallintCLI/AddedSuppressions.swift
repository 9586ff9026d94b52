// `--add-suppressions REASON`: comments are written for the findings that there are, in texts in memory; then the project
// is linted again, since what a comment allows is known only by reading it.

import ProjectFiles
import RuleEngine

struct AddedSuppressions {
  /// The session with the comments.
  private(set) var session: Session
  private(set) var changed = ChangedTexts()
  /// How many findings the comments allow.
  private(set) var count = 0

  /// - Parameter result: The findings of `session` to allow; those about comments themselves are left.
  init(_ result: LintResult, _ session: Session, _ words: Words, _ surroundings: Surroundings) throws(CommandError) {
    self.session = session
    let given = (words.value(OptionDescription.addSuppressions.name) ?? "").split(whereSeparator: \.isNewline).joined(separator: " ")
    let reason = given.split(separator: "*/").joined(separator: "* /")
    guard reason.contains(where: { !$0.isWhitespace }) else { throw CommandError("`--add-suppressions` needs a reason: it is what the next reader will ask for") }
    let comments = Set(session.rules.filter { rule in allCommentChecks.contains { $0.name == rule.check } }.map(\.id))
    let files = Dictionary(grouping: result.findings.filter { !comments.contains($0.rule) }, by: \.place.file)
    for (file, findings) in files.sorted(by: { $0.key < $1.key }) {
      guard let before = session.project.readAgain(file) else { continue }
      let writer = SuppressionWriter(before, findings: findings, reason: reason)
      guard writer.count > 0 else { continue }
      count += writer.count
      changed.change(absolutePath(session.project.files[file].path, in: currentFolder()), from: before, to: writer.text)
    }
    if count > 0 { self.session = try Session(words, surroundings, operands: words.operands, replacing: changed.replacing) }
  }
}
