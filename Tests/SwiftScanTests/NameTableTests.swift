// Names keep their numbers, however many there are, and seeds keep theirs through a reset.

import Testing

@testable import SwiftScan

@Suite struct NameTableTests {
  @Test func wordsHaveTheNumbersOfTheirCases() {
    let list = TokenList(seeds: ["present(_:animated:)"])
    #expect(Word.spellings.count == Word.allCases.count)
    #expect(Int(Word.count) == Word.allCases.count)
    let oddNames: [Word: String] = [.underscore: "_", .dollarZero: "$0"]
    for word in Word.allCases {
      #expect(word.spelling == oddNames[word] ?? "\(word)")
      #expect(list.names.find(word.spelling) == word.rawValue)
      #expect(Word(word.rawValue) == word)
    }
    #expect(list.names.find("present(_:animated:)") == UInt32(Word.allCases.count))
  }

  @Test func namesAreToldApart() {
    var table = NameTable()
    // Lengths about eight, zeros at the end, and equal beginnings and endings.
    let names = [
      "", "a", "a\0", "a\0\0", "1234567", "12345678", "12345678\0", "123456789", "12345678a",
      "12345678abcdefgh", "12345678abcdefgi", "12345678Abcdefgh", "12345678abcdefghi", "é",
    ]
    #expect(names.map { table.intern($0) } == Array(0..<UInt32(names.count)))
    #expect(names.map { table.intern($0) } == Array(0..<UInt32(names.count)))
    for (number, name) in names.enumerated() {
      #expect(table[UInt32(number)] == name)
      #expect(table.find(name) == UInt32(number))
    }
    #expect(table.find("b") == nil)
    #expect(table[UInt32.max] == "")
  }

  @Test func theTableGrowsAndResets() {
    var table = NameTable(seeds: ["x", "seed"])
    for round in 0..<3 {
      for index in 0..<5_000 {
        #expect(table.intern("name\(index)of\(round)") == UInt32(index + 2))
      }
      #expect(table.count == 5_002)
      table.reset()
      #expect(table.count == 2)
      #expect(table.find("seed") == 1)
      #expect(table.find("name1of\(round)") == nil)
    }
  }

  @Test func aListIsReused() {
    var list = TokenList()
    for source in ["let a = b // c", "", "d"] {
      Array(source.utf8).withUnsafeBufferPointer { scan($0, into: &list) }
      let fresh = scan(Array(source.utf8))
      #expect(list.tokens == fresh.tokens)
      #expect(list.comments == fresh.comments)
      list.names.reset()
    }
    #expect(list.names.count == Word.allCases.count)
  }
}
