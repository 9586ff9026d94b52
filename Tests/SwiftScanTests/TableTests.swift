import Testing

@testable import SwiftScan

@Suite struct TableTests {
  @Test func growsAndCuts() {
    var table = Table<UInt32>()
    for number in 0..<1000 { table.append(UInt32(number)) }
    #expect(Array(table) == (0..<1000).map { UInt32($0) })
    var other = Table<UInt32>(repeating: 7, count: 2)
    other.append(from: table, since: 998)
    other.append(from: table, since: 1000)
    #expect(Array(other) == [7, 7, 998, 999])
    other.cut(to: 1)
    #expect(Array(other) == [7])
    #expect(other.removeLast() == 7)
    #expect(other.isEmpty)
  }

  /// What was read stays as it was, whatever its table is used for next.
  @Test func copiesAreLeftAlone() {
    var table = Table<UInt32>(repeating: 1, count: 3)
    let first = table
    table.own()
    table[0] = 2
    let second = table
    table.removeAll()
    table.append(3)
    #expect(Array(first) == [1, 1, 1])
    #expect(Array(second) == [2, 1, 1])
    #expect(Array(table) == [3])
  }

  @Test func copiesOfAListGoTheirOwnWays() {
    var list = scan(Array("let first = call(one)".utf8))
    let before = list
    let kinds = before.tokens.map(\.kind)
    Array("f { second(two) }".utf8).withUnsafeBufferPointer { scan($0, into: &list) }
    #expect(before.tokens.map(\.kind) == kinds)
    #expect(before.names.find("second") == nil)
    #expect(list.names.find("second") != nil)
  }
}
