// What an XcodeGen specification says of an app's devices, where the project that it makes is not checked in. Lines that
// are plain keys and values are read, and no more of YAML.
// Names: XcodeGen's project specification, `type`, `settings`, `include`, `configFiles`.

/// What the app is built for, as far as plain lines say it; nil where the specification describes no app.
public func xcodeGenSettings(_ bytes: [UInt8]) -> BuildSettings? {
  var isApp = false
  var isElsewhere = false
  var families: [DeviceFamilies?] = []
  for line in bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
    let text = String(decoding: line.prefix { $0 != UInt8(ascii: "#") }, as: UTF8.self)
    guard let colon = text.firstIndex(of: ":") else { continue }
    let key = plain(text[..<colon])
    let value = plain(text[text.index(after: colon)...])
    switch key {
    case "type": isApp = isApp || value.hasPrefix("application")
    case "include", "configFiles": isElsewhere = true
    case "TARGETED_DEVICE_FAMILY": families.append(readFamilies(value))
    default: if text.contains("TARGETED_DEVICE_FAMILY") { families.append(nil) }
    }
  }
  guard isApp else { return nil }
  var settings = BuildSettings()
  // A watch's or a TV's target is none of the app's.
  let own = Set(families.filter { $0 != [] })
  // Where nothing says it, XcodeGen builds an app of iOS for both.
  if own.count == 1, let only = own.first, let only { settings.families = .known(only) }
  if own.count > 1 || own.contains(nil) { settings.families = .unseen("the specification says several `TARGETED_DEVICE_FAMILY`") }
  if own.isEmpty, isElsewhere { settings.families = .unseen("the specification includes others") }
  return settings
}

/// A key or value without its indentation, its dash and its quotes.
private func plain(_ text: Substring) -> String {
  func isAround(_ character: Character) -> Bool { character == " " || character == "\t" || character == "\"" || character == "'" || character == "-" }
  var text = text.drop(while: isAround)
  while let last = text.last, isAround(last) { text.removeLast() }
  return String(text)
}
