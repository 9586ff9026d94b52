// What an example or a fixture says about itself, in comments:
//   code()        // expect: rule-id            a finding on this line
//   // expect: rule-id                          a finding on the next line that is code
//   //  ^^^^ rule-id: part of its message       under the line: the finding's columns and words
//   // todo-expect: rule-id                     missed today; fails when it is found
//   // todo-allow: rule-id                      found today though wrong; fails when it is gone
//   // deployment-target: 15.0                  the oldest iOS, as the option of that name says it
//   // defined: RELEASE                         what is shipped defines this condition of `#if`
//   // defined-for-debugging: BETA              only what is not shipped does
//   // clean                                    nothing to be found in the fixture

import ProjectSettings

/// One statement of a fixture about one line.
public struct Expectation: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    case expect, todoExpect, todoAllow
  }

  public var kind: Kind
  public var rule: String
  /// 1-based.
  public var line: Int
  /// Columns in bytes from 1, half open, where the range matters.
  public var columns: Range<Int>?
  /// What the message must hold; empty where the words do not matter.
  public var message = ""

  public init(kind: Kind, rule: String, line: Int, columns: Range<Int>? = nil, message: String = "") {
    self.kind = kind
    self.rule = rule
    self.line = line
    self.columns = columns
    self.message = message
  }
}

/// The statements of one file, and whether it says that it is clean.
public func readExpectations(_ text: String) -> (expectations: [Expectation], isClean: Bool) {
  var expectations: [Expectation] = []
  var isClean = false
  // Statements on a line of their own, waiting for the next line of code.
  var waiting: [Expectation] = []
  var codeLine = 0
  let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
  for (index, line) in lines.enumerated() {
    let statements = readStatements(line)
    if line.drop(while: { $0 == " " }) == "// clean" { isClean = true }
    switch statements {
    case .columns(let columns, let rule, let message):
      refine(
        &expectations,
        Expectation(kind: .expect, rule: rule, line: codeLine, columns: columns, message: message))
    case .rules(let found, let isAlone):
      if isAlone {
        waiting += found
        continue
      }
      codeLine = index + 1
      expectations += (waiting + found).map { statement in
        var statement = statement
        statement.line = index + 1
        return statement
      }
      waiting = []
    }
  }
  return (expectations, isClean)
}

/// Columns belong to the line's `expect` of the same rule, or are one of their own.
private func refine(_ expectations: inout [Expectation], _ refined: Expectation) {
  let plain = expectations.firstIndex {
    $0.kind == .expect && $0.rule == refined.rule && $0.line == refined.line && $0.columns == nil
  }
  if let plain { expectations[plain] = refined } else { expectations.append(refined) }
}

private enum Statements {
  case rules([Expectation], isAlone: Bool)
  case columns(Range<Int>, rule: String, message: String)
}

private func readStatements(_ line: Substring) -> Statements {
  var found: [Expectation] = []
  var first: Substring.Index?
  for index in line.indices where line[index...].hasPrefix("//") {
    let comment = line[index...].drop { $0 == "/" }.drop { $0 == " " }
    let isAlone = line[..<index].allSatisfy { $0 == " " || $0 == "\t" }
    if isAlone, comment.hasPrefix("^"), let columns = readColumns(line, comment) { return columns }
    let kinds: [(String, Expectation.Kind)] = [
      ("expect:", .expect), ("todo-expect:", .todoExpect), ("todo-allow:", .todoAllow),
    ]
    for (word, kind) in kinds where comment.hasPrefix(word) {
      first = first ?? index
      // A later `//` on the line is a statement of its own or a remark.
      let ids = comment.dropFirst(word.count).prefix { $0 != "/" }
      found += ids.split(separator: ",").compactMap { id in
        id.split(separator: " ").first.map { Expectation(kind: kind, rule: String($0), line: 0) }
      }
    }
  }
  guard let first else { return .rules([], isAlone: false) }
  return .rules(found, isAlone: line[..<first].allSatisfy { $0 == " " || $0 == "\t" })
}

