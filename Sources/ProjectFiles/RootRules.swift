// The rules as the configuration of one folder has them: the pages that it adds, the parameters that it sets. The
// command line and the language server both begin here, so that a terminal and an editor never disagree.

import RuleEngine

/// The rules of a project, by the configuration of its root.
public struct RootRules {
  /// Those given, the team's own behind them.
  public let pages: [PageSource]
  /// All rules, in order of their ids, with the parameters that the configuration sets.
  public private(set) var rules: [Rule]
  /// The configuration of the root itself.
  public private(set) var root: PlacedConfiguration
  /// Those of all folders.
  public let configurations: ConfigurationFiles

  /// - Parameters:
  ///   - folder: The root, absolute.
  ///   - currentFolder: What paths in errors are relative to, absolute.
  ///   - pages: Those of every project.
  ///   - checks: The names of the checks that pages may name.
  ///   - isIsolated: Whether configurations are left alone.
  ///   - said: What counts over all files, once the ids of all rules are known.
  ///   - adjust: Lays something under the root's configuration.
  /// - Throws: `PageError` for all mistakes in pages and configurations that can be seen.
  public init(
    of folder: String, in currentFolder: String, pages: [PageSource] = embeddedPages, checks: [String] = checkNames, isIsolated: Bool = false,
    disk: Disk = .real, said: ([String]) throws(PageError) -> Configuration = { _ in Configuration() },
    adjust: (inout PlacedConfiguration, [String]) throws(PageError) -> Void = { _, _ in }
  ) throws(PageError) {
    // The team's own pages add rules that its configuration may name.
    self.pages = pages + (isIsolated ? [] : try ownPages(in: folder, currentFolder: currentFolder, disk: disk))
    do throws(PageError) {
      rules = try readRules(self.pages, checks: checks)
    } catch {
      var files = ConfigurationFiles(currentFolder: currentFolder, rules: nil, isIsolated: isIsolated, disk: disk)
      throw PageError(files.reading(in: folder).mistakes + error.all) ?? error
    }
    let ids = rules.map(\.id)
    var files = ConfigurationFiles(currentFolder: currentFolder, rules: ids, said: try said(ids), isIsolated: isIsolated, disk: disk)
    var mistakes: [PageError]
    (root, mistakes) = files.reading(in: folder)
    configurations = files
    do throws(PageError) {
      try adjust(&root, ids)
    } catch {
      mistakes += error.all
    }
    for number in rules.indices { rules[number].set(root.configuration.rules[rules[number].id]?.parameters ?? [], root, mistakes: &mistakes) }
    if let error = PageError(mistakes) { throw error }
  }
}
