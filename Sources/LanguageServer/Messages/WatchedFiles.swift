// What happens on the disk outside of the editor. A file that changed is read again; where something came or went the
// folder is listed again, once, however many events there were: ignore files, links and whole folders that move
// are then judged as at the first time.

import JSON
import ProjectFiles
import RuleEngine

/// What the client is asked to watch from the beginning.
let watchedPatterns = [
  "**/*.swift", "**/*.storyboard", "**/*.xib", "**/*.modallint.json", "**/*.md", "**/.gitignore", "**/.ignore",
  "**/project.pbxproj", "**/*.xcconfig",
]

extension Server {
  func watcherRegistration(_ id: String, of patterns: [String]) -> JSONValue {
    [
      "id": .string(id), "method": "workspace/didChangeWatchedFiles",
      "registerOptions": ["watchers": .array(patterns.map { ["globPattern": .string($0)] as JSONValue })],
    ]
  }

  /// Has the client watch what configurations name as well: those that they extend, and baselines, have names of their own.
  func watchNamedFiles(of folder: Folder) {
    guard client.registersWatchedFiles else { return }
    let files = (folder.rules?.readFiles ?? []).union(folder.mistake.map { [absolutePath($0.path, in: folder.path)] } ?? [])
    let names = Set(files.compactMap { $0.split(separator: "/").last.map(String.init) })
      .filter { !$0.hasSuffix(".modallint.json") && !$0.hasSuffix(".md") }.subtracting(watchedNames)
    guard !names.isEmpty else { return }
    watchedNames.formUnion(names)
    // Letters that mean something in a pattern stand for any.
    let patterns = names.sorted().map { name in "**/" + String(name.map { "*?[]{},!\\".contains($0) ? "?" : $0 }) }
    ask("client/registerCapability", ["registrations": [watcherRegistration("modallint-files-\(watchedNames.count)", of: patterns)]])
  }

  func didChangeWatchedFiles(_ parameters: Parameters) throws(ResponseError) {
    var changed: [(path: String, isChange: Bool)] = []
    for event in try parameters.required("changes").list() {
      let kind = try event.required("type").integer()
      guard (1...3).contains(kind) else { throw .invalid("`\(event.path).type` must be 1, 2 or 3") }
      guard let path = path(ofURI: try event.required("uri").string()) else { continue }
      changed.append((path, kind == 2))
    }
    for (path, isChange) in changed { wasChanged(path, isChange: isChange) }
  }

  func didChangeFiles(_ parameters: Parameters, _ keys: [String]) throws(ResponseError) {
    var paths: [String] = []
    for file in try parameters.required("files").list() {
      for key in keys { if let path = path(ofURI: try file.required(key).string()) { paths.append(path) } }
    }
    for path in paths { wasChanged(path, isChange: false) }
  }

  /// Something happened to a file.
  /// - Parameter isChange: It was there before and still is.
  func wasChanged(_ path: String, isChange: Bool = true) {
    for folder in folders where concerns(path, folder) {
      if isRuling(path, folder) {
        folder.readAgain()
      } else if folder.reading != nil, folder.workspace == nil {
        // Its turn is still to come, or it was read a moment ago.
        if folder.reading?.step != .configuration { folder.readAgain() }
      } else if hasReadEnding(path) || !isChange {
        if isChange, folder.members.contains(path) {
          if documents[path] == nil, folder.stale.last != path { folder.stale.append(path) }
        } else {
          folder.needsWalk = true
          // Where it stands may have been listed already.
          folder.reading?.listing = nil
          if folder.members.contains(path), documents[path] == nil { folder.stale.append(path) }
        }
      }
    }
  }

  private func concerns(_ path: String, _ folder: Folder) -> Bool {
    ProjectFiles.path(path, below: folder.path) != nil || folder.rules?.readFiles.contains(path) == true
      || folder.rules?.pageFolders.contains(parentFolder(path)) == true
      || folder.hasMistake(in: path)
  }

  /// Whether a file says what holds in a folder: a configuration, a rule page, an ignore file, a project's settings.
  private func isRuling(_ path: String, _ folder: Folder) -> Bool {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    if [configurationName, ".gitignore", ".ignore", "project.pbxproj", "Package.swift", "Project.swift", "project.yml"].contains(name) { return true }
    if name.hasSuffix(".xcconfig") { return true }
    if folder.hasMistake(in: path) { return true }
    guard let rules = folder.rules else { return name.hasSuffix(".md") || name.hasSuffix(".json") }
    return rules.readFiles.contains(path) || name.hasSuffix(".md") && rules.pageFolders.contains(parentFolder(path))
  }
}
