// A comment that allows what is not there any more: the next mistake at that place would pass unseen.

enum UnusedSuppression: CommentCheck {
  static let name = "unused-suppression"

  static func run(_ rule: Rule, on file: SuppressedFile, report: (Finding) -> Void) {
    for comment in file.suppressions.idle {
      report(file.finding(rule, "this comment allows nothing: it names no rule, or ends what was not begun", at: comment, fix: [file.removal(of: comment)]))
    }
    for (number, allowance) in file.suppressions.allowances.enumerated() {
      // A rule that did not run may have had something to say here; one that there is not is another check's.
      let unused = allowance.rules.indices.filter { place in
        file.ran.contains(allowance.rules[place].id) && !file.used.contains(.init(allowance: number, rule: place))
      }
      guard !unused.isEmpty else { continue }
      let names = unused.map { "`\(allowance.rules[$0].id)`" }.joined(separator: ", ")
      report(
        file.finding(
          rule, "this comment allows \(names), and there is nothing to allow; remove it", at: allowance.comment,
          fix: [file.removal(of: unused, from: allowance)]))
    }
  }
}
