// A project whose files change one by one, as in an editor. What it reports of a file is what a run over the whole
// project would report of it, at any time; it only does less to find out.

import InterfaceBuilder
import ModalFacts
import ProjectSettings

/// What is reported of one file.
public struct FileReport: Sendable {
  /// In order. Places count files as `Workspace.paths` does.
  public var findings: [Finding]
  /// One for each finding.
  public var fingerprints: [String]
  /// For each finding how it can be mended, the best first.
  public var fixes: [[Fix]]
  /// The file's text.
  public var source: LineIndex

  /// Whether the same is reported at the same places.
  public func isSame(as other: FileReport) -> Bool {
    findings == other.findings && fingerprints == other.fingerprints && fixes == other.fixes
  }
}

/// Files, and the findings in them. It belongs to one thread.
public final class Workspace {
  /// The rules that run, with their parameters.
  private let rules: [Rule]
  private let rulesByID: [String: Rule]
  private let known: [String]
  private let severity: (Rule, Severity, String) -> Severity?
  private let oldest: (String) -> SystemVersion?
  private let module: (String) -> UInt32
  private let readFile: (String) -> [UInt8]?
  private let vocabulary: Vocabulary
  private let settings: BuildSettings
  private var reader = FactReader()

  /// One file that nothing was asked about yet.
  private struct NewFile {
    var facts: FileFacts
    var interface: InterfaceFile?
  }

  /// Until something is asked, files only gather: putting all together at once costs least.
  private var gathered: [String: NewFile] = [:]
  /// The names of those whose names have their numbers; nil once the index has them.
  private var names: ProjectNames?
  /// Of the files that have gathered those whose names have none, the next one last; nil where more may come.
  private var unnumbered: [String]?
  private var index: ChangingIndex?
  /// By number; empty where a file was taken out.
  public private(set) var paths: [String] = []
  private var numbers: [String: Int] = [:]
  /// The findings of all files before suppressions, as of the last time that everything was read.
  private var settled: [Int: [Finding]]?
  /// The findings before suppressions of the file that was asked about last, as of now.
  private var recent: (number: Int, findings: [Finding])?
  /// The text of the file that was set last.
  private var lastText: (number: Int, bytes: [UInt8])?
  /// The findings before suppressions of each file, as they were when it was reported last.
  private var told: [Int: [Finding]] = [:]
  /// What was reported last.
  private var reports: [Int: FileReport] = [:]
  /// Files whose findings are others than those that were reported, the next one last.
  private var changed: [Int] = []

  /// - Parameters:
  ///   - vocabulary: Which names play which part.
  ///   - settings: What the project is built for.
  ///   - rules: Those that run.
  ///   - known: The ids of all rules that there are.
  ///   - severity: How bad a finding of this severity is in the file with this path; nil where the rule is off.
  ///   - oldest: The oldest iOS of the package or project that the file with this path is part of; nil where that is the app's.
  ///   - module: What the files of the module that the file with this path is part of have in common; 0 where that is not told.
  ///   - readFile: The bytes of a file as `set` was last given them, or nil if they are not to be had any more.
  public init(
    vocabulary: Vocabulary, settings: BuildSettings, rules: [Rule], known: [String],
    severity: @escaping (Rule, Severity, String) -> Severity? = { _, severity, _ in severity },
    oldest: @escaping (String) -> SystemVersion? = { _ in nil }, module: @escaping (String) -> UInt32 = { _ in 0 }, readFile: @escaping (String) -> [UInt8]?
  ) {
    self.vocabulary = vocabulary
    names = ProjectNames(vocabulary)
    self.settings = settings
    self.rules = rules
    rulesByID = Dictionary(uniqueKeysWithValues: rules.map { ($0.id, $0) })
    self.known = known
    self.severity = severity
    self.oldest = oldest
    self.module = module
    self.readFile = readFile
  }

  /// The place of a file in `paths`, which it keeps as long as it is there.
  public func number(of path: String) -> Int? {
    build()
    return numbers[path]
  }

