// The difference of two texts as a patch that `git apply` and `patch` take. Source: the unified format of `diff`.
// There is no `diff --git` line: with it git would take the paths from the repository's root and not from here.

/// - Parameter path: The file's path from the current folder.
/// - Returns: Nothing where the texts are equal.
func unifiedDiff(_ before: [UInt8], _ after: [UInt8], path: String) -> [UInt8] {
  let (old, new) = (lines(of: before), lines(of: after))
  let steps = steps(old, new)
  guard steps.contains(where: { $0.kind != .same }) else { return [] }
  var patch = Array("--- \(patchName("a/" + path))\n+++ \(patchName("b/" + path))\n".utf8)
  var index = 0
  while index < steps.count {
    guard let first = steps[index...].firstIndex(where: { $0.kind != .same }) else { break }
    let start = max(first - context, index)
    var last = first
    // Changes that stand near each other share a hunk.
    while let next = steps[(last + 1)...].firstIndex(where: { $0.kind != .same }), next - last <= 2 * context + 1 { last = next }
    let end = min(last + context + 1, steps.count)
    patch += hunk(steps[start..<end], old, new)
    index = end
  }
  return patch
}

/// A name as git writes it: in quotes, as C writes strings, where it could not be told from what is around it.
private func patchName(_ name: String) -> String {
  let isPlain = name.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
  // A tab ends a name that holds a space.
  guard !isPlain else { return name.contains(" ") ? name + "\t" : name }
  var quoted = "\""
  for scalar in name.unicodeScalars {
    switch scalar {
    case "\"", "\\": quoted += "\\\(scalar)"
    case "\n": quoted += "\\n"
    case "\t": quoted += "\\t"
    case "\u{0}"..<" ", "\u{7F}":
      let digits = String(scalar.value, radix: 8)
      quoted += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    default: quoted.unicodeScalars.append(scalar)
    }
  }
  return quoted + "\""
}

private let context = 3

private struct Step {
  enum Kind { case same, removed, added }
  var kind: Kind
  /// Lines before it, of each side.
  var old: Int
  var new: Int
}

private func steps(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Step] {
  let difference = new.difference(from: old)
  var removed = Set<Int>()
  var added = Set<Int>()
  for change in difference {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, _, _): added.insert(offset)
    }
  }
  var steps: [Step] = []
  var (oldLine, newLine) = (0, 0)
  while oldLine < old.count || newLine < new.count {
    if removed.contains(oldLine) {
      steps.append(Step(kind: .removed, old: oldLine, new: newLine))
      oldLine += 1
    } else if added.contains(newLine) {
      steps.append(Step(kind: .added, old: oldLine, new: newLine))
      newLine += 1
    } else {
      steps.append(Step(kind: .same, old: oldLine, new: newLine))
      oldLine += 1
      newLine += 1
    }
  }
  return steps
}

private func hunk(_ steps: ArraySlice<Step>, _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [UInt8] {
  guard let first = steps.first else { return [] }
  let oldCount = steps.count { $0.kind != .added }
  let newCount = steps.count { $0.kind != .removed }
  // An empty side is named by the line before it.
  let oldStart = oldCount == 0 ? first.old : first.old + 1
  let newStart = newCount == 0 ? first.new : first.new + 1
  var text = Array("@@ -\(oldStart),\(oldCount) +\(newStart),\(newCount) @@\n".utf8)
  for step in steps {
    let line = step.kind == .added ? new[step.new] : old[step.old]
    text.append(UInt8(ascii: step.kind == .same ? " " : step.kind == .added ? "+" : "-"))
    text += line
    if line.last != 0x0A { text += "\n\\ No newline at end of file\n".utf8 }
  }
  return text
}

/// Lines with their line feeds.
private func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
  var lines: [ArraySlice<UInt8>] = []
  var start = 0
  for index in bytes.indices where bytes[index] == 0x0A {
    lines.append(bytes[start...index])
    start = index + 1
  }
  if start < bytes.count { lines.append(bytes[start...]) }
  return lines
}
