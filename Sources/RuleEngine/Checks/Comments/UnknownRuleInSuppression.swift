// A comment that allows a rule that there is not: mistyped, or gone.

enum UnknownRuleInSuppression: CommentCheck {
  static let name = "unknown-rule-in-suppression"

  static func run(_ rule: Rule, on file: SuppressedFile, report: (Finding) -> Void) {
    for allowance in file.suppressions.allowances {
      for (number, named) in allowance.rules.enumerated() where !file.known.contains(named.id) {
        let nearest = nearestName(to: named.id, among: file.known)
        let removal = file.removal(of: [number], from: allowance)
        let correction = nearest.map { id in
          Proposal("Write `\(id)`", isSafe: false, changes: [Change(.bytes, at: Place(file: file.file, range: named.range), id)])
        }
        let hint = nearest.map { "; did you mean `\($0)`?" } ?? ""
        report(
          file.finding(
            rule, "no rule is named `\(named.id)`, so this allows nothing\(hint)", at: named.range, fix: [correction, removal].compactMap(\.self)))
      }
    }
  }
}