private func readColumns(_ line: Substring, _ comment: Substring) -> Statements? {
  let marks = comment.prefix { $0 == "^" }
  let words = comment.dropFirst(marks.count).drop { $0 == " " }
  guard !words.isEmpty else { return nil }
  let parts = words.split(separator: ":", maxSplits: 1)
  let start = line[..<comment.startIndex].utf8.count + 1
  let message = parts.count > 1 ? String(parts[1].drop { $0 == " " }) : ""
  return .columns(start..<start + marks.count, rule: String(parts[0]), message: message)
}

/// A finding as a fixture sees it.
public struct SeenFinding: Equatable, Sendable {
  public var rule: String
  /// 1-based.
  public var line: Int
  /// In bytes from 1, half open.
  public var columns: Range<Int>
  public var message: String

  public init(rule: String, line: Int, columns: Range<Int>, message: String) {
    self.rule = rule
    self.line = line
    self.columns = columns
    self.message = message
  }

  public init(_ finding: Finding, in source: LineIndex) {
    let start = source.position(at: finding.place.range.lowerBound)
    self.init(
      rule: finding.rule, line: start.line, columns: start.byteColumn..<start.byteColumn + finding.place.range.count,
      message: finding.message)
  }
}

/// What the findings of one file leave open, as lines to print.
/// Every finding is to be expected and every expectation to be found, each once.
public func compare(
  _ expectations: [Expectation], _ findings: [SeenFinding]
) -> (missed: [String], unexpected: [String]) {
  var missed: [String] = []
  var left = findings
  // The particular before the plain, so that a plain one does not take what another describes.
  for expectation in expectations.filter({ $0.columns != nil }) + expectations.filter({ $0.columns == nil }) {
    let match = left.firstIndex { finding in
      finding.rule == expectation.rule && finding.line == expectation.line
        && expectation.columns.map { $0 == finding.columns } ?? true
        && (expectation.message.isEmpty || finding.message.contains(expectation.message))
    }
    switch (expectation.kind, match) {
    case (.expect, let match?), (.todoAllow, let match?): left.remove(at: match)
    case (.expect, nil):
      let columns = expectation.columns.map { ":\($0.lowerBound)-\($0.upperBound)" } ?? ""
      missed.append(
        "\(expectation.line)\(columns): \(expectation.rule)\(expectation.message.isEmpty ? "" : ": ")\(expectation.message)"
      )
    case (.todoAllow, nil):
      missed.append("\(expectation.line): \(expectation.rule): gone, as it should be: take out `todo-allow`")
    case (.todoExpect, nil): break
    case (.todoExpect, let match?):
      missed.append("\(expectation.line): \(expectation.rule): found at last: make `todo-expect` an `expect`")
      left.remove(at: match)
    }
  }
  let unexpected = left.map {
    "\($0.line):\($0.columns.lowerBound)-\($0.columns.upperBound): \($0.rule): \($0.message)"
  }
  return (missed, unexpected)
}

/// What the files of an example say of the project, each on a line of its own; the rest is not said:
/// `// deployment-target: 16.0`, `// device-family: phone`.
public func exampleSettings(_ texts: [String]) -> BuildSettings {
  var settings = BuildSettings()
  for line in texts.lazy.flatMap({ $0.split(whereSeparator: \.isNewline) }) where line.hasPrefix("// de") {
    let parts = line.dropFirst(3).split(separator: ":", maxSplits: 1)
    guard parts.count == 2 else { continue }
    let value = String(parts[1].drop { $0 == " " })
    switch parts[0] {
    case "deployment-target": if let version = SystemVersion(value) { settings.deploymentTarget = .known(version) }
    case "device-family":
      switch value {
      case "phone": settings.families = .known(.phone)
      case "pad": settings.families = .known(.pad)
      case "universal": settings.families = .known([.phone, .pad])
      default: break
      }
    case "defined": settings.conditions = CompilationConditions(shipped: settings.conditions.shipped.union([value]), debugOnly: settings.conditions.debugOnly)
    case "defined-for-debugging":
      settings.conditions = CompilationConditions(shipped: settings.conditions.shipped, debugOnly: settings.conditions.debugOnly.union([value]))
    default: break
    }
  }
  return settings
}
