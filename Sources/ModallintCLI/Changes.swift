// Only what changed: the lines that are staged, that differ from a branch, or that a patch names. The whole
// project is read all the same, so that a finding is as right as ever; it is reported if it, or the other half
// that it names, touches a changed line.

import ProjectFiles
import RuleEngine

struct Changes {
  private var lines: ChangedLines
  private let wholeFiles: Bool
  private let currentFolder: String

  /// What the arguments ask for; nil where they do not.
  /// - Parameter texts: Gets the staged texts.
  /// - Throws: `CommandError` where git or the patch cannot be read, or two ways are asked for at once.
  init?(_ words: Words, _ operands: [String], _ texts: inout ReplacedTexts, _ surroundings: Surroundings, currentFolder: String) throws(CommandError) {
    let given = [OptionDescription.staged, .since, .patch].filter { words.has($0) }
    guard let way = given.first else {
      if words.has(.wholeFiles) { throw CommandError("`--whole-files` goes with `--staged`, `--since` or `--patch`") }
      return nil
    }
    guard given.count == 1 else { throw CommandError("`\(given[0].name)` and `\(given[1].name)` do not go together") }
    wholeFiles = words.has(.wholeFiles)
    self.currentFolder = currentFolder
    let first = operands.first.map { absolutePath($0, in: currentFolder) } ?? currentFolder
    let folder = isFile(first) ? parentFolder(first) : first
    do throws(GitError) {
      switch way.name {
      case OptionDescription.staged.name:
        let staged = try GitRepository(around: folder).staged()
        lines = staged.changes
        texts.texts = staged.texts
        texts.hidden = staged.hidden
      case OptionDescription.since.name:
        lines = try GitRepository(around: folder).changes(since: words.value(way.name) ?? "")
      default:
        // Paths in a patch begin at the repository's root, or where there is none, here.
        let root = (try? GitRepository(around: folder).root) ?? currentFolder
        lines = ChangedLines(patch: try Self.patch(words.value(way.name) ?? "", surroundings)) { absolutePath($0, in: root) }
      }
    } catch {
      throw CommandError("`\(way.name)`: \(error.message)")
    }
  }

  private static func patch(_ path: String, _ surroundings: Surroundings) throws(GitError) -> [UInt8] {
    if path == "-" { return surroundings.standardInput() }
    do {
      return try readFile(path)
    } catch {
      throw GitError(message: "`\(path)`: \(error.message)")
    }
  }

  func reports(_ finding: Finding, _ paths: [String], _ sources: [Int: LineIndex]) -> Bool {
    ([finding.place] + finding.related.map(\.place)).contains { place in
      let path = absolutePath(paths[place.file], in: currentFolder)
      if wholeFiles { return lines.touches(path) }
      guard let source = sources[place.file] else { return lines.touches(path) }
      let end = max(place.range.lowerBound, place.range.upperBound - 1)
      return lines.touches(path, source.lineNumber(at: place.range.lowerBound)...source.lineNumber(at: end))
    }
  }
}

extension Words {
  /// The name of standard input; nil where it is not asked for.
  func standardInputName(_ operands: [String]) throws(CommandError) -> String? {
    let name = value(OptionDescription.stdinFilename.name)
    guard operands.contains("-") else {
      if name != nil { throw CommandError("`--stdin-filename` goes with the path `-`") }
      return nil
    }
    guard let name else { throw CommandError("`-` needs `--stdin-filename`: which file of the project it is") }
    return name
  }
}
