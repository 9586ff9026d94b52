// For which iOS is the code of one folder built? A package or a project of its own beside an app has an oldest iOS of its own, and
// what is newer does not compile there, whatever the app needs. Asked of the few files for which it matters.

import ProjectSettings
import RuleEngine

/// What a folder says of the code below it.
public enum Module: Sendable {
  /// The top of a repository: what is known of the whole project holds.
  case whole
  /// A package or a project, and the oldest iOS of its targets, where that is known.
  case part(SystemVersion?)
}

/// The oldest iOS of the packages and projects in a project.
public struct ModuleTargets {
  private let apps: Set<String>?
  private let module: (String) -> Module?
  /// By folder.
  private var known: [String: SystemVersion?] = [:]

  /// - Parameters:
  ///   - found: What was found of the whole project.
  ///   - module: What a folder says by itself.
  public init(_ found: FoundSettings, module: @escaping (String) -> Module?) {
    apps = found.appFolders
    self.module = module
  }

  /// The oldest iOS of the package or project that a file is part of; nil where that is the app's, or not known.
  /// - Parameter path: Absolute.
  public mutating func oldest(for path: String) -> SystemVersion? {
    guard let apps else { return nil }
    return oldest(in: parentFolder(path), apps)
  }

  private mutating func oldest(in folder: String, _ apps: Set<String>) -> SystemVersion? {
    if let known = known[folder] { return known }
    let found: SystemVersion?
    switch apps.contains(folder) ? .whole : module(folder) {
    case .whole: found = nil
    case .part(let oldest): found = oldest
    case nil: found = folder == "/" ? nil : oldest(in: parentFolder(folder), apps)
    }
    known[folder] = .some(found)
    return found
  }
}
