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
  /// What can be read of a configuration, and its mistakes.
  public typealias Reading = (placed: PlacedConfiguration, mistakes: [PageError])

  /// Absolute.
  public let currentFolder: String
  private let rules: [String]?
  /// By absolute folder, with its mistakes; nil where none is found at or above it.
  private var nearest: [String: Reading?] = [:]
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
  /// - Throws: `PageError` for all mistakes in its files.
  public mutating func configuration(in folder: String) throws(PageError) -> PlacedConfiguration {
    let (placed, mistakes) = reading(in: folder)
    if let error = PageError(mistakes) { throw error }
    return placed
  }

  /// What can be read of the configuration for what is in a folder.
  /// - Parameter folder: Absolute.
  public mutating func reading(in folder: String) -> Reading {
    let found = isIsolated ? nil : find(folder)
    var reading = found ?? (PlacedConfiguration(configuration: Configuration(), folder: currentFolder), [])
    reading.placed.configuration = reading.placed.configuration.extended(by: said)
    return reading
  }

  private mutating func find(_ folder: String) -> Reading? {
    if let known = nearest[folder] { return known }
    let path = folder == "/" ? "/\(configurationName)" : "\(folder)/\(configurationName)"
    var found: Reading?
    if disk.exists(path) {
      var files: [String] = []
      var mistakes: [PageError] = []
      let configuration = read(path, from: nil, &files, &mistakes)
      found = (PlacedConfiguration(configuration: configuration, folder: folder, files: files), mistakes)
    } else if folder != "/", !disk.exists("\(folder)/.git") {
      found = find(parentFolder(folder))
    }
    nearest[folder] = .some(found)
    return found
  }

  /// Reads a file and those that it extends.
  /// - Parameter from: The place that names it, for errors.
  private func read(
    _ path: String, from: Configuration.Origin?, _ files: inout [String], _ mistakes: inout [PageError], chain: [String] = []
  ) -> Configuration {
    let shown = shownPath(path, in: currentFolder)
    if chain.contains(path), let from {
      mistakes.append(from.error("`\(shown)` extends itself"))
      return Configuration()
    }
    let bytes: [UInt8]
    do {
      bytes = try disk.read(path)
    } catch {
      mistakes.append(from?.error("`\(shown)`: \(error.message)") ?? PageError(path: shown, line: 1, column: 1, message: error.message))
      return Configuration()
    }
    files.append(shown)
    let own = readConfiguration(bytes, path: shown, rules: rules, mistakes: &mistakes)
    var base = Configuration()
    let index = LineIndex(bytes)
    for extended in own.extends {
      let position = index.position(at: extended.range.lowerBound)
      let place = Configuration.Origin(path: shown, line: position.line, column: position.column)
      let target = absolutePath(extended.path, in: parentFolder(path))
      base = base.extended(by: read(target, from: place, &files, &mistakes, chain: chain + [path]))
    }
    return base.extended(by: own)
  }
}
