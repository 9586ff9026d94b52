// The repository as files, for tests that hold it to its own laws.

import Foundation

enum Repository {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// The paths of all files below a folder of the repository, hidden ones and build products left out.
  static func files(below folder: String = "") -> [String] {
    var found: [String] = []
    var folders = [folder]
    while let folder = folders.popLast() {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: root + "/" + folder)) ?? []
      for name in names.sorted() where !name.hasPrefix(".") && name != "__pycache__" {
        let path = folder.isEmpty ? name : folder + "/" + name
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: root + "/" + path, isDirectory: &isFolder)
        if isFolder.boolValue { folders.append(path) } else { found.append(path) }
      }
    }
    return found.sorted()
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOfFile: root + "/" + path, encoding: .utf8)
  }
}
