// Colours and links, or none: the one place that decides and the one place that knows escape sequences.

import RuleEngine

/// Whether and how text is coloured.
struct Style: Sendable {
  enum Color: String {
    case bold = "1"
    case red = "1;31"
    case yellow = "1;33"
    case blue = "1;34"
  }

  var isColored: Bool
  /// Whether places and rules are links that a terminal opens.
  var hasLinks = false
  /// The columns to stay within; nil where nothing limits them.
  var width: Int?

  init(isColored: Bool, hasLinks: Bool = false, width: Int? = nil) {
    self.isColored = isColored
    self.hasLinks = hasLinks
    self.width = width
  }

  /// As `--color` says; otherwise none where `NO_COLOR` is set to anything, some where `CLICOLOR_FORCE` is set to
  /// anything but 0, and some for a terminal that can show them.
  init(_ words: Words, _ surroundings: Surroundings) {
    width = surroundings.terminalWidth
    switch words.value(OptionDescription.color.name) {
    case "always": isColored = true
    case "never": isColored = false
    default:
      let refuses = surroundings.environment("NO_COLOR").map { !$0.isEmpty } ?? false
      let forces = surroundings.environment("CLICOLOR_FORCE").map { !$0.isEmpty && $0 != "0" } ?? false
      let isAble = surroundings.isTerminal && surroundings.environment("TERM") != "dumb" && surroundings.environment("CLICOLOR") != "0"
      isColored = !refuses && (forces || isAble)
    }
    hasLinks = isColored && surroundings.isTerminal && showsLinks(surroundings.environment)
  }

  /// Text that leads to an address, where the terminal can follow it.
  func link(_ text: String, to address: String?) -> String {
    guard hasLinks, let address else { return text }
    return "\u{1B}]8;;\(address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
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

/// No terminal can be asked whether it opens links; those that do are known by what they set.
private func showsLinks(_ environment: (String) -> String?) -> Bool {
  if let forced = environment("FORCE_HYPERLINK") { return forced != "0" }
  // Older ones of this family print rubbish.
  if let version = environment("VTE_VERSION").flatMap({ Int($0) }) { return version >= 5000 }
  let names = ["iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper", "rio", "Tabby"]
  if let program = environment("TERM_PROGRAM"), names.contains(program) { return true }
  let kinds = ["xterm-kitty", "alacritty", "xterm-ghostty", "foot"]
  if let kind = environment("TERM"), kinds.contains(kind) { return true }
  return ["WT_SESSION", "KONSOLE_VERSION", "DOMTERM"].contains { environment($0) != nil }
}

/// The address of a file, with what is no letter of an address escaped.
func fileAddress(_ path: String) -> String {
  var address = "file://"
  for byte in path.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "~"):
      address.unicodeScalars.append(Unicode.Scalar(byte))
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      address += "%" + (digits.count < 2 ? "0" : "") + digits
    }
  }
  return address
}
