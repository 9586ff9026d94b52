// Texts under edits: after each, its lines are those of the same text made anew, and its bytes those of an editor that
// counts in UTF-16 units.

import Testing

@testable import LanguageServer

@Suite struct DocumentTextTests {
  private let pieces = ["a", "\n", "\r\n", "\r", "é", "😀", "\t", "line of text", "\u{FEFF}", "👨‍👩‍👧", "\n\n", "e\u{301}", "\u{2028}"]

  private func randomText(_ count: Int, _ random: inout SeededRandom) -> String {
    (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
  }

  @Test func editsNeverDrift() {
    var random = SeededRandom(state: 1)
    for round in 0..<200 {
      var units = Array(randomText(Int.random(in: 0...60, using: &random), &random).utf16)
      var text = DocumentText(Array(String(decoding: units, as: UTF16.self).utf8))
      for _ in 0..<50 {
        let lines = lineRanges(units)
        let (start, from) = randomPosition(lines, units, &random)
        let (end, to) = randomPosition(lines, units, &random)
        let (low, high) = from <= to ? (from, to) : (to, from)
        let (first, last) = from <= to ? (start, end) : (end, start)
        let new = randomText(Int.random(in: 0...4, using: &random), &random)
        text.replace(text.range(of: ClientRange(start: first, end: last), .utf16), with: Array(new.utf8))
        units.replaceSubrange(low..<high, with: new.utf16)
        let wanted = Array(String(decoding: units, as: UTF16.self).utf8)
        #expect(text.bytes == wanted, "round \(round)")
        #expect(text.starts == DocumentText(wanted).starts, "round \(round)")
        if text.bytes != wanted { return }
      }
    }
  }

  /// Lines as an editor has them, without their breaks, in units.
  private func lineRanges(_ units: [UInt16]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    var index = 0
    while index < units.count {
      if units[index] == 0x0A || units[index] == 0x0D {
        lines.append(start..<index)
        if units[index] == 0x0D, index + 1 < units.count, units[index + 1] == 0x0A { index += 1 }
        start = index + 1
      }
      index += 1
    }
    return lines + [start..<units.count]
  }

  /// A position, at times past the end of its line or of the text, and its place among the units.
  private func randomPosition(_ lines: [Range<Int>], _ units: [UInt16], _ random: inout SeededRandom) -> (ClientPosition, Int) {
    if Int.random(in: 0..<20, using: &random) == 0 { return (ClientPosition(line: lines.count + 3, character: 2), units.count) }
    let line = Int.random(in: lines.indices, using: &random)
    let character = Int.random(in: 0...(lines[line].count + 3), using: &random)
    var place = min(lines[line].lowerBound + character, lines[line].upperBound)
    // Between the halves of a pair: its start.
    if place > lines[line].lowerBound, place < units.count, UTF16.isTrailSurrogate(units[place]) { place -= 1 }
    return (ClientPosition(line: line, character: character), place)
  }

  @Test func positionsComeBack() {
    var random = SeededRandom(state: 3)
    for _ in 0..<200 {
      let bytes = Array(randomText(30, &random).utf8)
      let text = DocumentText(bytes)
      for encoding in [PositionEncoding.utf8, .utf16, .utf32] {
        var offset = 0
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
          let line = text.line(at: offset)
          if text.content(ofLine: line).contains(offset) {
            #expect(text.offset(of: text.position(at: offset, encoding), encoding) == offset)
          }
          offset += UTF8.width(scalar)
        }
      }
    }
  }

  @Test func aMarkOfTheDiskHasNoWidth() {
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("let a".utf8)
    #expect(DocumentText(bytes, isFromDisk: true).position(at: 3, .utf16) == ClientPosition(line: 0, character: 0))
    // A client that sends one counts it.
    #expect(DocumentText(bytes).position(at: 3, .utf16) == ClientPosition(line: 0, character: 1))
  }

  @Test func bytesThatAreNoTextCountOneEach() {
    let text = DocumentText([0x61, 0xFF, 0xC3, 0x62])
    #expect(text.position(at: 3, .utf16) == ClientPosition(line: 0, character: 3))
    #expect(text.offset(of: ClientPosition(line: 0, character: 3), .utf16) == 3)
  }

  @Test func addresses() {
    #expect(path(ofURI: "file:///a%20b/%C3%A9.swift") == "/a b/é.swift")
    #expect(path(ofURI: "FILE:///a") == "/a")
    #expect(path(ofURI: "file://localhost/a") == "/a")
    #expect(path(ofURI: "file:///a?x#y") == "/a")
    #expect(path(ofURI: "untitled:Untitled-1") == nil)
    #expect(path(ofURI: "file://host/a") == nil)
    #expect(path(ofURI: "file:///%FF") == nil)
    for path in ["/a b/é.swift", "/100%/x#y?.swift", "/@(1)+[2]/😀.swift"] { #expect(LanguageServer.path(ofURI: uri(ofPath: path)) == path) }
  }
}
