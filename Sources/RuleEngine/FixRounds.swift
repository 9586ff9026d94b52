// Applies fixes to one file's text, as many as do not overlap. Whoever wants all of them lints what comes out and
// comes again: a fix may uncover another, and two that overlapped may then stand apart.

/// The fixes of a result that can be applied together.
public struct FixRound: Sendable {
  /// By file, in order of their places; no two overlap.
  public private(set) var edits: [Int: [Edit]] = [:]
  /// How many findings they mend.
  public private(set) var count = 0

  /// Takes the best fix of each finding, in order, where it does not overlap one that was taken before.
  /// - Parameter takesUnsafe: Whether fixes count that may change more than the mistake.
  public init(_ result: LintResult, takesUnsafe: Bool) { self.init(result.fixes, takesUnsafe: takesUnsafe) }

  /// The same of the fixes of each finding.
  public init(_ fixesByFinding: [[Fix]], takesUnsafe: Bool) {
    for fixes in fixesByFinding {
      guard let fix = fixes.first(where: { takesUnsafe || $0.isSafe }), !fix.edits.isEmpty else { continue }
      // The same edit may mend two findings.
      let fresh = fix.edits.filter { edit in edits[edit.place.file]?.contains(edit) != true }
      guard fresh.allSatisfy({ edit in edits[edit.place.file]?.contains { overlap($0, edit) } != true }) else { continue }
      for edit in fresh { insert(edit) }
      count += 1
    }
  }

  private mutating func insert(_ edit: Edit) {
    let place = edits[edit.place.file]?.firstIndex { edit.place < $0.place } ?? edits[edit.place.file]?.count ?? 0
    edits[edit.place.file, default: []].insert(edit, at: place)
  }
}

/// Two insertions at one place overlap, too: which comes first would be chance.
private func overlap(_ left: Edit, _ right: Edit) -> Bool {
  let (left, right) = (left.place.range, right.place.range)
  return left.lowerBound == right.lowerBound || left.overlaps(right)
}
