// One folder that is linted as a project, and how it is read: its configuration, what stands in it, file after file,
// then the first findings of each. Until all is read nothing is told, since a finding says that something is
// missing. A folder that is read anew, for another configuration, keeps its old project until the new one is there.

import JSON
import ModalFacts
import ProjectFiles
import RuleEngine

/// A folder of the client's, or one around a file that stands in none of them.
final class Folder {
  /// Absolute.
  let path: String
  /// The one file of it that is linted, where nothing says what it is a part of.
  let only: String?
  /// It is there for the files that are open in it, and goes with the last.
  let isAround: Bool
  /// What holds in it: the last that was without a mistake.
  var rules: FolderRules?
  /// The project, once it has been read.
  var workspace: Workspace?
  var reading: Reading?
  /// What is wrong with its configurations.
  var mistake: PageError?
  /// Something was created, renamed or deleted: the folder is to be listed again.
  var needsWalk = false
  /// The folder is being listed again, a folder in it at a time.
  var listing: (() -> SourceFiles?)?
  /// Files to read again, the last first.
  var stale: [String] = []
  /// What its walk found.
  var members: Set<String> = []
  /// How each member looked when it was read from the disk, to tell what a branch switch really changed.
  private var contents: [String: UInt64] = [:]
  /// What presents what, for code lenses and call hierarchies; forgotten with each change.
  var modals: ModalMap?
  /// By the path of a file, and of the one pointed at: what its findings say of places elsewhere.
  var links: [String: [String: [BackLink]]] = [:]
  /// By the path of a file: the files whose findings point into it.
  var pointers: [String: Set<String>] = [:]
  /// Files to tell of, if they are others, once everything is worked in: those that changed on the disk, and those that were
  /// told of while an edit was not worked in everywhere, so that what was said may not hold in the end.
  var provisional: Set<String> = []
  /// Those of them whose turn has come, the last first.
  var confirmed: [String] = []
  /// Files whose findings the client is still to be told of, the last first.
  var untold: [String] = []
  /// Files whose findings may point into others, which are told of after them or pulled without them; the last first.
  var unlinked: [String] = []

  init(_ path: String, isAround: Bool, only: String? = nil) {
    self.path = path
    self.only = only
    self.isAround = isAround
    reading = Reading()
  }

  /// Whether something is wrong with the configuration at a path.
  func hasMistake(in file: String) -> Bool { mistake?.all.contains { absolutePath($0.path, in: path) == file } == true }

  /// Whether a file stands in it.
  func contains(_ file: String) -> Bool { only.map { $0 == file } ?? (ProjectFiles.path(file, below: path) != nil) }

  /// Whether a file is one of its project's.
  func takes(_ file: String, _ disk: Disk) -> Bool {
    guard hasReadEnding(file), contains(file) else { return false }
    if members.contains(file) { return true }
    // Before the walk nobody knows. Later, what the disk does not have yet will be a part of it.
    if members.isEmpty, reading != nil { return true }
    guard !disk.exists(file), let rules = rules ?? reading?.rules else { return false }
    return disk.wouldList(file, path, rules.filter)
  }

  func set(_ bytes: [UInt8], at file: String) {
    modals = nil
    members.insert(file)
    contents[file] = nil
    workspace?.set(bytes, at: file)
    if reading?.workspace != nil { reading?.workspace?.set(bytes, at: file) }
  }

  /// Takes a file from the disk, unless it is as it was.
  /// - Returns: Whether it is another.
  func setFromDisk(_ bytes: [UInt8], at file: String) -> Bool {
    let hash = contentHash(bytes)
    if contents[file] == hash { return false }
    set(bytes, at: file)
    contents[file] = hash
    return true
  }

  func remove(_ file: String) {
    modals = nil
    for target in links.removeValue(forKey: file)?.keys.sorted() ?? [] {
      pointers[target]?.remove(file)
      provisional.insert(target)
    }
    members.remove(file)
    contents[file] = nil
    workspace?.remove(file)
    reading?.workspace?.remove(file)
  }

  func forgetContents() { contents = [:] }

  /// Reads the folder anew; the project that there is stays in force until that is done.
  func readAgain() { reading = Reading(progress: reading?.progress) }

  /// Goes on with what was stopped.
  func resume() {
    if reading?.isStopped == true { reading?.isStopped = false }
  }
}

/// A folder that is being read.
struct Reading {
  enum Step {
    case configuration
    /// A folder in it at a time.
    case walk
    case files
    /// The first report of each file.
    case reports
  }

  var step = Step.configuration
  var rules: FolderRules?
  var workspace: Workspace?
  var listing: (() -> SourceFiles?)?
  var files: [String] = []
  var next = 0
  var progress: Progress?
  /// The user cancelled it.
  var isStopped = false

  /// Told to the client while a folder is read.
  struct Progress {
    var token: JSONValue
    /// The client has agreed to hear of it.
    var isOpen = false
    /// What was said last, in percent.
    var percentage = -1
  }

  init(progress: Progress? = nil) { self.progress = progress }

  /// Reading a file and finding its first report count the same.
  var percentage: Int {
    guard !files.isEmpty else { return 0 }
    return (next + (step == .reports ? files.count : 0)) * 50 / files.count
  }
}

func contentHash(_ bytes: [UInt8]) -> UInt64 {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  bytes.withUnsafeBufferPointer { for byte in $0 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 } }
  return hash ^ UInt64(bytes.count)
}
