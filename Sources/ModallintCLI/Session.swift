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

  /// Reads the project that the arguments name.
  /// - Parameter replaced: Texts that count in place of the disk's, by absolute path.
  /// - Throws: `CommandError` for a mistake in the arguments or in a configuration.
  init(
    _ words: Words, _ surroundings: Surroundings, operands: [String], replacing replaced: [String: [UInt8]] = [:]
  ) throws(CommandError) {
    let folder = currentFolder()
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
    (pages, rules, configurations, root) = try Self.read(in: rootFolder, words, surroundings)
    named = words.values["--rule"]
    for id in named ?? [] { _ = try rule(id, in: rules) }
    let vocabulary = try embeddedVocabulary().adding(root.configuration.vocabulary).adding(rangesOf: rules)
    project = Project.read(
      selection.roots, threads: try words.threadCount(unlessGiven: processorCount()), vocabulary: vocabulary,
      overrides: try words.settingsOverrides(root.configuration), filter: WalkFilter(configurations, honoursIgnoreFiles: !words.has(.noIgnore)),
      texts: texts, isTimed: words.has(.timings))
    if !selection.givenNames.isEmpty {
      for number in project.files.indices {
        let path = absolutePath(project.files[number].path, in: folder)
        if let name = selection.givenNames[path] { project.files[number].path = name }
      }
    }
    if let mistake = project.mistake { throw CommandError(mistake) }
    for placed in project.configurations where placed.folder != root.folder { try placed.checkNested() }

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
    let lintRules = LintRules(rules, known: self.rules.map(\.id)) { rule, severity, file in
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
    let (_, rules, _, root) = try read(in: folder, words, surroundings)
    return (rules, root)
  }

  private static func read(
    in folder: String, _ words: Words, _ surroundings: Surroundings
  ) throws(CommandError) -> (pages: [PageSource], rules: [Rule], configurations: ConfigurationFiles, root: PlacedConfiguration) {
    let currentFolder = currentFolder()
    do throws(PageError) {
      // The team's own pages add rules that its configuration may name.
      let pages = try pages(in: folder, words, surroundings, currentFolder: currentFolder)
      var rules = try readRules(pages, checks: surroundings.checks)
      var configurations = try configurations(words, currentFolder, rules)
      let root = try configurations.configuration(in: folder)
      for number in rules.indices { try rules[number].set(root.configuration.rules[rules[number].id]?.parameters ?? [], root) }
      return (pages, rules, configurations, root)
    } catch {
      throw CommandError(error)
    }
  }

  private static func configurations(_ words: Words, _ folder: String, _ rules: [Rule]) throws(PageError) -> ConfigurationFiles {
    let ids = rules.map(\.id)
    var said = Configuration()
    for text in words.values[OptionDescription.config.name] ?? [] {
      said = said.extended(by: try readConfiguration(Array(configurationText(text).utf8), path: "--config", rules: ids))
    }
    return ConfigurationFiles(currentFolder: folder, rules: ids, said: said, isIsolated: words.has(.isolated))
  }

  /// `rules.trapped-modal=off` as a configuration of its own. What is no JSON is a string.
  private static func configurationText(_ text: String) -> String {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let value = parts.count == 2 ? parts[1] : "true"
    var json = (try? JSONValue.read(value)) ?? .string(value)
    for key in parts[0].split(separator: ".").reversed() { json = JSONValue(.object([JSONMember(String(key), json)])) }
    return json.text()
  }

  private static func pages(
    in folder: String, _ words: Words, _ surroundings: Surroundings, currentFolder: String
  ) throws(PageError) -> [PageSource] {
    var pages = surroundings.pages
    if !words.has(.isolated) {
      var files = ConfigurationFiles(currentFolder: currentFolder, rules: nil)
      var placed = try files.configuration(in: folder)
      if placed.files.isEmpty { placed.folder = folder }
      pages += try ownPages(of: placed, currentFolder: currentFolder)
    }
    return pages
  }
}

extension Rule {
  /// Sets parameters that a configuration gives.
  /// - Throws: `PageError` for one that the rule has not, or of another kind.
  fileprivate mutating func set(_ given: [JSONMember], _ placed: PlacedConfiguration) throws(PageError) {
    guard !given.isEmpty else { return }
    var members = parameters.members ?? []
    func error(_ message: String) -> PageError {
      let origin = placed.configuration.origins["rules.\(id)"]?.split(separator: ":") ?? []
      return PageError(
        path: origin.dropLast().joined(separator: ":"), line: origin.last.flatMap { Int($0) } ?? 1, column: 1, message: message)
    }
    for parameter in given {
      guard let index = members.firstIndex(where: { $0.key == parameter.key }) else {
        throw error("`\(id)` has no parameter `\(parameter.key)`\(suggestion(for: parameter.key, among: members.map(\.key)))")
      }
      guard members[index].value.kindName == parameter.value.kindName else {
        throw error("`\(parameter.key)` of `\(id)` must be \(members[index].value.kindName), not \(parameter.value.kindName)")
      }
      members[index].value = parameter.value
    }
    parameters = JSONValue(.object(members))
    if let mistake = rangeMistake { throw error(mistake) }
  }
}

extension PlacedConfiguration {
  /// What holds for the whole project stands in its root's file.
  fileprivate func checkNested() throws(CommandError) {
    let place = files.first ?? folder
    if !configuration.vocabulary.names.isEmpty { throw CommandError("`vocabulary` holds for the whole project: it belongs into the configuration at its root", place: place) }
    if !configuration.pages.isEmpty { throw CommandError("`pages` holds for the whole project: it belongs into the configuration at its root", place: place) }
    for (rule, setting) in configuration.rules.sorted(by: { $0.key < $1.key }) where !setting.parameters.isEmpty {
      throw CommandError("parameters of `\(rule)` hold for the whole project: they belong into the configuration at its root", place: place)
    }
  }
}
