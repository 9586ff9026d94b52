// Cuts a stream of bytes into messages: header lines, an empty line, `Content-Length` bytes. Bytes come in any
// pieces. Trap: a length is a promise of the client's; one past the limit is counted off, never kept, and a
// header that makes no sense must cost one message, not the connection.

/// What came out of the stream.
public enum Transmission: Equatable, Sendable {
  /// The bytes of one message.
  case message([UInt8])
  /// A message of so many bytes, more than are taken. Its bytes are passed over.
  case tooLong(Int)
  /// A header that is none, and why.
  case broken(String)
}

/// Splits a stream into messages.
public struct MessageSplitter: Sendable {
  /// The longest message that is taken, in bytes.
  public static let limit = 64 << 20
  /// The longest line of a header.
  private static let longestLine = 8 << 10

  private enum State {
    /// Reading header lines; what is known of the length so far.
    case header(length: Int?, problem: String?, isEmpty: Bool)
    case content(length: Int)
    case skipping(left: Int)
  }

  private var state = State.header(length: nil, problem: nil, isEmpty: true)
  /// What is kept of an unfinished line or message.
  private var pending: [UInt8] = []
  /// The rest of a line that is too long is passed over.
  private var dropsLine = false

  public init() {}

  /// Takes the next bytes and gives the messages that they complete.
  public mutating func feed(_ bytes: ArraySlice<UInt8>) -> [Transmission] {
    var found: [Transmission] = []
    var rest = bytes
    while !rest.isEmpty {
      switch state {
      case .header: readLine(&rest, &found)
      case .content(let length): readContent(length, &rest, &found)
      case .skipping(let left):
        let count = min(left, rest.count)
        rest = rest.dropFirst(count)
        state = left == count ? Self.start : .skipping(left: left - count)
      }
    }
    return found
  }

  private static let start = State.header(length: nil, problem: nil, isEmpty: true)

  private mutating func readContent(_ length: Int, _ rest: inout ArraySlice<UInt8>, _ found: inout [Transmission]) {
    let count = min(length - pending.count, rest.count)
    if pending.isEmpty, count == length {
      found.append(.message(Array(rest.prefix(count))))
    } else {
      pending += rest.prefix(count)
      guard pending.count == length else {
        rest = []
        return
      }
      found.append(.message(pending))
      pending = []
    }
    rest = rest.dropFirst(count)
    state = Self.start
  }

  private mutating func readLine(_ rest: inout ArraySlice<UInt8>, _ found: inout [Transmission]) {
    guard let end = rest.firstIndex(of: 0x0A) else {
      if !dropsLine { pending += rest.prefix(Self.longestLine + 1 - min(pending.count, Self.longestLine)) }
      if pending.count > Self.longestLine { dropsLine = true }
      rest = []
      return
    }
    var line = pending.isEmpty ? Array(rest[..<end]) : pending + rest[..<end]
    pending = []
    rest = rest[(end + 1)...]
    if line.last == 0x0D { line.removeLast() }
    guard case .header(let length, var problem, let isEmpty) = state else { return }
    if dropsLine || line.count > Self.longestLine {
      dropsLine = false
      state = .header(length: length, problem: problem ?? "a header line is longer than \(Self.longestLine) bytes", isEmpty: false)
      return
    }
    guard line.isEmpty else {
      let (number, mistake) = Self.length(in: line)
      if number != nil, length != nil { problem = problem ?? "`Content-Length` stands twice" }
      state = .header(length: number ?? length, problem: problem ?? mistake, isEmpty: false)
      return
    }
    // Empty lines between messages say nothing.
    if isEmpty { return }
    state = Self.start
    if let problem {
      found.append(.broken(problem))
      if let length { state = length == 0 ? Self.start : .skipping(left: length) }
    } else if let length {
      if length > Self.limit {
        found.append(.tooLong(length))
        state = .skipping(left: length)
      } else if length == 0 {
        found.append(.message([]))
      } else {
        state = .content(length: length)
        pending.reserveCapacity(min(length, 1 << 20))
      }
    } else {
      found.append(.broken("the header has no `Content-Length`"))
    }
  }

  /// The length that a header line gives, or what is wrong with it. Other headers say nothing here.
  private static func length(in line: [UInt8]) -> (Int?, String?) {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return (nil, "a header line has no `:`") }
    let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
    guard name == "content-length" else { return (nil, nil) }
    let text = line[(colon + 1)...].drop { $0 == 0x20 || $0 == 0x09 }
    let digits = text.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard !digits.isEmpty, text.dropFirst(digits.count).allSatisfy({ $0 == 0x20 || $0 == 0x09 }),
      let number = Int(String(decoding: digits, as: UTF8.self))
    else { return (nil, "`Content-Length` is no number of bytes") }
    return (number, nil)
  }
}
