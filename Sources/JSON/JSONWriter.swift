// Writes JSON into bytes: on one line for machines, indented for people. Keys keep the order of the
// value, or are sorted; in both cases the same value gives the same bytes.

/// How a JSON text is laid out.
public struct JSONLayout: Sendable {
  /// Two spaces a level and a line an element; otherwise no space at all.
  public var isPretty: Bool
  public var sortsKeys: Bool

  public init(isPretty: Bool = false, sortsKeys: Bool = false) {
    self.isPretty = isPretty
    self.sortsKeys = sortsKeys
  }

  public static let compact = JSONLayout()
  public static let pretty = JSONLayout(isPretty: true)
}

extension JSONValue {
  /// The value as JSON text, without a line break at the end.
  public func text(_ layout: JSONLayout = .compact) -> String {
    var bytes: [UInt8] = []
    write(into: &bytes, layout)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the value's JSON text to `bytes`.
  public func write(into bytes: inout [UInt8], _ layout: JSONLayout = .compact) {
    write(into: &bytes, layout, depth: 0)
  }

  private func write(into bytes: inout [UInt8], _ layout: JSONLayout, depth: Int) {
    switch content {
    case .null: bytes += "null".utf8
    case .bool(let bool): bytes += (bool ? "true" : "false").utf8
    case .integer(let integer): bytes += String(integer).utf8
    case .number(let number): bytes += numberText(number).utf8
    case .string(let string): writeQuoted(string, into: &bytes)
    case .array(let elements):
      writeList("[", elements, "]", into: &bytes, layout, depth) { element, bytes in
        element.write(into: &bytes, layout, depth: depth + 1)
      }
    case .object(let members):
      let ordered = layout.sortsKeys ? members.sorted { $0.key < $1.key } : members
      writeList("{", ordered, "}", into: &bytes, layout, depth) { member, bytes in
        writeQuoted(member.key, into: &bytes)
        bytes += (layout.isPretty ? ": " : ":").utf8
        member.value.write(into: &bytes, layout, depth: depth + 1)
      }
    }
  }
}

private func writeList<Element>(
  _ open: String, _ elements: [Element], _ close: String, into bytes: inout [UInt8],
  _ layout: JSONLayout, _ depth: Int, _ writeElement: (Element, inout [UInt8]) -> Void
) {
  bytes += open.utf8
  for (index, element) in elements.enumerated() {
    if index > 0 { bytes += ",".utf8 }
    if layout.isPretty { writeLineBreak(into: &bytes, depth: depth + 1) }
    writeElement(element, &bytes)
  }
  if layout.isPretty, !elements.isEmpty { writeLineBreak(into: &bytes, depth: depth) }
  bytes += close.utf8
}

private func writeLineBreak(into bytes: inout [UInt8], depth: Int) {
  bytes.append(0x0A)
  bytes.append(contentsOf: repeatElement(0x20, count: 2 * depth))
}

/// JSON has no word for infinity or for what is no number: both become null.
private func numberText(_ number: Double) -> String {
  number.isFinite ? "\(number)" : "null"
}

private func writeQuoted(_ string: String, into bytes: inout [UInt8]) {
  bytes.append(UInt8(ascii: "\""))
  for byte in string.utf8 {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    case 0x0A: bytes += "\\n".utf8
    case 0x0D: bytes += "\\r".utf8
    case 0x09: bytes += "\\t".utf8
    case ..<0x20:
      let digits = String(byte, radix: 16)
      bytes += (byte < 0x10 ? "\\u000" : "\\u00").utf8
      bytes += digits.utf8
    default: bytes.append(byte)
    }
  }
  bytes.append(UInt8(ascii: "\""))
}
