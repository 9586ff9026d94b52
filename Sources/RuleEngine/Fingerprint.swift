// A name for a finding that survives edits elsewhere in the file: tools that compare two runs by it
// must not see an old finding as new because a line was added above. So no path, line or offset is in it.

/// The finding's fingerprint: 16 hexadecimal digits, the same on every machine and in every run.
public func fingerprint(of finding: Finding, text: some Sequence<UInt8>) -> String {
  var hash = FNVHash()
  hash.add(finding.rule.utf8)
  hash.addSeparator()
  hash.add(finding.declaration.utf8)
  hash.addSeparator()
  hash.add(foldingSpace(text))
  hash.addSeparator()
  hash.add(String(finding.ordinal).utf8)
  let digits = String(hash.value, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}

/// Runs of white space become one space; none is left at the ends.
func foldingSpace(_ text: some Sequence<UInt8>) -> [UInt8] {
  var folded: [UInt8] = []
  var sawSpace = false
  for byte in text {
    if byte == 0x20 || (0x09...0x0D).contains(byte) {
      sawSpace = true
      continue
    }
    if sawSpace, !folded.isEmpty { folded.append(0x20) }
    sawSpace = false
    folded.append(byte)
  }
  return folded
}

/// FNV-1a in 64 bits. `Hasher` is seeded anew in each process and must not reach output.
private struct FNVHash {
  var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
  }

  /// 0xFF stands in no UTF-8 text, so that "ab" + "c" and "a" + "bc" differ.
  mutating func addSeparator() { add([0xFF]) }
}
