// Which files a run reads, and which of them it reports on. A folder is a project. A file is part of one: it is
// linted with everything around it, since the button that closes its modal may stand next door, and only what
// is found in it is reported. So a hook that is given 3 of 3,000 files is right.

import ProjectFiles
import RuleEngine

struct Selection {
  /// Folders and files to read, as they are written; an empty one is the current folder.
  private(set) var roots: [String]
  /// What files that were given by name are called in reports, by absolute path.
  private(set) var givenNames: [String: String] = [:]
  /// Of what is found, only this is reported; nil: all.
  private var reported: Reported?
  private let currentFolder: String

  private struct Reported {
    /// Absolute.
    var files: Set<String> = []
    var folders: [String] = []
  }

  /// - Parameters:
  ///   - isAlone: Whether files are read without their projects.
  ///   - texts: Files among these are files, also where the disk has none.
  init(_ operands: [String], isAlone: Bool, texts: ReplacedTexts, currentFolder: String) {
    self.currentFolder = currentFolder
    roots = operands
    guard !isAlone else { return }
    var reported = Reported()
    var projects: [String] = []
    var given: [String] = []
    for operand in operands {
      let path = absolutePath(operand, in: currentFolder)
      // What is no file is a folder, or nothing; the walk will name that, and a file that it does not read.
      guard texts.texts[path] != nil || isFile(operand) && hasReadEnding(operand) else {
        given.append(operand)
        reported.folders.append(path)
        continue
      }
      reported.files.insert(path)
      givenNames[path] = operand
      let project = projectFolder(of: path)
      if !projects.contains(project) { projects.append(project) }
    }
    guard !reported.files.isEmpty else { return }
    // A project inside another, or inside a folder that was given, is read with it.
    let outer = projects.filter { inner in
      !reported.folders.contains { ProjectFiles.path(inner, below: $0) != nil }
        && !projects.contains { $0 != inner && ProjectFiles.path(inner, below: $0) != nil }
    }
    // The current folder's own files are written without a `./`.
    roots = given + outer.map { $0 == currentFolder ? "" : shownPath($0, in: currentFolder) }
    self.reported = reported
  }

  /// Whether what is found is reported wherever it is.
  var reportsAll: Bool { reported == nil }

  /// Whether what is found in a file is reported.
  func reports(_ path: String) -> Bool {
    guard let reported else { return true }
    let path = absolutePath(path, in: currentFolder)
    return reported.files.contains(path) || reported.folders.contains { ProjectFiles.path(path, below: $0) != nil }
  }

  /// Finds the files that were given by the name of a link, where they were read by their own.
  mutating func followLinks(to files: [SourceFile]) {
    for link in missing(from: files) {
      guard let file = sameFile(as: link, among: files.map { absolutePath($0.path, in: currentFolder) }) else { continue }
      // A file has one name in a report: its own if that is given too, else that of the first link.
      if reported?.files.contains(file) == true || givenNames[file] != nil {
        reported?.files.remove(link)
      } else {
        givenNames[file] = givenNames[link]
      }
    }
  }

  /// The files that were given by name and are not among those that were read.
  func missing(from files: [SourceFile]) -> [String] {
    guard let reported else { return [] }
    let read = Set(files.map { absolutePath($0.path, in: currentFolder) })
    return reported.files.subtracting(read).sorted()
  }
}
