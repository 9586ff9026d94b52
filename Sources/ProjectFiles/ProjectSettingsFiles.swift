// Finds the files that say what the project is built for, and reads them: Xcode's and Tuist's projects, XcodeGen's
// specifications where the project is not checked in, else packages. The shallowest folders that hold a project with an app decide, since what lies deeper is
// examples, dependencies and their tests; so most runs look into few folders and read one file.

import ProjectSettings
import RuleEngine

/// What the project below some paths is built for.
public struct FoundSettings: Sendable {
  public var settings = BuildSettings()
  /// Files that could not be read or understood. Warnings: all else is linted.
  public var problems: [FileProblem] = []
  /// Absolute paths of the folders whose projects have an app; nil where somebody said for which iOS all code is built.
  public var appFolders: Set<String>? = []

  public init(settings: BuildSettings = BuildSettings(), problems: [FileProblem] = []) {
    self.settings = settings
    self.problems = problems
  }
}

/// How many folders below a path a project may stand; of 83 apps none stands deeper than three.
private let deepestProject = 4

/// How many folders above a path are looked at.
private let highestProject = 32

/// What the project is built for that the paths lie in; no path: the current folder.
public func buildSettings(below paths: [String]) -> FoundSettings {
  var search = SettingsSearch()
  var found: [BuildSettings] = []
  var roots = Set<String>()
  for path in paths.isEmpty ? ["."] : paths.map({ $0.isEmpty ? "." : $0 }) {
    // What cannot be opened is named by whoever looks for Swift files.
    guard let kind = try? status(of: path).kind else { continue }
    let root = kind == .folder ? path : folder(of: path)
    guard roots.insert(root).inserted else { continue }
    if let settings = search.settings(at: root, deepest: kind == .folder ? deepestProject : 0) { found.append(settings) }
  }
  var all = FoundSettings(settings: BuildSettings(merging: found), problems: search.problems)
  let current = currentFolder()
  all.appFolders = Set(search.appFolders.map { absolutePath($0, in: current) })
  return all
}

/// What a folder says of the code in it by a package or a project of its own; nil where it says nothing.
/// - Parameter folder: Absolute.
func module(in folder: String) -> Module? {
  guard let here = try? entries(of: folder, where: { name, kind in isWanted(name, kind) || name.elementsEqual(".git".utf8) }) else { return nil }
  let names = Set(here.map(\.name))
  var oldest: [SystemVersion?] = []
  for name in names where name.hasSuffix(".xcodeproj/") {
    guard let bytes = try? readFile("\(folder)/\(name)project.pbxproj"), let project = try? XcodeProject(bytes) else { continue }
    let read = { (path: String) in try? readFile(path.hasPrefix("/") ? path : "\(folder)/\(path)") }
    // A kit's project often has an app that shows it.
    let all = project.libraryTargets(read: read) + project.appTargets(read: read).map(\.settings)
    oldest += all.map { if case .known(let version) = $0.deploymentTarget { version } else { nil } }
  }
  if !oldest.isEmpty { return .part(oldest.contains(nil) ? nil : oldest.compactMap { $0 }.min()) }
  if names.contains("Package.swift"), let bytes = try? readFile("\(folder)/Package.swift") {
    guard case .known(let version) = packageSettings(bytes)?.deploymentTarget else { return .part(nil) }
    return .part(version)
  }
  return names.contains { $0 == ".git" || $0 == ".git/" } ? .whole : nil
}

/// The folder that a file stands in. `A.swift/..` is none for the system.
private func folder(of file: String) -> String {
  file.lastIndex(of: "/").map { String(file[...$0]) } ?? "."
}

private struct SettingsSearch {
  var problems: [FileProblem] = []
  /// The folders whose projects have an app.
  var appFolders: [String] = []
  /// What was found in folders above the paths.
  private var above: [FileIdentity: BuildSettings?] = [:]

  /// What stands below a folder, or in the nearest folder above it within the same repository.
  mutating func settings(at root: String, deepest: Int) -> BuildSettings? {
    if let settings = settings(below: root, deepest: deepest) { return settings }
    var folders: [(path: String, identity: FileIdentity)] = []
    var folder = root
    for _ in 0..<highestProject {
      if (try? status(of: folder + "/.git")) != nil { break }
      folder += "/.."
      guard let identity = try? status(of: folder).identity, identity != folders.last?.identity else { return nil }
      folders.append((folder, identity))
    }
    for (folder, identity) in folders {
      if above[identity] == nil { above[identity] = .some(settings(below: folder, deepest: 0)) }
      if let settings = above[identity] ?? nil { return settings }
    }
    return nil
  }

