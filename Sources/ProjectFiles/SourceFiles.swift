// Finds the Swift files, storyboards and XIBs of a project: everything below the paths given, in one order, each file once.
// Traps: folders that link back to their parents, one folder under two names, build products and
// dependencies that are not the project's own, and names such as `._View.swift` that hold no Swift.

import RuleEngine

/// A file of the project.
public struct SourceFile: Sendable, Equatable {
  public enum Kind: Sendable {
    case swift
    /// A storyboard or XIB.
    case interface
  }

  /// As the path was given, plus what is below it.
  public var path: String
  /// What is read in place of the file's bytes: an editor's text, the text of git's index.
  public var text: [UInt8]?

  public var kind: Kind { path.hasSuffix(".swift") ? .swift : .interface }

  /// The name without folders and ending.
  public var baseName: String { RuleEngine.baseName(of: path) }

  public init(path: String, text: [UInt8]? = nil) {
    self.path = path
    self.text = text
  }
}

/// Something that could not be read, or was passed over.
public struct FileProblem: Sendable, Equatable {
  public var path: String
  public var message: String
  /// A warning does not change the exit code.
  public var isWarning: Bool

  public init(path: String, message: String, isWarning: Bool = false) {
    self.path = path
    self.message = message
    self.isWarning = isWarning
  }
}

/// What stands below the paths given.
public struct SourceFiles: Sendable {
  /// In path order, byte by byte, argument by argument.
  public var files: [SourceFile] = []
  /// In the order in which they were met.
  public var problems: [FileProblem] = []
  /// The first mistake in a configuration below the paths: nothing should be linted then.
  public var mistake: PageError?
  /// The configurations that were met.
  public var configurations: [PlacedConfiguration] = []

  /// Files that are known already.
  public init(files: [SourceFile], mistake: PageError? = nil, configurations: [PlacedConfiguration] = []) {
    self.files = files
    self.mistake = mistake
    self.configurations = configurations
  }

  /// Walks the paths: folders with everything below them, files as they are. No path, or an empty one: the current
  /// folder, whose files have no `./` before them.
  /// - Parameters:
  ///   - filter: What is left out; nil: nothing but what is left out of every project.
  ///   - found: Called with each file as soon as it is found; those that links lead to come last.
  public init(below paths: [String], filter: WalkFilter? = nil, found: (SourceFile) -> Void = { _ in }) {
    self = withoutActuallyEscaping(found) { found in SourceFiles(Walk(filter: filter, report: found), paths) }
  }

  private init(_ walk: Walk, _ paths: [String]) {
    var walk = walk
    if paths.isEmpty {
      walk.addArgument(".", prefix: "")
    } else {
      for path in paths { path.isEmpty ? walk.addArgument(".", prefix: "") : walk.addArgument(path, prefix: nil) }
    }
    self.init(walk)
  }

  private init(_ walk: Walk) {
    files = walk.files
    problems = walk.problems
    mistake = walk.mistake
    configurations = walk.configurations
  }

  /// Walks a path little by little: each call reads one folder, and the one after the last gives what was found.
  public static func listing(_ path: String, _ filter: WalkFilter) -> () -> SourceFiles? {
    var walk = Walk(filter: filter) { _ in }
    walk.begin(path, prefix: nil)
    return { walk.readNextFolder() ? nil : SourceFiles(walk) }
  }

  /// Whether a walk of a folder would find a file, once the disk has it.
  /// - Parameters:
  ///   - path: Absolute.
  ///   - folder: Absolute.
  public static func wouldFind(_ path: String, below folder: String, _ filter: WalkFilter) -> Bool {
    guard let names = ProjectFiles.path(path, below: folder)?.split(separator: "/").map(String.init) else { return false }
    var filter = filter
    var scope = filter.scope(ofArgument: folder)
    var current = folder
    for (number, name) in names.enumerated() {
      scope = filter.enter(current, WalkFilter.Marks(of: current), in: scope)
      let isFolder = number < names.count - 1
      var bare = name
      guard bare.withUTF8({ isWanted($0, isFolder ? .folder : .file) }) else { return false }
      let entry = isFolder ? name + "/" : name
      guard !filter.leavesOut(entry, in: scope) else { return false }
      scope = filter.child(entry, of: scope)
      current += "/" + name
    }
    return true
  }
}

