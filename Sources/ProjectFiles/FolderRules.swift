// What holds in one folder: its rules with their parameters, the configurations below it, how bad a finding is in
// each file, what the team lives with. Whoever looks at a folder for a long time keeps one of these, and makes a
// new one when a configuration or a rule page changes.

import JSON
import ModalFacts
import ProjectSettings
import RuleEngine

/// The rules of one folder.
public struct FolderRules {
  /// Absolute.
  public let folder: String
  public let pages: [PageSource]
  /// All rules, in order of their ids.
  public let rules: [Rule]
  /// The configuration of the folder itself.
  public let root: PlacedConfiguration
  public let vocabulary: Vocabulary
  /// Those of `rules` that some file has on; known once `files` were listed.
  public private(set) var running: [Rule] = []
  /// Absolute paths of the files that all this was read from, and of the folders with pages of the team's own.
  public private(set) var readFiles: Set<String> = []
  public private(set) var pageFolders: Set<String> = []
  private var configurations: ConfigurationFiles
  private let base: Configuration
  private var byFolder: [String: (configuration: Configuration, placed: PlacedConfiguration)] = [:]
  private let baseline: Baseline?
  private let disk: Disk

  /// Reads what holds in a folder.
  /// - Parameters:
  ///   - base: What is said elsewhere, in an editor's settings; the folder's own files win over it.
  ///   - otherFile: The path of a configuration that counts where the folder has none.
  /// - Throws: `PageError` for all mistakes that can be seen, with paths as seen from the folder.
  public init(
    of folder: String, disk: Disk = .real, under base: Configuration = Configuration(), otherFile: String? = nil
  ) throws(PageError) {
    self.folder = folder
    self.disk = disk
    var base = base
    let found = try RootRules(of: folder, in: folder, disk: disk, adjust: { (root, ids) throws(PageError) in
      defer { root.configuration = base.extended(by: root.configuration) }
      if let otherFile, root.files.isEmpty { base = base.extended(by: try Self.configuration(at: otherFile, in: folder, ids, disk)) }
    })
    if let otherFile { readFiles.insert(absolutePath(otherFile, in: folder)) }
    self.base = base
    let root = found.root
    self.root = root
    (pages, rules, configurations) = (found.pages, found.rules, found.configurations)
    vocabulary = try readVocabulary().adding(root.configuration.vocabulary).adding(rangesOf: rules)
    if let path = root.configuration.baseline.map({ absolutePath($0, in: root.folder) }) {
      readFiles.insert(path)
      let shown = shownPath(path, in: folder)
      let bytes: [UInt8]
      do throws(FileProblem) {
        bytes = try disk.read(path)
      } catch {
        throw PageError(path: shown, line: 1, column: 1, message: error.message)
      }
      baseline = try Baseline(String(decoding: bytes, as: UTF8.self), path: shown)
    } else {
      baseline = nil
    }
    readFiles.formUnion(root.files.map { absolutePath($0, in: folder) })
    pageFolders = Set([".modallint/rules"].map { absolutePath($0, in: root.folder) } + root.configuration.pages.map { absolutePath($0, in: root.folder) })
    note([])
  }

  private static func configuration(at path: String, in folder: String, _ rules: [String], _ disk: Disk) throws(PageError) -> Configuration {
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try disk.read(absolutePath(path, in: folder))
    } catch {
      throw PageError(path: path, line: 1, column: 1, message: error.message)
    }
    var mistakes: [PageError] = []
    let configuration = readConfiguration(bytes, path: path, rules: rules, mistakes: &mistakes)
    if let error = PageError(mistakes) { throw error }
    return configuration
  }

  /// What a walk of the folder leaves out.
  public var filter: WalkFilter { WalkFilter(configurations) }

  /// Takes in the configurations that a walk met.
  /// - Throws: `PageError` for all mistakes in them.
  public mutating func take(_ found: SourceFiles) throws(PageError) {
    let nested = found.configurations.filter { [root] in $0.folder != root.folder && !$0.files.isEmpty }
    if let error = PageError((found.mistake?.all ?? []) + nested.flatMap(\.nestedMistakes)) { throw error }
    for placed in nested { readFiles.formUnion(placed.files.map { absolutePath($0, in: folder) }) }
    note(nested)
  }

  private mutating func note(_ nested: [PlacedConfiguration]) {
    let all = nested.map { base.extended(by: $0.configuration) } + [root.configuration]
    running = rules.filter { rule in all.contains { $0.mayRun(rule) } }
  }

  /// What the folder is built for: what its configuration says, over what its project files say.
  public func settings() -> FoundSettings {
    var found = disk.settings(folder)
    var settings = found.settings
    let configuration = root.configuration
    if let version = configuration.deploymentTarget.flatMap({ SystemVersion($0) }) {
      settings.deploymentTarget = .known(version)
      found.appFolders = nil
    }
    switch configuration.deviceFamily {
    case "phone": settings.families = .known(.phone)
    case "pad": settings.families = .known(.pad)
    case "universal": settings.families = .known([.phone, .pad])
    default: break
    }
    if let platforms = configuration.platforms {
      settings.platforms = .known(Platforms(platforms.compactMap(Platforms.init(named:))))
      settings.otherPlatforms = []
    }
    found.settings = settings
    return found
  }

  /// How bad a finding is in a file; nil where the rule is off there.
  /// - Parameter path: Absolute.
  public mutating func severity(of severity: Severity, _ rule: Rule, in path: String) -> Severity? {
    let folder = parentFolder(path)
    if byFolder[folder] == nil {
      // Its mistakes were reported when the folder was walked.
      let placed = (try? configurations.configuration(in: folder)) ?? PlacedConfiguration(configuration: Configuration(), folder: self.folder)
      byFolder[folder] = (base.extended(by: placed.configuration), placed)
    }
    return byFolder[folder].flatMap { $0.configuration.severity(of: severity, rule, for: $0.placed.relative(path) ?? path) }
  }

  /// Whether the project's own files say anything about how bad a rule is.
  public func isConfigured(_ rule: String) -> Bool { root.configuration.origins["rules.\(rule)"] != nil }

  /// Of the findings of one file, which the baseline knows.
  /// - Parameter path: Absolute.
  public func known(_ fingerprints: [String], of path: String) -> Set<Int> {
    guard let baseline, let file = root.configuration.baseline.map({ absolutePath($0, in: root.folder) }) else { return [] }
    return baseline.known(fingerprints, of: shownPath(path, in: parentFolder(file)))
  }
}
