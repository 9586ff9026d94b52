// "Did you mean": the known name that an unknown one was most likely meant to be. Used for options,
// commands, rules and the keys of rule pages, so that all of them answer alike.

/// The name with the fewest edits from `word`, or nil when none is near enough to be worth saying.
/// Letter case does not count; of two equally near names the first wins.
public func nearestName(to word: String, among names: some Sequence<String>) -> String? {
  let letters = Array(word.lowercased().utf8)
  // No name of a rule or an option is that long; the distance is quadratic.
  guard letters.count <= 64 else { return nil }
  // A third of the letters may be wrong, and two at least: `lnit` is `lint`.
  let limit = max(2, letters.count / 3)
  var best: (name: String, distance: Int)?
  for name in names {
    let distance = editDistance(letters, Array(name.lowercased().utf8))
    guard distance <= limit, distance < max(letters.count, 2) else { continue }
    if best.map({ distance < $0.distance }) ?? true { best = (name, distance) }
  }
  return best?.name
}

/// The end of an error message: "; did you mean `name`?", or nothing.
public func suggestion(for word: String, among names: some Sequence<String>) -> String {
  nearestName(to: word, among: names).map { "; did you mean `\($0)`?" } ?? ""
}

/// Insertions, deletions, replacements and swaps of neighbours that turn one word into the other.
private func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for (row, leftLetter) in left.enumerated() {
    var current = [row + 1]
    for (column, rightLetter) in right.enumerated() {
      var distance = min(
        last[column] + (leftLetter == rightLetter ? 0 : 1), last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, leftLetter == right[column - 1], left[row - 1] == rightLetter {
        distance = min(distance, beforeLast[column - 1] + 1)
      }
      current.append(distance)
    }
    beforeLast = last
    last = current
  }
  return last[right.count]
}