extension SourceFiles {
  /// Gives files another text than the disk's, or none at all.
  /// - Parameters:
  ///   - texts: By absolute path. A file that the disk does not have is added, if it is below one of the paths.
  ///   - hidden: Absolute paths of files that are left out.
  ///   - paths: Absolute paths of the folders that were walked.
  public mutating func replace(_ texts: [String: [UInt8]], hiding hidden: Set<String> = [], below paths: [String], in currentFolder: String) {
    var rest = texts
    files.removeAll { hidden.contains(absolutePath($0.path, in: currentFolder)) }
    for number in files.indices {
      if let text = rest.removeValue(forKey: absolutePath(files[number].path, in: currentFolder)) { files[number].text = text }
    }
    for (path, text) in rest.sorted(by: { $0.key < $1.key }) {
      guard endings.contains(where: { path.hasSuffix($0.description) }), !isTestPath(path) else { continue }
      guard paths.contains(where: { ProjectFiles.path(path, below: $0) != nil }) else { continue }
      files.append(SourceFile(path: shownPath(path, in: currentFolder), text: text))
    }
  }
}

/// Folders that hold build products and dependencies, not the project.
private let foreignFolders = [
  "Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages",
]

func isForeignFolder(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
  foreignFolders.contains { $0.utf8.elementsEqual(name) }
}

/// How the names of files end that are read.
private let endings: [StaticString] = [".swift", ".storyboard", ".xib"]

/// Whether a path has the ending of a file that is read.
public func hasReadEnding(_ path: String) -> Bool { endings.contains { path.hasSuffix($0.description) } }

private struct Walk {
  private var filter: WalkFilter?
  private(set) var files: [SourceFile] = []
  private(set) var problems: [FileProblem] = []
  var mistake: PageError? { filter?.mistake }
  var configurations: [PlacedConfiguration] { filter?.placed ?? [] }
  private var visitedFolders = Set<FileIdentity>()
  private var visitedFiles = Set<FileIdentity>()

  /// A folder that is still to be read, or a file whose turn comes between folders.
  private enum Step {
    /// What is in it is named by the prefix, which ends in a slash unless it is empty.
    case folder(path: String, prefix: String, scope: WalkFilter.Scope)
    case file(SourceFile, FileIdentity)
  }

  /// What is left of an argument, the next last. They are kept on a stack of our own: a path may be deeper than the call stack.
  private var steps: [Step] = []
  /// Links wait until everything real has been walked, so that the real path names the file.
  private var links: [Step] = []
  private var isFollowingLinks = false
  /// The files of the argument.
  private var found: [SourceFile] = []

  private let report: (SourceFile) -> Void

  init(filter: WalkFilter?, report: @escaping (SourceFile) -> Void) {
    self.filter = filter
    self.report = report
  }

  /// Walks one argument to its end.
  /// - Parameter prefix: What the paths below begin with; nil for the argument itself.
  mutating func addArgument(_ path: String, prefix: String?) {
    begin(path, prefix: prefix)
    while readNextFolder() {}
  }

  /// Begins an argument; `readNextFolder` goes on with it.
  mutating func begin(_ path: String, prefix: String?) {
    do {
      let (kind, identity) = try status(of: path)
      switch kind {
      case .folder:
        let prefix = prefix ?? (path.hasSuffix("/") ? path : path + "/")
        steps = [.folder(path: path, prefix: prefix, scope: filter?.scope(ofArgument: path) ?? .outside)]
      case .file:
        guard endings.contains(where: { path.hasSuffix($0.description) }) else {
          return problems.append(FileProblem(path: path, message: "not a Swift file"))
        }
        steps = [.file(SourceFile(path: path), identity)]
      case .link, .other:
        problems.append(FileProblem(path: path, message: "neither a file nor a folder"))
      }
    } catch {
      problems.append(FileProblem(path: path, message: error.message))
    }
  }

