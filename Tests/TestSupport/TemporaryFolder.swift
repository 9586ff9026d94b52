// A folder that is there for one test. Foundation is for tests only.

import Foundation

public final class TemporaryFolder {
  public let path: String

  public init() throws {
    path = FileManager.default.temporaryDirectory.path + "/modallint-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  public func write(_ name: String, _ text: String = "") throws {
    try write(name, Array(text.utf8))
  }

  public func write(_ name: String, _ bytes: [UInt8]) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  public func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(fileURLWithPath: path + "/" + name))) }

  public func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }

  public func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path + "/" + name, withDestinationPath: target)
  }

  public func forbid(_ name: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path + "/" + name)
  }

  public func permit(_ name: String) {
    try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path + "/" + name)
  }
}

/// Root reads what nobody may read, so tests of permissions say nothing for it.
public let isRoot = getuid() == 0
