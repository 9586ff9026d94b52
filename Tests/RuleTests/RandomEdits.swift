// Edits as people and accidents make them, the same on every machine.

/// A generator that is the same on every machine.
struct Random {
  var state: UInt64

  mutating func number(below bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return bound == 0 ? 0 : Int(state % UInt64(bound))
  }
}

/// What people type, and what falls out when they do.
private let snippets = [
  " ", "\n", "}", "{", "(", ")", "dismiss()", "x", ".", "// note\n", "private ", "@State var a = false\n", "func close() { dismiss() }\n",
  "class Extra: UIViewController {}\n", "extension Root { func end() {} }\n", "\"", "$", "isPresented", "typealias Handler = () -> Void\n",
  "if #available(iOS 14, *) {\n", "} else if #unavailable(iOS 15) {\n", "guard #unavailable(iOS 13.4) else { return }\n", "#available(",
  "@Binding var shows: Bool\n", "Button(\"Close\") { dismiss() }\n", "present(vc, animated: true)\n", "#if os(macOS)\n", "#endif\n",
]

/// After one edit.
func edited(_ bytes: [UInt8], _ random: inout Random) -> [UInt8] {
  var bytes = bytes
  let place = random.number(below: bytes.count + 1)
  switch random.number(below: 4) {
  case 0: bytes.removeSubrange(place..<min(bytes.count, place + 1 + random.number(below: 30)))
  case 1:
    // One name instead of another.
    let end = min(bytes.count, place + 4)
    bytes.replaceSubrange(place..<end, with: Array("vc".utf8))
  default: bytes.insert(contentsOf: Array(snippets[random.number(below: snippets.count)].utf8), at: place)
  }
  return bytes
}

/// After several edits and accidents: stretches copied to another place, an end that was lost.
func broken(_ bytes: [UInt8], _ random: inout Random) -> [UInt8] {
  var bytes = bytes
  for _ in 0...random.number(below: 5) {
    let place = random.number(below: bytes.count + 1)
    switch random.number(below: 6) {
    case 0:
      let copied = bytes[place..<min(bytes.count, place + random.number(below: 200))]
      bytes.insert(contentsOf: copied, at: random.number(below: bytes.count + 1))
    case 1:
      bytes.removeSubrange(place..<min(bytes.count, place + random.number(below: 200)))
    case 2:
      // One bracket or quote.
      if let mark = bytes[place...].firstIndex(where: { "{}()[]\"<".utf8.contains($0) }) { bytes.remove(at: mark) }
    case 3 where random.number(below: 4) == 0: bytes.removeSubrange(place...)
    default: bytes = edited(bytes, &random)
    }
  }
  return bytes
}
