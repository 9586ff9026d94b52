// Colours, or none: the one place that decides and the one place that knows escape sequences.

import RuleEngine

/// Whether and how text is coloured.
struct Style: Sendable {
  enum Color: String {
    case bold = "1"
    case red = "1;31"
    case yellow = "1;33"
    case blue = "1;34"
    case faint = "2"
  }

  var isColored: Bool

  init(isColored: Bool) {
    self.isColored = isColored
  }

  /// As `--color` says; otherwise colours for a terminal unless `NO_COLOR` is set to anything.
  init(_ words: Words, _ surroundings: Surroundings) {
    switch words.value(OptionDescription.color.name) {
    case "always": isColored = true
    case "never": isColored = false
    default:
      let refuses = surroundings.environment("NO_COLOR").map { !$0.isEmpty } ?? false
      isColored = surroundings.isTerminal && !refuses
    }
  }

  func paint(_ text: String, _ color: Color) -> String {
    isColored ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
  }

  func color(of severity: Severity) -> Color {
    switch severity {
    case .error: .red
    case .warning: .yellow
    case .info: .blue
    }
  }
}
