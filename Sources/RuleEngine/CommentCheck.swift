// Checks of the comments that allow findings. They run after all others, since only then it is known which
// comments allowed something, and they see one file at a time.

/// The code behind a rule about suppressions.
public protocol CommentCheck: SendableMetatype {
  /// The name by which pages ask for it.
  static var name: String { get }

  /// Reports the findings of `rule` in one file, in any order.
  static func run(_ rule: Rule, on file: SuppressedFile, report: (Finding) -> Void)
}

/// One file's suppressions after the other checks have run.
public struct SuppressedFile {
  public var file: Int
  public var source: LineIndex
  public var suppressions: Suppressions
  /// The ids of the rules that ran.
  public var ran: Set<String>
  /// The ids of all rules that there are, in order.
  public var known: [String]
  /// By allowance and rule: whether it allowed a finding.
  var used: Set<UsedRule> = []

  struct UsedRule: Hashable {
    var allowance: Int
    var rule: Int
  }

  /// A finding about a comment.
  func finding(
    _ rule: Rule, _ message: String, at range: Range<Int>, fix proposals: [Proposal], evidence: [String] = []
  ) -> Finding {
    Finding(
      rule: rule.id, severity: rule.severity, message: message, place: Place(file: file, range: range), evidence: evidence,
      proposals: proposals)
  }

  /// Takes out a comment: with its line where it stands alone.
  func removal(of comment: Range<Int>) -> Proposal {
    let line = source.contentRange(ofLine: source.lineNumber(at: comment.lowerBound))
    var start = comment.lowerBound
    while start > line.lowerBound, source.bytes[start - 1] == 0x20 || source.bytes[start - 1] == 0x09 { start -= 1 }
    var end = comment.upperBound
    if start == line.lowerBound, end == line.upperBound {
      // The line break goes with it.
      if end < source.bytes.count { end += source.bytes[end...].starts(with: [0x0D, 0x0A]) ? 2 : 1 }
    } else if start == line.lowerBound {
      start = comment.lowerBound
    }
    return Proposal("Remove the comment", isSafe: true, changes: [Change(.bytes, at: Place(file: file, range: start..<end), "")])
  }

  /// Takes some rules out of a comment that keeps others.
  func removal(of numbers: [Int], from allowance: Suppressions.Allowance) -> Proposal {
    guard numbers.count < allowance.rules.count else { return removal(of: allowance.comment) }
    let kept = allowance.rules.indices.filter { !numbers.contains($0) }.map { allowance.rules[$0].id }
    let list = allowance.rules[0].range.lowerBound..<allowance.rules[allowance.rules.count - 1].range.upperBound
    let names = numbers.map { "`\(allowance.rules[$0].id)`" }.joined(separator: ", ")
    return Proposal(
      "Remove \(names) from the comment", isSafe: true,
      changes: [Change(.bytes, at: Place(file: file, range: list), kept.joined(separator: ", "))])
  }
}