  /// Puts a Swift file, storyboard or XIB in the place of what was there under this path.
  public func set(_ bytes: [UInt8], at path: String) {
    var file = NewFile(facts: FileFacts(), interface: nil)
    if path.hasSuffix(".swift") {
      file.facts = read(bytes)
      file.facts.module = module(path)
    } else {
      var interface = bytes.withUnsafeBufferPointer { readInterface($0) }
      interface.name = baseName(of: path)
      file.interface = interface
    }
    guard let index else {
      gathered[path] = file
      unnumbered = nil
      return
    }
    if let number = numbers[path] { told[number] = nil }
    defer { lastText = numbers[path].map { ($0, bytes) } }
    if let number = numbers[path] {
      if move(number, to: &file.facts, bytes, index) { return }
      index.replace(number, by: file.facts, interface: file.interface)
    } else {
      index.append(file.facts, interface: file.interface)
      numbers[path] = paths.count
      paths.append(path)
    }
    (settled, recent) = (nil, nil)
  }

  /// Takes a file out.
  public func remove(_ path: String) {
    gathered[path] = nil
    unnumbered = nil
    guard let index, let number = numbers.removeValue(forKey: path) else { return }
    index.replace(number, by: FileFacts())
    paths[number] = ""
    reports[number] = nil
    told[number] = nil
    (settled, recent) = (nil, nil)
  }

  /// Where an edit of the file that was edited last changed no more than places, moves its findings along.
  private func move(_ number: Int, to facts: inout FileFacts, _ bytes: [UInt8], _ index: ChangingIndex) -> Bool {
    guard settled != nil || recent?.number == number, let (last, before) = lastText, last == number else { return false }
    let edit = TextEdit(from: before, to: bytes)
    var own = recent?.number == number ? recent?.findings ?? [] : []
    for place in own.indices where !own[place].move(in: number, edit) { return false }
    var findings = settled ?? [:]
    // All files' findings may point into this one.
    for file in findings.keys {
      for place in findings[file, default: []].indices {
        guard findings[file]?[place].move(in: number, edit) ?? true else { return false }
      }
    }
    guard index.move(number, to: &facts) else { return false }
    if recent?.number == number { recent?.findings = own }
    guard let old = settled else { return true }
    settled = findings
    let others = findings.keys.filter { $0 != number && findings[$0] != old[$0] && !changed.contains($0) }
    changed = changed.filter { $0 != number } + others.sorted(by: >)
    return true
  }

  /// What is reported of one file now; nil where there is no such file, or its text is not to be had.
  public func report(on path: String) -> FileReport? {
    let index = build()
    guard let number = numbers[path] else { return nil }
    let findings: [Finding]
    if let settled {
      findings = settled[number] ?? []
    } else if let recent, recent.number == number {
      findings = recent.findings
    } else {
      index.refresh(number)
      findings = runChecks(of: rules, on: index.index(of: number)).filter { $0.place.file == number }
    }
    recent = (number, findings)
    told[number] = findings
    let report = finished(findings, number)
    reports[number] = report
    changed.removeAll { $0 == number }
    return report
  }

  /// Does one piece of what is left to do: reads one file again that an edit elsewhere may have changed, or brings one
  /// report up to date.
  /// - Returns: Which file that was, and whether its report is another now; nil when all is done.
  public func work() -> (path: String, isChanged: Bool)? {
    if index == nil, numberNext() { return ("", false) }
    let index = build()
    if index.work() {
      if index.staleCount == 0 { settle(index) }
      return ("", false)
    }
    if settled == nil { settle(index) }
    while let number = changed.popLast() {
      let before = reports[number]
      guard !paths[number].isEmpty, let report = report(on: paths[number]) else { continue }
      return (paths[number], before.map { !$0.isSame(as: report) } ?? !report.findings.isEmpty)
    }
    return nil
  }

  /// Everything was read since the last change: what is absent is absent.
  public var isSettled: Bool { settled != nil && changed.isEmpty }

