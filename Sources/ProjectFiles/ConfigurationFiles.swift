// Which configuration a file has: the nearest one upwards, with those that it extends, up to the repository's
// root. Each is read once. Every mistake ends the run: half a configuration is worse than none.

import RuleEngine

/// A configuration and where it stands.
public struct PlacedConfiguration: Sendable {
  public var configuration: Configuration
  /// Absolute; what the configuration's globs and paths are relative to.
  public var folder: String
  /// The files that it was put together from, as people write them, the nearest first; empty where there is none.
  public var files: [String] = []

  /// A path below the folder, as globs see it; nil where it is elsewhere.
  public func relative(_ path: String) -> String? { ProjectFiles.path(path, below: folder) }
}

/// The configurations of a run.
public struct ConfigurationFiles {
  /// Absolute.
  public let currentFolder: String
  private let rules: [String]?
  /// By absolute folder; nil where none is found at or above it.
  private var nearest: [String: PlacedConfiguration?] = [:]
  /// Said on the command line, over all files.
  private let said: Configuration
  private let isIsolated: Bool
  private let disk: Disk

  /// - Parameters:
  ///   - rules: The ids of all rules that there are; nil where they are not known yet and any name is taken.
  ///   - said: What the command line says, which wins over all files.
  ///   - isIsolated: Whether files are left alone.
  public init(currentFolder: String, rules: [String]?, said: Configuration = Configuration(), isIsolated: Bool = false, disk: Disk = .real) {
    self.currentFolder = currentFolder
    self.rules = rules
    self.said = said
    self.isIsolated = isIsolated
    self.disk = disk
  }

  /// The configuration for what is in a folder.
  /// - Parameter folder: Absolute.
  /// - Throws: `PageError` at the first mistake of a file; `FileProblem` is one without a place in it.
  public mutating func configuration(in folder: String) throws(PageError) -> PlacedConfiguration {
    let found = isIsolated ? nil : try find(folder)
    var placed = found ?? PlacedConfiguration(configuration: Configuration(), folder: currentFolder)
    placed.configuration = placed.configuration.extended(by: said)
    return placed
  }

  private mutating func find(_ folder: String) throws(PageError) -> PlacedConfiguration? {
    if let known = nearest[folder] { return known }
    let path = folder == "/" ? "/\(configurationName)" : "\(folder)/\(configurationName)"
    var found: PlacedConfiguration?
    if disk.exists(path) {
      var files: [String] = []
      let configuration = try read(path, from: nil, &files)
      found = PlacedConfiguration(configuration: configuration, folder: folder, files: files)
    } else if folder != "/", !disk.exists("\(folder)/.git") {
      found = try find(parentFolder(folder))
    }
    nearest[folder] = .some(found)
    return found
  }

  /// Reads a file and those that it extends.
  /// - Parameter from: The place that names it, for errors.
  private func read(
    _ path: String, from: PageError?, _ files: inout [String], chain: [String] = []
  ) throws(PageError) -> Configuration {
    let shown = shownPath(path, in: currentFolder)
    if chain.contains(path), let from {
      throw PageError(path: from.path, line: from.line, column: from.column, message: "`\(shown)` extends itself")
    }
    let bytes: [UInt8]
    do {
      bytes = try disk.read(path)
    } catch {
      guard let from else { throw PageError(path: shown, line: 1, column: 1, message: error.message) }
      throw PageError(path: from.path, line: from.line, column: from.column, message: "`\(shown)`: \(error.message)")
    }
    files.append(shown)
    let own = try readConfiguration(bytes, path: shown, rules: rules)
    var base = Configuration()
    let index = LineIndex(bytes)
    for extended in own.extends {
      let position = index.position(at: extended.range.lowerBound)
      let place = PageError(path: shown, line: position.line, column: position.column, message: "")
      let target = absolutePath(extended.path, in: parentFolder(path))
      base = base.extended(by: try read(target, from: place, &files, chain: chain + [path]))
    }
    return base.extended(by: own)
  }
}
