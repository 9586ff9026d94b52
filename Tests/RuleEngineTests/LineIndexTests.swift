// Byte offsets as lines and columns, with every kind of line end and text that is none.

import RuleEngine
import Testing

@Suite struct LineIndexTests {
  private func position(_ bytes: [UInt8], _ offset: Int) -> [Int] {
    let position = LineIndex(bytes).position(at: offset)
    return [position.line, position.column, position.byteColumn]
  }

  @Test func lineEnds() {
    let bytes = Array("a\nb\rc\r\nd\n".utf8)
    #expect(position(bytes, 0) == [1, 1, 1])
    #expect(position(bytes, 1) == [1, 2, 2])
    #expect(position(bytes, 2) == [2, 1, 1])
    #expect(position(bytes, 4) == [3, 1, 1])
    #expect(position(bytes, 7) == [4, 1, 1])
    #expect(position(bytes, 9) == [5, 1, 1])
    #expect(position(bytes, 99) == [5, 1, 1])
  }

  @Test func columnsCountUTF16Units() {
    let bytes = Array("é😀x".utf8)
    #expect(position(bytes, 2) == [1, 2, 3])
    #expect(position(bytes, 6) == [1, 4, 7])
  }

  @Test func invalidBytesCountOneEach() {
    #expect(position([0xFF, 0xC3, 0x28, 0xE2, 0x82], 5) == [1, 6, 6])
    // An encoded surrogate is no scalar.
    #expect(position([0xED, 0xA0, 0x80], 3) == [1, 4, 4])
    #expect(position([0xF0, 0x9F, 0x98], 3) == [1, 4, 4])
  }

  @Test func aByteOrderMarkHasNoWidth() {
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF, 0x61, 0x0A, 0x62]
    #expect(position(bytes, 0) == [1, 1, 1])
    #expect(position(bytes, 3) == [1, 1, 1])
    #expect(position(bytes, 4) == [1, 2, 2])
    #expect(position(bytes, 5) == [2, 1, 1])
    #expect(LineIndex(bytes).contentRange(ofLine: 1) == 3..<4)
  }

  @Test func anEmptyFileHasALine() {
    #expect(position([], 0) == [1, 1, 1])
    #expect(LineIndex([]).contentRange(ofLine: 1) == 0..<0)
  }
}
