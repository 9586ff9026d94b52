// The disk as a value: what a long-running program asks of it, so that tests can hand it a folder in memory.
// Paths are absolute.

import ProjectSettings
import RuleEngine

/// What is asked of a disk.
public struct Disk: Sendable {
  /// The bytes of a file.
  public var read: @Sendable (String) throws(FileProblem) -> [UInt8]
  /// Whether something stands at a path, links followed.
  public var exists: @Sendable (String) -> Bool
  /// Whether a file stands at a path, links followed.
  public var isFile: @Sendable (String) -> Bool
  /// The names of the files directly in a folder, in no order.
  public var names: @Sendable (String) throws(FileProblem) -> [String]
  /// Begins to list the Swift files, storyboards and XIBs below a folder. Each call of what it gives reads one folder; the
  /// one after the last gives what was found.
  public var listing: @Sendable (String, WalkFilter) -> () -> SourceFiles?
  /// Whether a listing of a folder would find a file, once it is there: path, folder.
  public var wouldList: @Sendable (String, String, WalkFilter) -> Bool
  /// What the project in a folder is built for.
  public var settings: @Sendable (String) -> FoundSettings
  /// What a folder says of the code in it by a package or a project of its own.
  public var module: @Sendable (String) -> Module?

  public init(
    read: @escaping @Sendable (String) throws(FileProblem) -> [UInt8], exists: @escaping @Sendable (String) -> Bool,
    isFile: @escaping @Sendable (String) -> Bool, names: @escaping @Sendable (String) throws(FileProblem) -> [String],
    listing: @escaping @Sendable (String, WalkFilter) -> () -> SourceFiles?,
    wouldList: @escaping @Sendable (String, String, WalkFilter) -> Bool, settings: @escaping @Sendable (String) -> FoundSettings,
    module: @escaping @Sendable (String) -> Module? = { _ in nil }
  ) {
    self.read = read
    self.exists = exists
    self.isFile = isFile
    self.names = names
    self.listing = listing
    self.wouldList = wouldList
    self.settings = settings
    self.module = module
  }

  /// That of the machine.
  public static let real = Disk(
    read: { path throws(FileProblem) in try readFile(path) }, exists: { ProjectFiles.exists($0) },
    isFile: { ProjectFiles.isFile($0) },
    names: { folder throws(FileProblem) in
      do throws(SystemError) {
        return try entries(of: folder) { _, kind in kind != .folder }.map(\.name)
      } catch {
        throw FileProblem(path: folder, message: error.message)
      }
    },
    listing: { SourceFiles.listing($0, $1) }, wouldList: { SourceFiles.wouldFind($0, below: $1, $2) }, settings: { buildSettings(below: [$0]) },
    module: { ProjectFiles.module(in: $0) })
}
