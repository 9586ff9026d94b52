// Which bytes are text. A binary file may be called `.swift`, and a NUL may have slipped into good Swift: a lost
// file is a mistake that nobody sees.

/// Whether bytes are text: as git sees it, what has no NUL among its first bytes; else UTF-8 with hardly any NUL in it.
public func isText(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  guard contains(0, in: bytes.prefix(8000)) else { return true }
  // Text in two bytes a letter is UTF-8 too, with a NUL for every other byte.
  var allowed = max(1, bytes.count / 128)
  for byte in bytes where byte == 0 {
    allowed -= 1
    if allowed < 0 { return false }
  }
  var parser = UTF8()
  var iterator = bytes.makeIterator()
  while true {
    switch parser.decode(&iterator) {
    case .scalarValue: continue
    case .emptyInput: return true
    case .error: return false
    }
  }
}

public func isText(_ bytes: [UInt8]) -> Bool { bytes.withUnsafeBufferPointer { isText($0) } }
