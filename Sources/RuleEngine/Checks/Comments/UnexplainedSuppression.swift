// A comment that allows something and does not say why: whoever reads it later cannot tell whether it still holds.

enum UnexplainedSuppression: CommentCheck {
  static let name = "unexplained-suppression"

  static func run(_ rule: Rule, on file: SuppressedFile, report: (Finding) -> Void) {
    for allowance in file.suppressions.allowances where allowance.reason == nil {
      let end = allowance.rules.last?.range.upperBound ?? allowance.comment.upperBound
      report(
        file.finding(
          rule, "this comment does not say why; add ` — reason`", at: allowance.comment,
          fix: [
            Proposal(
              "Add a place for the reason", isSafe: false,
              changes: [Change(.bytes, at: Place(file: file.file, range: end..<end), " — TODO: say why")])
          ]))
    }
  }
}
