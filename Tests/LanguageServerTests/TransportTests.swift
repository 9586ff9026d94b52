// The stream of messages: any split, any header, and nothing that costs more than itself.

import Testing

@testable import LanguageServer

@Suite struct TransportTests {
  private func feed(_ text: String, pieces size: Int = .max) -> [Transmission] { feed(Array(text.utf8), pieces: size) }

  private func feed(_ bytes: [UInt8], pieces size: Int = .max) -> [Transmission] {
    var splitter = MessageSplitter()
    var found: [Transmission] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      found += splitter.feed(rest.prefix(size))
      rest = rest.dropFirst(size)
    }
    return found
  }

  private func message(_ text: String) -> Transmission { .message(Array(text.utf8)) }

  @Test func everySplitGivesTheSame() {
    let text = "Content-Length: 2\r\n\r\n{}Content-Type: x; charset=utf-8\r\ncontent-LENGTH:  4 \r\n\r\n\"é\"\r\n\r\nContent-Length: 1\n\n7"
    for size in 1...text.utf8.count { #expect(feed(text, pieces: size) == [message("{}"), message("\"é\""), message("7")]) }
  }

  @Test func aLengthCountsBytes() { #expect(feed("Content-Length: 4\r\n\r\n😀Content-Length: 0\r\n\r\n") == [message("😀"), message("")]) }

  @Test(arguments: [
    ("Content-Length: two", "`Content-Length` is no number of bytes"), ("Content-Length: -2", "`Content-Length` is no number of bytes"),
    ("Content-Length: 99999999999999999999", "`Content-Length` is no number of bytes"), ("Content-Length: 0x2", "`Content-Length` is no number of bytes"),
    ("Content-Type: x", "the header has no `Content-Length`"), ("what is this", "a header line has no `:`"),
    (String(repeating: "x", count: 9000), "a header line is longer than 8192 bytes"),
  ])
  func aBrokenHeaderCostsOneMessage(_ header: String, _ problem: String) {
    for size in [1, 7, .max] { #expect(feed("\(header)\r\n\r\nContent-Length: 2\r\n\r\n{}", pieces: size) == [.broken(problem), message("{}")]) }
  }

  @Test func twoLengthsAreTooMany() {
    #expect(feed("Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}Content-Length: 1\r\n\r\n1") == [.broken("`Content-Length` stands twice"), message("1")])
  }

  @Test func aLongMessageIsCountedOffAndNotKept() {
    var splitter = MessageSplitter()
    let length = MessageSplitter.limit + 1
    #expect(splitter.feed(Array("Content-Length: \(length)\r\n\r\n".utf8)[...]) == [.tooLong(length)])
    let piece = [UInt8](repeating: 0x20, count: 1 << 20)
    for _ in 0..<64 { #expect(splitter.feed(piece[...]) == []) }
    #expect(splitter.feed(Array(" Content-Length: 2\r\n\r\n{}".utf8)[...]) == [message("{}")])
  }

  /// Whatever comes in, it goes on: a whole message behind two line breaks is found again.
  @Test func noiseEndsSomewhere() {
    var random = SeededRandom(state: 7)
    let words = ["Content-Length", ": ", "2", "\r\n", "\n", "{}", "\0", "é", "\r", "-", "x"]
    for _ in 0..<2000 {
      var text = ""
      for _ in 0..<Int.random(in: 0...12, using: &random) { text += words.randomElement(using: &random) ?? "" }
      let size = Int.random(in: 1...8, using: &random)
      #expect(feed(text, pieces: size) == feed(text))
    }
  }
}

/// The same numbers in each run.
struct SeededRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }
}
