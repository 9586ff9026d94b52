// A disk in memory, for tests of the server: files by path, nothing else. Folders are what paths begin with.

import ProjectFiles
import ProjectSettings
import RuleEngine

/// Used by one test, on one thread.
final class MemoryDisk: @unchecked Sendable {
  var files: [String: [UInt8]] = [:]
  /// Files that are there and cannot be read.
  var forbidden: Set<String> = []

  var disk: Disk {
    Disk(
      read: { [self] path throws(FileProblem) in
        guard let bytes = files[path], !forbidden.contains(path) else {
          throw FileProblem(path: path, message: forbidden.contains(path) ? "permission denied" : "no such file or directory")
        }
        return bytes
      },
      exists: { [self] path in files[path] != nil || files.keys.contains { $0.hasPrefix(path + "/") } },
      isFile: { [self] path in files[path] != nil },
      names: { [self] folder throws(FileProblem) in
        let names = files.keys.filter { parentFolder($0) == folder }.map { String($0.dropFirst(folder.count + 1)) }
        if names.isEmpty { throw FileProblem(path: folder, message: "no such file or directory") }
        return names
      },
      listing: { [self] folder, _ in
        // A slice for each folder, as on a real disk.
        var left = Set(files.keys.filter { ProjectFiles.path($0, below: folder) != nil }.map { parentFolder($0) }).count
        return { [self] in
          left -= 1
          return left >= 0 ? nil : walk(folder)
        }
      },
      wouldList: { [self] path, folder, _ in
        let before = files[path]
        defer { files[path] = before }
        files[path] = before ?? []
        return walk(folder).files.contains { $0.path == path }
      }, settings: { _ in FoundSettings() })
  }

  private func walk(_ folder: String) -> SourceFiles {
    var configurations = ConfigurationFiles(currentFolder: folder, rules: nil, disk: disk)
    var placed: [PlacedConfiguration] = []
    var mistake: PageError?
    var found: [String] = []
    for path in files.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      guard let below = ProjectFiles.path(path, below: folder), hasReadEnding(path), !isTestPath(below) else { continue }
      do throws(PageError) {
        let configuration = try configurations.configuration(in: parentFolder(path))
        if configuration.relative(path).map(configuration.configuration.includes) == false { continue }
        if !placed.contains(where: { $0.folder == configuration.folder }) { placed.append(configuration) }
      } catch {
        mistake = mistake ?? error
      }
      found.append(path)
    }
    return SourceFiles(files: found.map { SourceFile(path: $0) }, mistake: mistake, configurations: placed)
  }
}