  /// What presents, and what is presented, as far as it was read. Sites count files as `paths` does.
  public var presentations: [Presentation] { build().index.presentations }

  // MARK: Within

  /// Gives one file's names their numbers, in the order of the paths.
  /// - Returns: Whether there was one.
  private func numberNext() -> Bool {
    if unnumbered == nil {
      paths = gathered.keys.sorted(by: isPathBefore)
      unnumbered = paths.reversed()
    }
    guard let path = unnumbered?.popLast() else { return false }
    if var file = gathered.removeValue(forKey: path) {
      names?.number(&file.facts)
      gathered[path] = file
    }
    return true
  }

  @discardableResult private func build() -> ChangingIndex {
    if let index { return index }
    while numberNext() {}
    var facts: [FileFacts] = []
    var interfaces: [Int: InterfaceFile] = [:]
    for (number, path) in paths.enumerated() {
      numbers[path] = number
      let file = gathered.removeValue(forKey: path)
      facts.append(file?.facts ?? FileFacts())
      interfaces[number] = file?.interface
    }
    let index = ChangingIndex(
      consuming: &facts, names.take() ?? ProjectNames(vocabulary), interfaces: interfaces, vocabulary: vocabulary, settings: settings)
    self.index = index
    return index
  }

  /// All was read: notes whose findings are others than before.
  private func settle(_ index: ChangingIndex) {
    let findings = Dictionary(grouping: runChecks(of: rules, on: index.index)) { $0.place.file }
    settled = findings
    recent = nil
    let noted = Set(index.index.notedFiles)
    changed = paths.indices.reversed().filter { file in
      if let told = told[file] { return told != findings[file] ?? [] }
      return findings[file] != nil || noted.contains(file) || reports[file] != nil
    }
  }

  private func read(_ bytes: [UInt8]) -> FileFacts {
    // The tokenizer wants zero bytes behind the text.
    var padded = bytes
    padded.append(contentsOf: repeatElement(0, count: 64))
    return padded.withUnsafeBufferPointer { reader.read(UnsafeBufferPointer(rebasing: $0[..<bytes.count])) }
  }

  /// The report of one file: what comments allow is taken out, and fixes are written.
  private func finished(_ findings: [Finding], _ number: Int) -> FileReport? {
    guard let own = readFile(paths[number]) else { return nil }
    var sources = [number: LineIndex(own)]
    var lintRules = LintRules(rules, known: known) { [severity, paths] rule, given, file in severity(rule, given, paths[file]) }
    lintRules.oldest = { [oldest, paths] in oldest(paths[$0]) }
    let judged = findings.compactMap { lintRules.judged($0, rulesByID) }
    for change in judged.lazy.flatMap(\.proposals).flatMap(\.changes) where sources[change.place.file] == nil {
      if let bytes = readFile(paths[change.place.file]) { sources[change.place.file] = LineIndex(bytes) }
    }
    let isNoted = index?.mayHoldNotes(number) ?? true
    let result = finish(judged, sources, notedFiles: isNoted ? [number] : [], lintRules)
    guard let source = sources[number] else { return nil }
    return FileReport(findings: result.findings, fingerprints: result.fingerprints, fixes: result.fixes, source: source)
  }
}

/// Whether one path comes before another in everything that is told in the order of paths: by bytes.
public func isPathBefore(_ left: String, _ right: String) -> Bool {
  let answer = left.utf8.withContiguousStorageIfAvailable { left in
    right.utf8.withContiguousStorageIfAvailable { left.lexicographicallyPrecedes($0) }
  }
  return (answer ?? nil) ?? left.utf8.lexicographicallyPrecedes(right.utf8)
}

/// A file's name without folders and ending.
public func baseName(of path: String) -> String {
  let name = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]
  return String(decoding: name.prefix(upTo: name.lastIndex(of: UInt8(ascii: ".")) ?? name.endIndex), as: UTF8.self)
}
