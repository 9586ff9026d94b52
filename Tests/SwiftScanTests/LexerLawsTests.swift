// The lexer on bytes that nobody would write on purpose: cut off anywhere, random, nested without
// end, and built to make a scanner look ahead over the same bytes again and again.

import Testing

@testable import SwiftScan

@Suite struct LexerLawsTests {
  @Test(arguments: hardSnippets)
  func everyPrefixOfHardSwift(snippet: String) {
    let bytes = Array(snippet.utf8)
    for length in 0...bytes.count {
      let broken = brokenLaw(Array(bytes[..<length]))
      #expect(broken == nil, "in the first \(length) bytes")
    }
  }

  @Test(arguments: hardSnippets)
  func everySuffixOfHardSwift(snippet: String) {
    let bytes = Array(snippet.utf8)
    for length in 0...bytes.count {
      let broken = brokenLaw(Array(bytes[length...]))
      #expect(broken == nil, "after the first \(length) bytes")
    }
  }

  @Test(arguments: hardSnippets)
  func hardSwiftWithOtherLineBreaks(snippet: String) {
    for lineBreak in ["\r", "\r\n"] {
      let lines = snippet.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(brokenLaw(Array(lines.joined(separator: lineBreak).utf8)) == nil)
    }
  }

  @Test func randomBytes() {
    var numbers = SeededNumbers(seed: 1)
    for _ in 0..<2_000 {
      let length = Int.random(in: 0..<200, using: &numbers)
      let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &numbers) }
      let broken = brokenLaw(bytes)
      #expect(broken == nil, "\(bytes)")
    }
  }

  /// Random bytes rarely open anything; random pieces of Swift open everything.
  @Test func randomPiecesOfSwift() {
    let pieces = [
      "\"", "\"\"\"", "#", "##", "\\", "\\(", "\\#(", "(", ")", "{", "}", "/", "*", "<#", "#>", "<",
      ">", ".", "\n", "\r", "\r\n", " ", "\t", "a", "try", "?", "!", "=", "0x", "1.5", "`", "'",
      "<<<<<<< ", ">>>>>>> ", ">>>> ", "<<<<\n", "\u{FEFF}", "é", "\u{301}", "→", "\0", "&", "@",
      "available", "objc", ":", "[", "]", "#if", "n", "u{", "u{a}",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xE2, 0x80], [0xED, 0xA0, 0x80]]
    var numbers = SeededNumbers(seed: 2)
    for _ in 0..<4_000 {
      let length = Int.random(in: 0..<40, using: &numbers)
      let bytes = (0..<length).flatMap { _ in pieces.randomElement(using: &numbers)! }
      let broken = brokenLaw(bytes)
      #expect(broken == nil, "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
    }
  }

  /// Anything quadratic would take hours here.
  @Test(
    arguments: [
      "(", "([{", ")]}", "\"\\(", "#\"\\#(", "\"\"\"\n\\(", "#\"\"\"\\#(", "/*", "#", "#/\n",
      "##/\n/#\n", "<<#", "<#", "<<<<<<< a\n", ">>>> a\n", "( /a", "( /)", "`", "\\", "“",
      "\"\"\"\n  ", "?", "@objc(", "@available(", "\"\\   ", "#/\\", "try? /", "0x", "\u{301}", "\u{FEFF}",
    ])
  func repeatedWithoutEnd(piece: String) {
    let bytes = Array(String(repeating: piece, count: 100_000).utf8)
    #expect(brokenLaw(bytes) == nil)
  }

  @Test func everyInterpolationOfAnInterpolationIsClosed() {
    let depth = 100_000
    let source =
      String(repeating: "\"\\(", count: depth) + "x" + String(repeating: ")\"", count: depth)
    let tokens = scan(Array(source.utf8)).tokens
    #expect(tokens.count == depth * 7 + 1)
    #expect(tokens.filter { $0.kind == .closeQuote }.count == depth)
  }
}
