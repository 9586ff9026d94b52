// Words, identifiers in back-ticks, editor placeholders, and what starts with a byte beyond ASCII.

extension Lexer {
  @inline(__always)
  mutating func scanWord() {
    let start = position
    if start &+ 8 <= count {
      let head = EightBytes(base + start)
      let length = head.wordLength
      if length > 0 {
        let key = NameTable.Key(head: head.prefix(length), count: length)
        if length == 8 { return scanLongWord(key) }
        if classes[Int(base[start &+ length])] & ByteClass.rareInWord == 0 {
          position = start &+ length
          emit(.word, from: start, payload: names.intern(base + start, key))
          return
        }
      }
    }
    scanRareWord(from: start)
  }

  /// Goes on behind the first eight bytes of a word.
  @inline(never)
  private mutating func scanLongWord(_ head: NameTable.Key) {
    let start = position
    var key = head
    var end = start &+ 8
    while end &+ 8 <= count {
      let bytes = EightBytes(base + end)
      let length = bytes.wordLength
      end &+= length
      if length == 8 {
        key.extend(with: bytes.bits, count: 8)
        continue
      }
      if length > 0 { key.extend(with: bytes.prefix(length), count: length) }
      guard classes[Int(base[end])] & ByteClass.rareInWord == 0 else { break }
      position = end
      emit(.word, from: start, payload: names.intern(base + start, key))
      return
    }
    scanRareWord(from: end)
  }

  /// A word with scalars beyond ASCII or a `$`, or near the file's end; all before `offset` is part of it.
  @inline(never)
  private mutating func scanRareWord(from offset: Int) {
    let start = position
    position = wordEnd(from: offset)
    emit(.word, from: start, payload: internName(start, position))
  }

  /// Where the word that goes on at `offset` ends, with scalars beyond ASCII in it.
  mutating func wordEnd(from offset: Int) -> Int {
    var end = offset
    while end < count {
      if base[end] < 0x80 {
        guard classes[Int(base[end])] & ByteClass.word != 0 else { break }
        end += 1
        continue
      }
      let scalar = decode(at: end)
      guard let value = scalar.value, ScalarClass.continuesWord(value) else { break }
      end += scalar.length
    }
    return end
  }

  mutating func scanQuotedIdentifier() {
    let start = position
    var end = start + 1
    while end < count {
      switch base[end] {
      case UInt8(ascii: "`"):
        position = end + 1
        emit(.quotedIdentifier, from: start, payload: internName(start + 1, end))
        return
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        take(.unknown)
        return
      default:
        end += 1
      }
    }
    take(.unknown)
  }

  /// Takes an editor placeholder `<#…#>` as a word; false if there is none at `position`.
  @inline(__always)
  mutating func scanPlaceholder() -> Bool {
    guard byte(position + 1) == UInt8(ascii: "#") else { return false }
    return scanPlaceholderText()
  }

  private mutating func scanPlaceholderText() -> Bool {
    let start = position
    var end = start + 2
    while end < count {
      switch base[end] {
      case UInt8(ascii: "\n"):
        return false
      case UInt8(ascii: "<") where byte(end + 1) == UInt8(ascii: "#"):
        return false
      case UInt8(ascii: "#") where byte(end + 1) == UInt8(ascii: ">"):
        position = end + 2
        emit(.word, from: start, payload: internName(start, position))
        return true
      default:
        end += 1
      }
    }
    return false
  }

  mutating func scanBeyondASCII() {
    let start = position
    let scalar = decode(at: start)
    guard let value = scalar.value else {
      position += scalar.length
      emit(.unknown, from: start)
      return
    }
    if value >= 0x80 {
      if ScalarClass.startsWord(value) {
        position = wordEnd(from: start + scalar.length)
        emit(.word, from: start, payload: internName(start, position))
        return
      }
      if ScalarClass.startsOperator(value) {
        scanOperator(firstLength: scalar.length)
        return
      }
      if ScalarClass.continuesWord(value) {
        // A combining mark cannot start a word; what it is stuck to goes with it.
        position = wordEnd(from: start + scalar.length)
        emit(.unknown, from: start)
        return
      }
    }
    position += scalar.length
    emit(.unknown, from: start)
  }

  /// Reads the scalar at `offset`, which must be in the file.
  mutating func decode(at offset: Int) -> DecodedScalar {
    let first = base[offset]
    if first < 0x80 { return DecodedScalar(value: UInt32(first), length: 1) }
    guard 0xC2...0xF4 ~= first else {
      // Not the start of a scalar: the run of such bytes is one mistake.
      var end = offset + 1
      while end < count, base[end] >= 0x80, !(0xC2...0xF4 ~= base[end]) { end += 1 }
      return DecodedScalar(value: nil, length: end - offset)
    }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for index in 1..<length {
      let next = byte(offset + index)
      guard next & 0xC0 == 0x80 else { return DecodedScalar(value: nil, length: index) }
      value = value << 6 | UInt32(next & 0x3F)
    }
    let isShortest = length == 2 || value > (length == 3 ? 0x7FF : 0xFFFF)
    let isValid = isShortest && value <= 0x10FFFF && !(0xD800...0xDFFF ~= value)
    return DecodedScalar(value: isValid ? value : nil, length: length)
  }
}
