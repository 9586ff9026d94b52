// What git knows of a project: which lines are changed, and the text that is about to be committed.
// git itself is asked; nothing of its files is read here.

/// Why git could not say what it was asked.
public struct GitError: Error, Sendable {
  public var message: String

  public init(message: String) { self.message = message }
}

/// The repository around a folder.
public struct GitRepository: Sendable {
  /// The working tree's root, absolute.
  public let root: String

  /// - Throws: `GitError` where there is no git, or no repository with a working tree.
  public init(around folder: String) throws(GitError) {
    let outcome = runProgram(["git", "-C", folder, "rev-parse", "--show-toplevel"])
    guard outcome.status == 0 else {
      throw GitError(message: outcome.status == 127 ? "git is not installed" : Self.reason(outcome))
    }
    var root = outcome.output
    if root.last == 0x0A { root.removeLast() }
    self.root = String(decoding: root, as: UTF8.self)
  }

  /// What is staged, and the staged text of all files in which the working tree differs from it.
  /// - Returns: Changed lines and texts by absolute path; files in `hidden` are not in the index.
  public func staged() throws(GitError) -> (changes: ChangedLines, texts: [String: [UInt8]], hidden: Set<String>) {
    let changes = ChangedLines(patch: try diff(["--cached"])) { "\(root)/\($0)" }
    let differing = try paths(["diff-files", "--name-only", "-z"])
    let wanted = Set(differing)
    var ids: [(path: String, id: String)] = []
    for entry in wanted.isEmpty ? [] : try run(["ls-files", "-s", "-z"]).split(separator: 0) {
      // `100644 ID 0<tab>PATH`; a conflict has several stages, and none of them is what will be committed.
      let parts = entry.split(separator: 0x09, maxSplits: 1)
      let meta = parts.first?.split(separator: 0x20) ?? []
      guard parts.count == 2, meta.count == 3, meta[0].starts(with: "100".utf8) else { continue }
      let path = String(decoding: parts[1], as: UTF8.self)
      if wanted.contains(path) { ids.append((path, String(decoding: meta[1], as: UTF8.self))) }
    }
    var texts: [String: [UInt8]] = [:]
    for (path, text) in zip(ids.map(\.path), try blobs(ids.map(\.id))) { texts["\(root)/\(path)"] = text }
    let hidden = try paths(["ls-files", "--others", "-z"])
    return (changes, texts, Set(hidden.map { "\(root)/\($0)" }))
  }

  /// What differs in the working tree from where the current branch left `reference`; new files as a whole.
  public func changes(since reference: String) throws(GitError) -> ChangedLines {
    guard !reference.hasPrefix("-") else { throw GitError(message: "`\(reference)` is no name of a commit") }
    let outcome = runProgram(["git", "-C", root, "merge-base", reference, "HEAD"])
    // A shallow clone may not hold the common commit: then what the reference itself holds counts.
    var base = String(decoding: outcome.output.prefix { $0 != 0x0A }, as: UTF8.self)
    if outcome.status != 0 || base.isEmpty {
      guard runProgram(["git", "-C", root, "rev-parse", "--verify", "--quiet", "\(reference)^{commit}"]).status == 0 else {
        throw GitError(message: "`\(reference)` is no commit of this repository")
      }
      base = reference
    }
    var changes = ChangedLines(patch: try diff([base])) { "\(root)/\($0)" }
    changes.wholeFiles = Set(try paths(["ls-files", "--others", "--exclude-standard", "-z"]).map { "\(root)/\($0)" })
    return changes
  }

  // MARK: Asking

  private func diff(_ arguments: [String]) throws(GitError) -> [UInt8] {
    try run(["diff", "-U0", "--no-color", "--no-ext-diff", "--no-textconv", "--src-prefix=a/", "--dst-prefix=b/"] + arguments)
  }

  private func paths(_ arguments: [String]) throws(GitError) -> [String] {
    try run(arguments).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  private func blobs(_ ids: [String]) throws(GitError) -> [[UInt8]] {
    guard !ids.isEmpty else { return [] }
    let output = try run(["cat-file", "--batch"], input: Array(ids.map { $0 + "\n" }.joined().utf8))
    var blobs: [[UInt8]] = []
    var offset = 0
    for _ in ids {
      guard let end = output[offset...].firstIndex(of: 0x0A) else { throw GitError(message: "git gave no text") }
      let words = output[offset..<end].split(separator: 0x20)
      guard words.count == 3, let size = Int(String(decoding: words[2], as: UTF8.self)), end + 1 + size <= output.count else {
        throw GitError(message: "git gave no text")
      }
      blobs.append(Array(output[(end + 1)..<(end + 1 + size)]))
      offset = end + 2 + size
    }
    return blobs
  }

  private func run(_ arguments: [String], input: [UInt8] = []) throws(GitError) -> [UInt8] {
    let outcome = runProgram(["git", "-C", root, "-c", "core.quotepath=off"] + arguments, input: input)
    guard outcome.status == 0 else { throw GitError(message: Self.reason(outcome)) }
    return outcome.output
  }

  private static func reason(_ outcome: ProgramOutcome) -> String {
    let line = outcome.errors.split(whereSeparator: \.isNewline).first.map(String.init) ?? "git ended with \(outcome.status)"
    return line.hasPrefix("fatal: ") ? String(line.dropFirst(7)) : line
  }
}
