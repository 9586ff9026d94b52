// Paths as text. Two spellings of one path must meet in one: what a person wrote, what the walk found, what git
// says. Links are not resolved: a path that goes through one names a place of its own.

import RuleEngine

/// A path from the root, without `.`, `..` and doubled slashes.
/// - Parameter folder: Where relative paths begin; absolute.
public func absolutePath(_ path: String, in folder: String) -> String {
  if isPlain(path), path.hasPrefix("/") { return path }
  if isPlain(path), isPlain(folder), folder.hasPrefix("/") { return "\(folder)/\(path)" }
  var parts: [Substring] = path.hasPrefix("/") ? [] : folder.split(separator: "/")
  for part in path.split(separator: "/") {
    switch part {
    case ".": continue
    case "..": _ = parts.popLast()
    default: parts.append(part)
    }
  }
  return "/" + parts.joined(separator: "/")
}

/// Whether a path names every folder just once: nothing in it is empty, `.` or `..`, as is so with nearly all.
private func isPlain(_ path: String) -> Bool {
  let slash = UInt8(ascii: "/"), dot = UInt8(ascii: ".")
  var before: UInt8 = 0
  var isStart = true
  for byte in path.utf8 {
    // A name that begins with a dot may be `.` or `..`.
    if (byte == slash || byte == dot) && before == slash || byte == dot && isStart { return false }
    (before, isStart) = (byte, false)
  }
  return before != slash && !isStart
}

/// The part of an absolute path below an absolute folder; nil where it is not below it, empty for the folder.
public func path(_ path: String, below folder: String) -> String? {
  guard folder != "/" else { return String(path.dropFirst()) }
  guard path.hasPrefix(folder) else { return nil }
  let rest = path.utf8.dropFirst(folder.utf8.count)
  guard rest.isEmpty || rest.first == UInt8(ascii: "/") else { return nil }
  return String(rest.dropFirst())
}

/// A path as people who stand in `folder` would write it; both absolute.
public func shownPath(_ path: String, in folder: String) -> String {
  guard let below = ProjectFiles.path(path, below: folder) else { return path }
  return below.isEmpty ? "." : below
}

/// Whether a file stands at a path, links followed.
public func isFile(_ path: String) -> Bool { (try? status(of: path).kind) == .file }

/// The first of several paths that leads to the same file as another, links followed.
public func sameFile(as path: String, among paths: [String]) -> String? {
  guard let wanted = try? status(of: path).identity else { return nil }
  return paths.first { (try? status(of: $0).identity) == wanted }
}

/// The folder of an absolute path; the root's is the root.
public func parentFolder(_ path: String) -> String {
  guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
  return String(path[..<slash])
}

/// Where a file's project begins: the nearest folder at or above it that holds a configuration, a package
/// manifest or a repository; else the file's own folder.
public func projectFolder(of file: String) -> String { markedFolder(around: file, .real) ?? parentFolder(file) }

/// The nearest folder at or above a file that is marked as a project's; nil where none is.
public func markedFolder(around file: String, _ disk: Disk) -> String? {
  var folder = parentFolder(file)
  while true {
    for mark in [configurationName, "Package.swift", ".git"] where disk.exists(folder == "/" ? "/\(mark)" : "\(folder)/\(mark)") { return folder }
    guard folder != "/" else { return nil }
    folder = parentFolder(folder)
  }
}
