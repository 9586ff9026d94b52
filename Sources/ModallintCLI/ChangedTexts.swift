// Texts that a run changed, before they are written: to the disk, or as a patch.

import ProjectFiles

struct ChangedTexts {
  /// By absolute path: the text before and after.
  private(set) var texts: [String: (before: [UInt8], after: [UInt8])] = [:]

  /// How many files there are.
  var count: Int { texts.count }
  /// What counts in place of the disk's.
  var replacing: [String: [UInt8]] { texts.mapValues(\.after) }

  mutating func change(_ path: String, from before: [UInt8], to after: [UInt8]) {
    texts[path] = (texts[path]?.before ?? before, after)
  }

  /// Replaces the files.
  /// - Returns: The files that could not be, or that somebody else changed meanwhile.
  func write() -> [FileProblem] {
    var problems: [FileProblem] = []
    for (path, text) in texts.sorted(by: { $0.key < $1.key }) where text.before != text.after {
      let shown = shownPath(path, in: currentFolder())
      do throws(FileProblem) {
        guard try readFile(path) == text.before else { throw FileProblem(path: shown, message: "left as it is: it was changed meanwhile") }
        try replaceFile(path, with: text.after)
      } catch {
        problems.append(FileProblem(path: shown, message: error.message))
      }
    }
    return problems
  }

  /// The changes as a patch.
  var patch: [UInt8] {
    texts.sorted { $0.key < $1.key }.flatMap { path, text in
      unifiedDiff(text.before, text.after, path: shownPath(path, in: currentFolder()))
    }
  }
}
