// Reads a property list into flat nodes. Open containers stand on a stack of our own: nesting costs memory of
// its length, never the call stack.

struct PropertyListReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let kinds: [StaticString]?
  var nodes: [PropertyList.Node] = []
  private var offset = 0
  /// Asked of every byte, so it is not asked of a global, which is made when it is first needed.
  private let endsBareString = bytesAfterBareStrings
  /// The containers around the current place, outermost first.
  private var open: [Int] = []

  init(bytes: UnsafeBufferPointer<UInt8>, kinds: [StaticString]?) {
    self.bytes = bytes
    self.kinds = kinds
  }

  mutating func read() throws(PropertyListError) {
    guard bytes.count < Int(UInt32.max) else { throw error("larger than 4 GB") }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    // Three nodes to a hundred bytes is what project files have, and most are not of the kinds asked for.
    nodes.reserveCapacity(bytes.count / (kinds == nil ? 32 : 64))
    try readValue()
    while let container = open.last {
      try skipSpace()
      if nodes[container].kind == .array {
        if take(")") { try close(container) } else { try readValue() }
      } else if take("}") {
        try close(container)
      } else {
        try readString()
        try skipSpace()
        guard take("=") else { throw error("`=` was expected after a key") }
        try readValue()
        if nodes.count == container + 3, isPassedOver(container) {
          try skipRest()
          try close(container)
        }
      }
    }
    try skipSpace()
    guard offset == bytes.count else { throw error("nothing may follow the value") }
  }

  private mutating func readValue() throws(PropertyListError) {
    try skipSpace()
    guard offset < bytes.count else { throw endError() }
    switch bytes[offset] {
    case UInt8(ascii: "{"): push(.dictionary)
    case UInt8(ascii: "("): push(.array)
    case UInt8(ascii: "<"):
      try readData()
      try endValue()
    default:
      try readString()
      try endValue()
    }
  }

  private mutating func push(_ kind: PropertyList.Kind) {
    open.append(nodes.count)
    append(kind, from: offset, to: offset)
    offset += 1
  }

  private mutating func close(_ container: Int) throws(PropertyListError) {
    open.removeLast()
    nodes[container].end = UInt32(offset)
    nodes[container].next = UInt32(nodes.count)
    try endValue()
  }

  /// What parts a value from the next: `;` in a dictionary, `,` in an array, which may also stand after the last.
  private mutating func endValue() throws(PropertyListError) {
    guard let container = open.last else { return }
    try skipSpace()
    if nodes[container].kind == .dictionary {
      guard take(";") else { throw error("`;` was expected after a value") }
    } else if !take(","), offset >= bytes.count || bytes[offset] != UInt8(ascii: ")") {
      throw error("`,` or `)` was expected after a value")
    }
  }

  private mutating func append(_ kind: PropertyList.Kind, from start: Int, to end: Int) {
    nodes.append(
      PropertyList.Node(kind: kind, start: UInt32(start), end: UInt32(end), next: UInt32(nodes.count + 1)))
  }

  // MARK: Objects of other kinds

  /// Whether the one member that was read of a dictionary says that it is of a kind that nobody asked for.
  private func isPassedOver(_ container: Int) -> Bool {
    guard let kinds, nodes[container + 2].kind == .string, isEqual(text(container + 1), "isa") else { return false }
    return !kinds.contains { isEqual(text(container + 2), $0) }
  }

  private func text(_ node: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[Int(nodes[node].start)..<Int(nodes[node].end)])
  }

  /// To the end of the dictionary around this place. Most of a project file is passed over here.
  private mutating func skipRest() throws(PropertyListError) {
    var depth = 1
    while true {
      offset = bytes.place(from: offset) { $0.bracesQuotesAndSlashes }
      guard offset < bytes.count else { throw endError() }
      switch bytes[offset] {
      case UInt8(ascii: "{"):
        depth += 1
        offset += 1
      case UInt8(ascii: "}"):
        depth -= 1
        offset += 1
        if depth == 0 { return }
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        try skipQuoted()
      default:
        let start = offset
        try skipSpace()
        // Only a comment was one; a path was not.
        offset = max(offset, start + 1)
      }
    }
  }

  // MARK: Strings and data

  private mutating func readString() throws(PropertyListError) {
    guard offset < bytes.count else { throw endError() }
    let start = offset
    let quote = bytes[start]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      try skipQuoted()
    } else {
      offset = bytes.place(from: offset) { $0.allButLettersAndDigits }
      while offset < bytes.count, !endsBareString[Int(bytes[offset])] { offset += 1 }
      guard offset > start else { throw error("a value was expected") }
    }
    append(.string, from: start, to: offset)
  }

  private mutating func skipQuoted() throws(PropertyListError) {
    let start = offset
    let quote = bytes[start]
    offset += 1
    while offset < bytes.count, bytes[offset] != quote {
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard offset < bytes.count else {
      offset = start
      throw error("the string never ends")
    }
    offset += 1
  }

  /// `<0fbd77 1c2735ae>`; nobody asks what it holds.
  private mutating func readData() throws(PropertyListError) {
    let start = offset
    while offset < bytes.count, bytes[offset] != UInt8(ascii: ">") { offset += 1 }
    guard take(">") else {
      offset = start
      throw error("the data never ends")
    }
    append(.data, from: start, to: offset)
  }

  // MARK: Places

  @inline(__always)
  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: byte) else { return false }
    offset += 1
    return true
  }

  /// White space and comments. Most often that is nothing, or a space.
  @inline(__always)
  private mutating func skipSpace() throws(PropertyListError) {
    if offset < bytes.count, bytes[offset] == UInt8(ascii: " ") { offset += 1 }
    guard offset < bytes.count, bytes[offset] <= 0x20 || bytes[offset] == UInt8(ascii: "/") else { return }
    try skipMoreSpace()
  }

  private mutating func skipMoreSpace() throws(PropertyListError) {
    let bytes = bytes
    var place = offset
    while place < bytes.count {
      let byte = bytes[place]
      if byte <= 0x20 {
        place += 1
        continue
      }
      guard byte == UInt8(ascii: "/"), place + 1 < bytes.count else { break }
      switch bytes[place + 1] {
      case UInt8(ascii: "*"):
        guard let end = endOfComment(from: place + 2) else {
          offset = place
          throw error("the comment never ends")
        }
        place = end
      case UInt8(ascii: "/"):
        while place < bytes.count, bytes[place] != 0x0A, bytes[place] != 0x0D { place += 1 }
      default:
        offset = place
        return
      }
    }
    offset = place
  }

  /// Past the `*/` that ends a comment; nil where none does.
  @inline(__always)
  private func endOfComment(from start: Int) -> Int? {
    var place = start
    while true {
      place = bytes.place(from: place) { $0.stars }
      guard place + 1 < bytes.count else { return nil }
      if bytes[place] == UInt8(ascii: "*"), bytes[place + 1] == UInt8(ascii: "/") { return place + 2 }
      place += 1
    }
  }

  private func error(_ message: String) -> PropertyListError { PropertyListError(offset: offset, message: message) }

  /// The end of the text inside of something: the place that helps is where that begins.
  private func endError() -> PropertyListError {
    guard let container = open.last else { return error("the text ends where a value was expected") }
    let bracket = nodes[container].kind == .dictionary ? "{" : "("
    return PropertyListError(offset: Int(nodes[container].start), message: "`\(bracket)` is never closed")
  }
}

/// By byte: white space, brackets and whatever else parts values. Xcode quotes more than it must.
private let bytesAfterBareStrings: [Bool] = (0..<256).map { byte in
  byte <= 0x20 || "{}()<>=;,\"'".utf8.contains(UInt8(byte))
}
