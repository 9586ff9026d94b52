// Text inside XML and HTML. Control characters have no place in either: XML 1.0 cannot hold them at all.

/// The text with what markup would take for its own replaced; fit for content and for attributes in double quotes.
func markupText(_ text: String) -> String {
  var escaped = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": escaped += "&amp;"
    case "<": escaped += "&lt;"
    case ">": escaped += "&gt;"
    case "\"": escaped += "&quot;"
    case "'": escaped += "&#39;"
    case "\t": escaped += "&#9;"
    case "\n": escaped += "&#10;"
    case "\r": escaped += "&#13;"
    default:
      switch scalar.value {
      case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
  return escaped
}