  /// Reads one folder of the argument, and takes the files before it.
  /// - Returns: Whether there was one; if not, the argument is done.
  mutating func readNextFolder() -> Bool {
    while true {
      guard let step = steps.popLast() else {
        guard !links.isEmpty else { break }
        steps = links.reversed()
        links = []
        isFollowingLinks = true
        continue
      }
      switch step {
      case .file(let file, let identity):
        guard visitedFiles.insert(identity).inserted else { continue }
        found.append(file)
        report(file)
      case .folder(let path, let prefix, let scope):
        steps += readFolder(path, prefix: prefix, scope: scope).reversed()
        return true
      }
    }
    if isFollowingLinks { found.sort { isPathBefore($0.path, $1.path) } }
    files += found
    found = []
    isFollowingLinks = false
    return false
  }

  /// What is in one folder, in order.
  private mutating func readFolder(_ path: String, prefix: String, scope: WalkFilter.Scope) -> [Step] {
    var here: [Entry]
    var marks = WalkFilter.Marks()
    var device: UInt64 = 0
    var isNew = true
    do {
      here = try entries(of: path) { identity in
        device = identity.device
        isNew = visitedFolders.insert(identity).inserted
        return isNew
      } where: { name, kind in
        if name.first == UInt8(ascii: ".") { marks.note(name) }
        return isWanted(name, kind)
      }
      guard isNew else { return [] }
    } catch {
      // It could not be opened, maybe by another path before.
      if let identity = try? status(of: path).identity, !visitedFolders.insert(identity).inserted { return [] }
      let name = path.utf8.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
      problems.append(FileProblem(path: name, message: error.message))
      return []
    }
    // The order of the whole paths: a folder's name ends in a slash.
    here.sort(by: isEntryBefore)
    let scope = filter?.enter(path, marks, in: scope) ?? scope
    if let filter { here.removeAll { filter.leavesOut($0.name, in: scope) } }
    var steps: [Step] = []
    for entry in here {
      let entryPath = prefix + entry.name
      switch entry.kind {
      case .folder:
        steps.append(.folder(path: entryPath, prefix: entryPath, scope: filter?.child(entry.name, of: scope) ?? scope))
      case .file:
        steps.append(.file(SourceFile(path: entryPath), FileIdentity(device: device, inode: entry.inode)))
      case .link:
        addLink(entry.name, path: entryPath, scope: filter?.child(entry.name + "/", of: scope) ?? scope)
      case .other:
        problems.append(FileProblem(path: entryPath, message: "neither a file nor a folder"))
      }
    }
    return steps
  }

  private mutating func addLink(_ name: String, path: String, scope: WalkFilter.Scope) {
    let isRead = endings.contains { name.hasSuffix($0.description) }
    do {
      let (kind, identity) = try status(of: path)
      guard name.utf8.withContiguousStorageIfAvailable({ isWanted($0, kind) }) ?? true else { return }
      if kind == .folder { links.append(.folder(path: path + "/", prefix: path + "/", scope: scope)) }
      if kind == .file { links.append(.file(SourceFile(path: path), identity)) }
    } catch {
      guard isRead else { return }
      problems.append(FileProblem(path: path, message: error.message))
    }
  }
}

/// As `isPathBefore` of their names.
func isEntryBefore(_ left: Entry, _ right: Entry) -> Bool {
  left.head == right.head ? isPathBefore(left.name, right.name) : left.head < right.head
}

/// Takes folders of the project, links and files that are read; nothing hidden, nothing generated, nothing that nobody ships.
private func isWanted(_ name: UnsafeBufferPointer<UInt8>, _ kind: EntryKind) -> Bool {
  guard name.first != UInt8(ascii: ".") else { return false }
  switch kind {
  case .link: return true
  case .folder: return !isForeignFolder(name) && !isTestFolder(name)
  case .file, .other: return endings.contains { endsIn(name, $0) } && !endsIn(name, ".generated.swift") && !isTestFile(name)
  }
}

private func endsIn(_ name: UnsafeBufferPointer<UInt8>, _ suffix: StaticString) -> Bool {
  let start = name.count - suffix.utf8CodeUnitCount
  guard start >= 0 else { return false }
  for index in 0..<suffix.utf8CodeUnitCount where name[start + index] != suffix.utf8Start[index] { return false }
  return true
}
