// What a check reports: a value with places in bytes, no lines and no text, so that it can be compared,
// sorted and kept while the reporter alone reads the file again.

import ProjectSettings

/// How bad a finding is; the greater, the worse.
public enum Severity: String, Sendable, CaseIterable, Comparable {
  case info, warning, error

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }

  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
}

/// A stretch of one file of the project.
public struct Place: Sendable, Hashable, Comparable {
  /// Index into the project's files, which stand in path order.
  public var file: Int
  /// Byte offsets, half open.
  public var range: Range<Int>

  public init(file: Int, range: Range<Int>) {
    self.file = file
    self.range = range
  }

  public static func < (left: Place, right: Place) -> Bool {
    (left.file, left.range.lowerBound, left.range.upperBound)
      < (right.file, right.range.lowerBound, right.range.upperBound)
  }
}

/// The other half of a mistake: the type, the handler, the add.
public struct Related: Sendable, Hashable {
  public var place: Place
  public var message: String

  public init(place: Place, message: String) {
    self.place = place
    self.message = message
  }
}

/// One mistake at one place.
public struct Finding: Sendable, Hashable {
  /// The rule's id.
  public var rule: String
  public var severity: Severity
  public var message: String
  public var place: Place
  public var related: [Related]
  /// What was looked for, what was seen and why it did not count; a line each.
  public var evidence: [String]
  /// Ways to mend it, the best first; `lint` makes fixes of them.
  public var proposals: [Proposal]
  /// The path of the declaration at fault, as in `WeatherView.body`; empty at the top of a file.
  public var declaration: String
  /// Which of several findings of this rule with the same declaration and text this is, in a file,
  /// counted from 0. Checks leave it alone: `lint` counts.
  public var ordinal: Int
  /// The first iOS that has what it asks for: code that is built for an older one cannot use that.
  public var needs: SystemVersion?

  public init(
    rule: String, severity: Severity, message: String, place: Place, related: [Related] = [],
    evidence: [String] = [], proposals: [Proposal] = [], declaration: String = "", ordinal: Int = 0, needs: SystemVersion? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.place = place
    self.related = related
    self.evidence = evidence
    self.proposals = proposals
    self.declaration = declaration
    self.ordinal = ordinal
    self.needs = needs
  }
}

/// By file in path order, then by start, then by rule; the rest only breaks ties.
extension Finding: Comparable {
  public static func < (left: Finding, right: Finding) -> Bool {
    let leftKey = (left.place.file, left.place.range.lowerBound, left.rule)
    let rightKey = (right.place.file, right.place.range.lowerBound, right.rule)
    if leftKey != rightKey { return leftKey < rightKey }
    return (left.place.range.upperBound, left.message)
      < (right.place.range.upperBound, right.message)
  }
}
