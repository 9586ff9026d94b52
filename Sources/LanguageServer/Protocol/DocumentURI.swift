// `file:` addresses and paths. An editor's spelling of an address is kept for the documents that it opened: some
// escape more than others, and an answer under another spelling would be for another document.

/// The absolute path of a `file:` address; nil for any other.
func path(ofURI uri: String) -> String? {
  let scheme = "file://"
  guard uri.utf8.count > scheme.utf8.count, uri.prefix(scheme.count).lowercased() == scheme else { return nil }
  var rest = Array(uri.utf8.dropFirst(scheme.utf8.count))
  // `file://localhost/…` is this machine, too.
  if rest.first != UInt8(ascii: "/") {
    guard let slash = rest.firstIndex(of: UInt8(ascii: "/")), String(decoding: rest[..<slash], as: UTF8.self).lowercased() == "localhost" else { return nil }
    rest.removeFirst(slash)
  }
  if let end = rest.firstIndex(where: { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }) { rest.removeSubrange(end...) }
  var bytes: [UInt8] = []
  bytes.reserveCapacity(rest.count)
  var index = 0
  while index < rest.count {
    if rest[index] == UInt8(ascii: "%"), index + 2 < rest.count, let high = hexDigit(rest[index + 1]), let low = hexDigit(rest[index + 2]) {
      bytes.append(high << 4 | low)
      index += 3
    } else {
      bytes.append(rest[index])
      index += 1
    }
  }
  guard !bytes.contains(0), let path = String(validating: bytes, as: UTF8.self) else { return nil }
  return path
}

/// The `file:` address of an absolute path.
func uri(ofPath path: String) -> String {
  var bytes = Array("file://".utf8)
  for byte in path.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
      bytes.append(byte)
    default:
      let digits = Array("0123456789ABCDEF".utf8)
      bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}

private func hexDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}
