// What a command works on, put together from its arguments and the configurations: the rules, the files, the
// project. Every command that looks at code begins here, so that all of them see the same.

import JSON
import ModalFacts
import ProjectFiles
import RuleEngine

struct Session {
  /// The pages of all rules, the team's own among them.
  var pages: [PageSource]
  /// All rules, in order of their ids, with the parameters that the project's configuration sets.
  var rules: [Rule]
  /// Those that run.
  var running: [Rule]
  /// The project's own configuration: that of the first folder.
  var root: PlacedConfiguration
  var selection: Selection
  var project: Project
  /// Of what is found, only what touches these lines is reported; nil: all.
  private let changes: Changes?
  private var configurations: ConfigurationFiles
  private let named: [String]?
  private let isTimed: Bool

  /// Reads the project that the arguments name.
  /// - Parameter replaced: Texts that count in place of the disk's, by absolute path.
  /// - Throws: `CommandError` for a mistake in the arguments or in a configuration.
  init(
    _ words: Words, _ surroundings: Surroundings, operands: [String], replacing replaced: [String: [UInt8]] = [:]
  ) throws(CommandError) {
    let folder = currentFolder()
    isTimed = words.has(.timings)
    var texts = ReplacedTexts()
    changes = try Changes(words, operands, &texts, surroundings, currentFolder: folder)
    var operands = operands
    if let name = try words.standardInputName(operands) {
      texts.texts[absolutePath(name, in: folder)] = surroundings.standardInput()
      operands = operands.map { $0 == "-" ? name : $0 }
    }
    texts.texts.merge(replaced) { $1 }
    selection = Selection(operands, isAlone: words.has(.alone), texts: texts, currentFolder: folder)
    let first = selection.roots.first.map { absolutePath($0, in: folder) } ?? folder
    let rootFolder = selection.roots.first.map({ isFile($0) }) == true ? parentFolder(first) : first
    let found = try Self.read(in: rootFolder, words, surroundings)
    (pages, rules, configurations, root) = (found.pages, found.rules, found.configurations, found.root)
    named = words.values["--rule"]
    for id in named ?? [] { _ = try rule(id, in: rules) }
    let vocabulary = try embeddedVocabulary().adding(root.configuration.vocabulary).adding(rangesOf: rules)
    project = Project.read(
      selection.roots, threads: try words.threadCount(unlessGiven: processorCount()), vocabulary: vocabulary,
      overrides: try words.settingsOverrides(root.configuration), filter: WalkFilter(configurations, honoursIgnoreFiles: !words.has(.noIgnore)),
      texts: texts, isTimed: isTimed, progress: surroundings.progress)
    if !selection.givenNames.isEmpty {
      selection.followLinks(to: project.files)
      for number in project.files.indices {
        let path = absolutePath(project.files[number].path, in: folder)
        if let name = selection.givenNames[path] { project.files[number].path = name }
      }
    }
    let nested = project.configurations.filter { [root] in $0.folder != root.folder }
    if let mistake = PageError((project.mistake?.all ?? []) + nested.flatMap(\.nestedMistakes)) { throw CommandError(mistake) }

    let placed = project.configurations + [root]
    let named = named
    running = rules.filter { rule in
      named.map { $0.contains(rule.id) } ?? placed.contains { $0.configuration.mayRun(rule) }
    }
  }

  /// The findings that are reported, in order.
  mutating func lint() -> LintResult {
    let start = nanoseconds()
    let result = run(running, isForced: named != nil)
    project.timings.append(("checks", nanoseconds() - start))
    let paths = project.files.map(\.path)
    return result.filtered { selection.reports(paths[$0.place.file]) && changes?.reports($0, paths, result.sources) != false }
  }

  /// The findings of all rules, also of those that are off, wherever they are.
  func lintAll() -> LintResult { run(rules, isForced: true) }

  /// - Parameter isForced: Whether rules run where the configuration has them off.
  private func run(_ rules: [Rule], isForced: Bool) -> LintResult {
    var placed: [Int: (configuration: Configuration, path: String)] = [:]
    var configurations = configurations
    let paths = project.files.map(\.path)
    var lintRules = LintRules(rules, known: self.rules.map(\.id)) { rule, severity, file in
      // Who names a rule wants to see it.
      if isForced { return severity }
      if placed[file] == nil {
        let path = absolutePath(paths[file], in: configurations.currentFolder)
        // Its mistakes ended the run before.
        let nearest = try? configurations.configuration(in: parentFolder(path))
        placed[file] = (nearest?.configuration ?? Configuration(), nearest?.relative(path) ?? path)
      }
      return placed[file].flatMap { $0.configuration.severity(of: severity, rule, for: $0.path) }
    }
    var modules = project.modules
    lintRules.oldest = { modules.oldest(for: absolutePath(paths[$0], in: currentFolder())) }
    lintRules.isTimed = isTimed
    return RuleEngine.lint(project.index, lintRules) { project.readAgain($0) }
  }

  /// The report of a result.
  func report(_ result: LintResult, isQuiet: Bool = false) -> Report {
    Report(
      paths: project.files.map(\.path), result: result,
      summary: Summary(
        files: project.readCount, bytes: project.byteCount, presentations: project.index.counts, findings: result.findings),
      rules: running, pages: pages, isQuiet: isQuiet, rulesAddress: root.configuration.rulesAddress)
  }

  /// Names the files that were asked for and are left out.
  func reportMissing(to console: Console) {
    let problems = project.files.isEmpty && project.hasFailed ? [] : selection.missing(from: project.files)
    for path in problems {
      console.warn("`\(shownPath(path, in: configurations.currentFolder))` is left out, as a test, a build product or by an ignore file or configuration; `--alone` lints it")
    }
  }

  /// Whether everything that is found is reported.
  var reportsAll: Bool { changes == nil && selection.reportsAll && named == nil }

  // MARK: Configurations

  /// The rules and the configuration that hold in a folder.
  static func settings(in folder: String, _ words: Words, _ surroundings: Surroundings) throws(CommandError) -> ([Rule], PlacedConfiguration) {
    let found = try read(in: folder, words, surroundings)
    return (found.rules, found.root)
  }

  private static func read(in folder: String, _ words: Words, _ surroundings: Surroundings) throws(CommandError) -> RootRules {
    do throws(PageError) {
      return try RootRules(
        of: folder, in: currentFolder(), pages: surroundings.pages, checks: surroundings.checks, isIsolated: words.has(.isolated)
      ) { ids throws(PageError) in
        var said = Configuration()
        var mistakes: [PageError] = []
        for text in words.values[OptionDescription.config.name] ?? [] {
          let path = OptionDescription.config.name
          said = said.extended(by: readConfiguration(Array(configurationText(text).utf8), path: path, rules: ids, mistakes: &mistakes))
        }
        if let error = PageError(mistakes) { throw error }
        return said
      }
    } catch {
      throw CommandError(error)
    }
  }

  /// `rules.trapped-modal=off` as a configuration of its own. What is no JSON is a string.
  private static func configurationText(_ text: String) -> String {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let value = parts.count == 2 ? parts[1] : "true"
    var json = (try? JSONValue.read(value)) ?? .string(value)
    for key in parts[0].split(separator: ".").reversed() { json = JSONValue(.object([JSONMember(String(key), json)])) }
    return json.text()
  }

  /// The embedded pages and those that the configuration of a folder adds.
  static func pages(in folder: String, _ words: Words, _ surroundings: Surroundings) throws(PageError) -> [PageSource] {
    surroundings.pages + (words.has(.isolated) ? [] : try ownPages(in: folder, currentFolder: currentFolder()))
  }
}