  /// One level of folders after the other, until one has an app. A package is the project only where it is
  /// around everything: one further down is a part of an app that is not seen.
  private mutating func settings(below root: String, deepest: Int) -> BuildSettings? {
    var package: BuildSettings?
    var level = [root.hasSuffix("/") && root != "/" ? String(root.dropLast()) : root]
    for depth in 0...deepest {
      var apps: [BuildSettings] = []
      var folders: [String] = []
      for folder in level {
        let before = apps.count
        defer { if apps.count > before { appFolders.append(folder) } }
        guard var here = try? entries(of: folder, where: isWanted) else { continue }
        here.sort(by: isEntryBefore)
        for entry in here {
          let path = "\(folder)/\(entry.name)"
          switch entry.name {
          case "Package.swift":
            if depth == 0 { package = manifest(path).flatMap(packageSettings) }
          case "Project.swift": apps += manifest(path).map(tuistAppTargets) ?? []
          case _ where entry.name.hasSuffix(".xcodeproj/"): apps += appTargets(ofProject: path + "project.pbxproj", in: folder)
          case "project.yml": break
          default: folders.append(String(path.dropLast()))
          }
        }
        if apps.count == before, here.contains(where: { $0.name == "project.yml" }), let app = manifest("\(folder)/project.yml").flatMap(xcodeGenSettings) {
          apps.append(app)
        }
      }
      guard apps.isEmpty else { return BuildSettings(merging: apps) }
      level = folders
    }
    return package
  }

  private mutating func appTargets(ofProject path: String, in folder: String) -> [BuildSettings] {
    // Of a project that a tool writes, often only the schemes are checked in.
    guard (try? status(of: path)) != nil, let bytes = read(path) else { return [] }
    do {
      let project = try XcodeProject(bytes)
      return project.appTargets { configuration($0.hasPrefix("/") ? $0 : "\(folder)/\($0)") }.map(\.settings)
    } catch {
      problems.append(
        FileProblem(path: path, message: "no project file: \(error.message), at byte \(error.offset)", isWarning: true))
      return [BuildSettings(unseen: "`\(path)` could not be read")]
    }
  }

  /// The bytes of a configuration file. Disks of macOS fold case, and projects are written there.
  private func configuration(_ path: String) -> [UInt8]? {
    let path = withoutDetours(path)
    if let bytes = try? readFile(path) { return bytes }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 1, let name = parts.last?.lowercased() else { return nil }
    let folder = parts.dropLast().joined(separator: "/")
    let others = try? entries(of: folder) { bytes, kind in
      kind == .file && bytes.count == name.utf8.count && String(decoding: bytes, as: UTF8.self).lowercased() == name
    }
    return others?.first.flatMap { try? readFile("\(folder)/\($0.name)") }
  }

  /// A manifest is a Swift file, so the walk for those names it where it cannot be read.
  private func manifest(_ path: String) -> [UInt8]? { try? readFile(path) }

  private mutating func read(_ path: String) -> [UInt8]? {
    do {
      return try readFile(path)
    } catch {
      problems.append(FileProblem(path: path, message: error.message, isWarning: true))
      return nil
    }
  }
}

/// `App/../Shared.xcconfig` is `Shared.xcconfig`, even where no folder `App` is.
private func withoutDetours(_ path: String) -> String {
  var parts: [Substring] = []
  for part in path.split(separator: "/", omittingEmptySubsequences: false) {
    if part == "..", let last = parts.last, !["", ".", ".."].contains(last) { parts.removeLast() } else { parts.append(part) }
  }
  return parts.joined(separator: "/")
}

/// Projects, manifests, and folders of the project's own.
private func isWanted(_ name: UnsafeBufferPointer<UInt8>, _ kind: EntryKind) -> Bool {
  guard name.first != UInt8(ascii: ".") else { return false }
  switch kind {
  case .folder: return !isForeignFolder(name) && !isTestFolder(name)
  case .file: return ["Package.swift", "Project.swift", "project.yml"].contains { name.elementsEqual($0.utf8) }
  case .link, .other: return false
  }
}
