// Finds the Swift files of a project: everything below the paths given, in one order, each file once.
// Traps: folders that link back to their parents, one folder under two names, build products and
// dependencies that are not the project's own, and names such as `._View.swift` that hold no Swift.

/// A Swift file of the project.
public struct SwiftFile: Sendable, Equatable {
  /// As the path was given, plus what is below it.
  public var path: String
  /// Whether the path below the argument is that of a test, a mock or preview content, which nobody ships.
  public var isTest: Bool

  public init(path: String, isTest: Bool) {
    self.path = path
    self.isTest = isTest
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
public struct SwiftFiles: Sendable {
  /// In path order, byte by byte, argument by argument.
  public var files: [SwiftFile] = []
  /// In the order in which they were met.
  public var problems: [FileProblem] = []

  /// Walks the paths: folders with everything below them, files as they are. No path: the current folder.
  public init(below paths: [String]) {
    var walk = Walk()
    if paths.isEmpty {
      walk.addArgument(".", prefix: "")
    } else {
      for path in paths { walk.addArgument(path, prefix: nil) }
    }
    files = walk.files
    problems = walk.problems
  }
}

/// Folders that hold build products and dependencies, not the project.
private let foreignFolders: Set<String> = [
  "Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages",
]

private struct Walk {
  var files: [SwiftFile] = []
  var problems: [FileProblem] = []
  private var visitedFolders = Set<FileIdentity>()
  private var visitedFiles = Set<FileIdentity>()

  /// - Parameter prefix: What the paths below begin with; nil for the argument itself.
  mutating func addArgument(_ path: String, prefix: String?) {
    do {
      let (kind, identity) = try status(of: path)
      switch kind {
      case .folder:
        walkFolders(from: path, prefix: prefix ?? (path.hasSuffix("/") ? path : path + "/"))
      case .file:
        guard path.hasSuffix(".swift") else {
          return problems.append(FileProblem(path: path, message: "not a Swift file"))
        }
        guard visitedFiles.insert(identity).inserted else { return }
        files.append(SwiftFile(path: path, isTest: false))
      case .link, .other:
        problems.append(FileProblem(path: path, message: "neither a file nor a folder"))
      }
    } catch {
      problems.append(FileProblem(path: path, message: error.message))
    }
  }

  /// A folder that is still to be read, or a file whose turn comes between folders.
  private enum Step {
    case folder(path: String, below: String)
    case file(SwiftFile, FileIdentity)
  }

  /// Folders are kept on a stack of our own: a path may be deeper than the call stack.
  /// Links to folders wait until everything real has been walked, so that the real path names the file.
  private mutating func walkFolders(from root: String, prefix: String) {
    var links: [Step] = []
    var steps: [Step] = [.folder(path: root, below: "")]
    var isFollowingLinks = false
    var found: [SwiftFile] = []
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
        if visitedFiles.insert(identity).inserted { found.append(file) }
      case .folder(let path, let below):
        steps += readFolder(path, below: below, prefix: prefix, links: &links).reversed()
      }
    }
    if isFollowingLinks { found.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) } }
    files += found
  }

  /// What is in one folder, in order.
  private mutating func readFolder(
    _ path: String, below: String, prefix: String, links: inout [Step]
  ) -> [Step] {
    var entriesHere: [Entry]
    let device: UInt64
    do {
      let identity = try status(of: path).identity
      guard visitedFolders.insert(identity).inserted else { return [] }
      device = identity.device
      entriesHere = try entries(of: path, where: isWanted)
    } catch {
      problems.append(FileProblem(path: path, message: error.message))
      return []
    }
    entriesHere.removeAll { $0.kind == .folder && foreignFolders.contains($0.name) }
    // A folder sorts as its path with a slash, as its files do.
    entriesHere.sort { left, right in
      let leftName = left.kind == .folder ? left.name + "/" : left.name
      let rightName = right.kind == .folder ? right.name + "/" : right.name
      return leftName.utf8.lexicographicallyPrecedes(rightName.utf8)
    }
    var steps: [Step] = []
    for entry in entriesHere {
      let entryBelow = below + entry.name
      let entryPath = prefix + entryBelow
      switch entry.kind {
      case .folder:
        steps.append(.folder(path: entryPath, below: entryBelow + "/"))
      case .file:
        guard !entry.name.hasSuffix(".generated.swift") else { continue }
        let file = SwiftFile(path: entryPath, isTest: isTestPath(entryBelow))
        steps.append(.file(file, FileIdentity(device: device, inode: entry.inode)))
      case .link:
        addLink(entryPath, below: entryBelow, to: &links)
      case .other:
        problems.append(FileProblem(path: entryPath, message: "neither a file nor a folder"))
      }
    }
    return steps
  }

  private mutating func addLink(_ path: String, below: String, to links: inout [Step]) {
    do {
      let (kind, identity) = try status(of: path)
      let name = below.split(separator: "/").last ?? ""
      if kind == .folder, !foreignFolders.contains(String(name)) {
        links.append(.folder(path: path, below: below + "/"))
      }
      if kind == .file, path.hasSuffix(".swift"), !path.hasSuffix(".generated.swift") {
        links.append(.file(SwiftFile(path: path, isTest: isTestPath(below)), identity))
      }
    } catch {
      guard path.hasSuffix(".swift") else { return }
      problems.append(FileProblem(path: path, message: error.message))
    }
  }
}

/// Takes folders, links and Swift files; nothing hidden.
private func isWanted(_ name: UnsafeBufferPointer<UInt8>, _ kind: EntryKind) -> Bool {
  guard name.first != UInt8(ascii: ".") else { return false }
  switch kind {
  case .folder, .link: return true
  case .file, .other: return name.suffix(6).elementsEqual(".swift".utf8)
  }
}
