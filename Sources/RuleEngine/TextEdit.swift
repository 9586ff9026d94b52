// What one edit did to the places of a file: what stands before it stays, what stands behind it moves.

/// The stretch in which two texts of a file differ.
struct TextEdit {
  /// How many bytes are equal at the beginning, and how many at the end.
  private let prefix: Int
  private let oldEnd: Int
  /// How much longer the new text is, in bytes.
  private let growth: Int

  init(from old: [UInt8], to new: [UInt8]) {
    let shorter = min(old.count, new.count)
    (prefix, oldEnd, growth) = old.withUnsafeBytes { old in
      new.withUnsafeBytes { new in
        func isSame(_ one: Int, _ other: Int) -> Bool {
          old.loadUnaligned(fromByteOffset: one, as: UInt64.self) == new.loadUnaligned(fromByteOffset: other, as: UInt64.self)
        }
        // Eight bytes at once, then the rest one by one.
        var prefix = 0
        while prefix + 8 <= shorter, isSame(prefix, prefix) { prefix += 8 }
        while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
        var suffix = 0
        while suffix + 8 <= shorter - prefix, isSame(old.count - 8 - suffix, new.count - 8 - suffix) { suffix += 8 }
        while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
        return (prefix, old.count - suffix, new.count - old.count)
      }
    }
  }

  /// Where a stretch of the old text stands in the new one; nil where it begins or ends in what was changed.
  func moved(_ range: Range<Int>) -> Range<Int>? {
    let start = range.lowerBound >= oldEnd ? range.lowerBound + growth : range.lowerBound
    guard range.lowerBound >= oldEnd || range.lowerBound < prefix else { return nil }
    let end = range.upperBound > prefix || range.lowerBound >= oldEnd ? range.upperBound + growth : range.upperBound
    guard range.upperBound <= prefix || range.upperBound >= oldEnd, start <= end else { return nil }
    return start..<end
  }
}

extension Finding {
  /// Moves all that points into a file along with an edit of it.
  /// - Returns: Whether that could be told; if not, nothing of this finding counts any more.
  mutating func move(in file: Int, _ edit: TextEdit) -> Bool {
    func move(_ place: inout Place) -> Bool {
      guard place.file == file else { return true }
      guard let range = edit.moved(place.range) else { return false }
      place.range = range
      return true
    }
    guard move(&place) else { return false }
    for index in related.indices where !move(&related[index].place) { return false }
    for proposal in proposals.indices {
      for change in proposals[proposal].changes.indices where !move(&proposals[proposal].changes[change].place) { return false }
    }
    return true
  }
}
