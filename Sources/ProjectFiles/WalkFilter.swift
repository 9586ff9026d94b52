// What a walk leaves out: what ignore files and configurations say. Both hold below their folder, so a walk
// carries a *scope*, and what is left out is never listed.

import RuleEngine

/// Decides for each name that a walk meets.
public struct WalkFilter {
  /// Where a walk is.
  struct Scope {
    /// Index into `rules`, -1 outside of all.
    fileprivate var rules: Int
    /// The path below the folder of these rules, with a slash at its end unless it is empty.
    fileprivate var path: String

    static let outside = Scope(rules: -1, path: "")
  }

  /// The files in a folder that say something about it.
  struct Marks {
    var hasGitIgnore = false
    var hasIgnore = false
    var hasConfiguration = false

    init(hasGitIgnore: Bool = false, hasIgnore: Bool = false) {
      self.hasGitIgnore = hasGitIgnore
      self.hasIgnore = hasIgnore
    }

    /// Those of a folder that nobody lists.
    init(of folder: String) {
      hasGitIgnore = exists("\(folder)/.gitignore")
      hasIgnore = exists("\(folder)/.ignore")
      hasConfiguration = exists("\(folder)/\(configurationName)")
    }

    mutating func note(_ name: UnsafeBufferPointer<UInt8>) {
      if name.elementsEqual(".gitignore".utf8) { hasGitIgnore = true }
      if name.elementsEqual(".ignore".utf8) { hasIgnore = true }
      if name.elementsEqual(configurationName.utf8) { hasConfiguration = true }
    }
  }

  /// What holds below one folder.
  private struct Rules {
    /// `.ignore` before `.gitignore`: it is the stronger.
    var ignoreFiles: [IgnoreFile]
    var configuration: PlacedConfiguration
    /// The rules around, and the path of this folder below theirs.
    var parent: Scope
    /// The path of this folder below the configuration's, with a slash at its end unless it is empty.
    var configurationPath: String
  }

  private let honoursIgnoreFiles: Bool
  private var files: ConfigurationFiles
  private var rules: [Rules] = []
  /// Some file that was met leaves something out.
  private var saysSomething = false
  /// The mistakes in configurations; the walk goes on, and its result should not be used.
  private var mistakes: [PageError] = []
  /// The configurations that were met.
  private(set) var placed: [PlacedConfiguration] = []

  var mistake: PageError? { PageError(mistakes) }

  /// - Parameter honoursIgnoreFiles: Whether `.gitignore` and `.ignore` count.
  public init(_ files: ConfigurationFiles, honoursIgnoreFiles: Bool = true) {
    self.files = files
    self.honoursIgnoreFiles = honoursIgnoreFiles
  }

  /// The scope in which an argument lies: what folders above it say, up to the repository's root.
  mutating func scope(ofArgument path: String) -> Scope {
    let folder = absolutePath(path, in: files.currentFolder)
    var above: [String] = []
    if honoursIgnoreFiles {
      var current = folder
      while !exists("\(current)/.git"), current != "/" {
        current = parentFolder(current)
        above.append(current)
      }
      // Outside of a repository only what is below the argument counts.
      if !exists("\(current)/.git") { above = [] }
    }
    var scope = Scope.outside
    for (outer, inner) in zip(above.reversed(), above.reversed().dropFirst() + [folder]) {
      let ignoreFiles = ignoreFiles(of: outer, Marks(hasGitIgnore: true, hasIgnore: true))
      if !ignoreFiles.isEmpty { scope = push(ignoreFiles, outer, in: scope) }
      scope.path += (ProjectFiles.path(inner, below: outer) ?? "") + "/"
    }
    // The argument's own configuration holds even where it stands further up.
    return push([], folder, in: scope)
  }

  /// The scope inside a folder that holds `marks`.
  mutating func enter(_ path: String, _ marks: Marks, in scope: Scope) -> Scope {
    let ignores = honoursIgnoreFiles && (marks.hasGitIgnore || marks.hasIgnore)
    guard ignores || marks.hasConfiguration else { return scope }
    let folder = absolutePath(path, in: files.currentFolder)
    return push(ignores ? ignoreFiles(of: folder, marks) : [], folder, in: scope)
  }

  /// The scope of a folder in this one; its name ends in a slash.
  func child(_ name: String, of scope: Scope) -> Scope {
    scope.rules < 0 ? scope : Scope(rules: scope.rules, path: scope.path + name)
  }

  /// Whether something is left out. A folder's name ends in a slash.
  func leavesOut(_ name: String, in scope: Scope) -> Bool {
    guard saysSomething, scope.rules >= 0 else { return false }
    let isFolder = name.hasSuffix("/")
    let bare = isFolder ? String(name.dropLast()) : name
    let placed = rules[scope.rules].configuration.configuration
    if !placed.exclude.isEmpty || !placed.include.isEmpty {
      let path = rules[scope.rules].configurationPath + scope.path + bare
      // What is in a folder that no glob names may still be named itself.
      if isFolder ? placed.exclude.contains(where: { $0.matches(path) }) : !placed.includes(path) { return true }
    }
    var at = scope
    while at.rules >= 0 {
      let here = rules[at.rules]
      let path = at.path
      for file in here.ignoreFiles {
        var text = bare
        let decision = text.withUTF8 { file.ignores($0, isFolder: isFolder) { path + bare } }
        if let decision { return decision }
      }
      at = Scope(rules: here.parent.rules, path: here.parent.path + path)
    }
    return false
  }

  // MARK: Rules of a folder

  private mutating func push(_ ignoreFiles: [IgnoreFile], _ folder: String, in scope: Scope) -> Scope {
    let (configuration, mistakes) = files.reading(in: folder)
    if !placed.contains(where: { $0.folder == configuration.folder && $0.files == configuration.files }) {
      placed.append(configuration)
      self.mistakes += mistakes
    }
    let globs = configuration.configuration
    if !ignoreFiles.isEmpty || !globs.exclude.isEmpty || !globs.include.isEmpty { saysSomething = true }
    let below = configuration.relative(folder) ?? ""
    rules.append(
      Rules(
        ignoreFiles: ignoreFiles, configuration: configuration, parent: scope,
        configurationPath: below.isEmpty ? "" : below + "/"))
    return Scope(rules: rules.count - 1, path: "")
  }

  private func ignoreFiles(of folder: String, _ marks: Marks) -> [IgnoreFile] {
    var found: [IgnoreFile] = []
    for (name, stands) in [(".ignore", marks.hasIgnore), (".gitignore", marks.hasGitIgnore)] where stands {
      // One that cannot be read leaves nothing out; the files below it are named if they cannot be either.
      if let bytes = try? readFile("\(folder)/\(name)") { found.append(IgnoreFile(bytes)) }
    }
    return found.filter { !$0.isEmpty }
  }
}
