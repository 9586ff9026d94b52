// A rule as the engine needs it: what the first part of its page says. The prose and the examples are
// read only when somebody asks for them, since a lint of one file should not pay for documentation.

import JSON

/// The part of a rule page that runs.
public struct Rule: Sendable {
  /// The page's file name without `.md`, and its heading.
  public var id: String
  /// One line, as in the README's table.
  public var summary: String
  /// The highest severity that the rule reports.
  public var severity: Severity
  /// False for a rule that runs only when it is asked for.
  public var isOnByDefault: Bool
  /// The name of the check that runs it.
  public var check: String
  /// Named values for the check; an object, empty where the page gives none.
  public var parameters: JSONValue
  /// What UIKit or SwiftUI prints where the mistake is made; `…` stands for what differs.
  public var consoleMessages: [String] = []

  public init(
    id: String, summary: String, severity: Severity, isOnByDefault: Bool = true, check: String,
    parameters: JSONValue = [:]
  ) {
    self.id = id
    self.summary = summary
    self.severity = severity
    self.isOnByDefault = isOnByDefault
    self.check = check
    self.parameters = parameters
  }
}

/// A rule page that breaks the form of pages: file, place, what is wrong.
public struct PageError: Error, Sendable, Equatable {
  /// The page's path, as `rules/trapped-modal.md`.
  public var path: String
  /// Line and column, 1-based, the column in UTF-16 units.
  public var line: Int
  public var column: Int
  public var message: String
  /// What else was seen to be wrong; these have no others themselves.
  public private(set) var others: [PageError] = []

  public init(path: String, line: Int, column: Int, message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }

  /// Several mistakes as one error, each once, those of one file in the order of its text; nil where there is none.
  public init?(_ mistakes: [PageError]) {
    var paths: [String] = []
    var each: [PageError] = []
    for mistake in mistakes where !each.contains(mistake) {
      if !paths.contains(mistake.path) { paths.append(mistake.path) }
      each.append(mistake)
    }
    let sorted = paths.flatMap { path in
      each.filter { $0.path == path }.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    }
    guard let first = sorted.first else { return nil }
    self = first
    others = Array(sorted.dropFirst())
  }

  /// It and the others, each alone.
  public var all: [PageError] { [PageError(path: path, line: line, column: column, message: message)] + others }

  public var description: String { "\(path):\(line):\(column): \(message)" }
}
