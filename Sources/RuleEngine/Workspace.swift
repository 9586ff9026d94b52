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
  private let known: [String]
  private let severity: (Rule, Severity, String) -> Severity?
  private let readFile: (String) -> [UInt8]?
  private let vocabulary: Vocabulary
  private let settings: BuildSettings
  private var reader = FactReader()

  /// What is kept of one file.
  private struct Entry {
    var path: String
    var facts: FileFacts
    var interface: InterfaceFile?
  }

  /// In path order.
  private var entries: [Entry] = []
  private var numbers: [String: Int] = [:]
  private var index: ProjectIndex?
  private var result: LintResult?
  private var reports: [String: FileReport] = [:]
  /// Files whose reports an edit elsewhere may have changed, the last to be looked at first.
  private var pending: [String] = []

  /// - Parameters:
  ///   - vocabulary: Which names play which part.
  ///   - settings: What the project is built for.
  ///   - rules: Those that run.
  ///   - known: The ids of all rules that there are.
  ///   - severity: How bad a finding of this severity is in the file with this path; nil where the rule is off.
  ///   - readFile: The bytes of a file as `set` was last given them, or nil if they are not to be had any more.
  public init(
    vocabulary: Vocabulary, settings: BuildSettings, rules: [Rule], known: [String],
    severity: @escaping (Rule, Severity, String) -> Severity? = { _, severity, _ in severity },
    readFile: @escaping (String) -> [UInt8]?
  ) {
    self.vocabulary = vocabulary
    self.settings = settings
    self.rules = rules
    self.known = known
    self.severity = severity
    self.readFile = readFile
  }

  /// All files, in path order, byte by byte.
  public var paths: [String] { entries.map(\.path) }

  /// The place of a file in `paths`.
  public func number(of path: String) -> Int? { numbers[path] }

  /// Puts a Swift file, storyboard or XIB in the place of what was there under this path.
  public func set(_ bytes: [UInt8], at path: String) {
    var entry = Entry(path: path, facts: FileFacts(), interface: nil)
    if path.hasSuffix(".swift") {
      entry.facts = read(bytes)
    } else {
      var interface = bytes.withUnsafeBufferPointer { readInterface($0) }
      interface.name = baseName(of: path)
      entry.interface = interface
    }
    if let number = numbers[path] {
      entries[number] = entry
    } else {
      let place = entries.firstIndex { path.utf8.lexicographicallyPrecedes($0.path.utf8) } ?? entries.count
      entries.insert(entry, at: place)
      renumber()
    }
    forget()
  }

  /// Takes a file out.
  public func remove(_ path: String) {
    guard let number = numbers[path] else { return }
    entries.remove(at: number)
    renumber()
    reports[path] = nil
    forget()
  }

  /// What is reported of one file now; nil where there is no such file, or its text is not to be had.
  public func report(on path: String) -> FileReport? {
    guard numbers[path] != nil else { return nil }
    let report = report(of: path, settled())
    reports[path] = report
    pending.removeAll { $0 == path }
    return report
  }

  /// Does one piece of what is left to do: the report of one file that an edit elsewhere may have changed.
  /// - Returns: Which file that was, and whether its report is another now; nil when all is done.
  public func work() -> (path: String, isChanged: Bool)? {
    while let path = pending.last {
      let before = reports[path]
      guard let report = report(on: path) else {
        pending.removeAll { $0 == path }
        continue
      }
      return (path, before.map { !$0.isSame(as: report) } ?? true)
    }
    return nil
  }

  /// How many files are left to look at.
  public var pendingCount: Int { pending.count }

  /// What presents, and what is presented. Sites count files as `paths` does.
  public var presentations: [Presentation] {
    _ = settled()
    return index?.presentations ?? []
  }

  // MARK: Within

  private func renumber() {
    numbers = Dictionary(uniqueKeysWithValues: entries.enumerated().map { ($1.path, $0) })
  }

  private func forget() {
    index = nil
    result = nil
    pending = entries.map(\.path).reversed()
  }

  private func read(_ bytes: [UInt8]) -> FileFacts {
    // The tokenizer wants zero bytes behind the text.
    var padded = bytes
    padded.append(contentsOf: repeatElement(0, count: 64))
    return padded.withUnsafeBufferPointer { reader.read(UnsafeBufferPointer(rebasing: $0[..<bytes.count])) }
  }

  private func settled() -> LintResult {
    if let result { return result }
    var interfaces: [Int: InterfaceFile] = [:]
    for (number, entry) in entries.enumerated() { interfaces[number] = entry.interface }
    let index = ProjectIndex(entries.map(\.facts), interfaces: interfaces, vocabulary: vocabulary, settings: settings)
    let paths = paths
    let lintRules = LintRules(rules, known: known) { [severity] rule, given, file in severity(rule, given, paths[file]) }
    let result = lint(index, lintRules) { [readFile] in readFile(paths[$0]) }
    self.index = index
    self.result = result
    return result
  }

  private func report(of path: String, _ result: LintResult) -> FileReport? {
    guard let number = numbers[path], let source = result.sources[number] ?? readFile(path).map({ LineIndex($0) }) else { return nil }
    let own = result.filtered { $0.place.file == number }
    return FileReport(findings: own.findings, fingerprints: own.fingerprints, fixes: own.fixes, source: source)
  }
}

/// The name without folders and ending.
private func baseName(of path: String) -> String {
  let name = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]
  return String(decoding: name.prefix(upTo: name.lastIndex(of: UInt8(ascii: ".")) ?? name.endIndex), as: UTF8.self)
}
