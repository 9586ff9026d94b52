// From the index to what is reported: run the checks, sort, count equal ones, take out what comments
// allow, write fixes. Only the files with findings are read again; the index holds no text.

import ModalFacts
import ProjectSettings

/// The findings of a project, in order, with what is needed to show them.
public struct LintResult: Sendable {
  /// Sorted, without those that comments allow.
  public var findings: [Finding]
  /// One for each of `findings`.
  public var fingerprints: [String]
  /// For each of `findings` how it can be mended, the best first.
  public var fixes: [[Fix]]
  /// The findings that comments allow, in order.
  public var allowed: [Finding]
  /// The files that findings and related places point into, by index; absent where a file could not
  /// be read again or is no longer the same.
  public var sources: [Int: LineIndex]
  /// What each check took, where that was asked for, longest first.
  public var timings: [(rule: String, nanoseconds: UInt64)] = []

  /// The findings that `isKept` takes, with all that belongs to them.
  public func filtered(_ isKept: (Finding) -> Bool) -> LintResult {
    filtered(indices: findings.indices.filter { isKept(findings[$0]) })
  }

  /// The findings at these indices, with all that belongs to them.
  func filtered(indices kept: [Int]) -> LintResult {
    var result = self
    result.findings = kept.map { findings[$0] }
    result.fingerprints = kept.map { fingerprints[$0] }
    result.fixes = kept.map { fixes[$0] }
    return result
  }
}

/// Which rules run, and where.
public struct LintRules {
  /// Those that run, with the parameters of the project's configuration.
  public var rules: [Rule]
  /// The ids of all rules that there are, also of those that do not run.
  public var known: [String]
  /// How bad a finding of this severity is in the file with this index; nil where the rule is off.
  public var severity: (Rule, Severity, Int) -> Severity?
  /// The oldest iOS of the package or project that the file with this index is part of; nil where that is the app's.
  public var oldest: (Int) -> SystemVersion? = { _ in nil }
  /// Whether to measure what each check takes.
  public var isTimed = false

  public init(
    _ rules: [Rule], known: [String], severity: @escaping (Rule, Severity, Int) -> Severity? = { _, severity, _ in severity }
  ) {
    self.rules = rules
    self.known = known
    self.severity = severity
  }
}

extension LintRules {
  /// A finding as it counts in its file; nil where the rule is off there, or its code cannot use what it asks for.
  func judged(_ finding: Finding, _ byID: [String: Rule]) -> Finding? {
    let file = finding.place.file
    guard let rule = byID[finding.rule], let severity = severity(rule, finding.severity, file) else { return nil }
    if let needs = finding.needs, let oldest = oldest(file), oldest < needs { return nil }
    var finding = finding
    finding.severity = severity
    return finding
  }
}

/// Runs rules over the project.
/// - Parameter readFile: The bytes of the file with this index; nil if they are not to be had any more.
public func lint(_ index: ProjectIndex, _ rules: LintRules, readFile: (Int) -> [UInt8]?) -> LintResult {
  let byID = Dictionary(uniqueKeysWithValues: rules.rules.map { ($0.id, $0) })
  var timings: [(rule: String, nanoseconds: UInt64)] = []
  let findings = runChecks(of: rules.rules, on: index, timings: rules.isTimed ? { timings.append(($0, $1)) } : nil)
    .compactMap { rules.judged($0, byID) }
  var sources: [Int: LineIndex] = [:]
  for file in Set(filesNamed(in: findings) + index.notedFiles).sorted() {
    if let bytes = readFile(file) { sources[file] = LineIndex(bytes) }
  }
  var result = finish(findings, sources, notedFiles: index.notedFiles, rules)
  result.timings = timings.sorted { ($1.nanoseconds, $0.rule) < ($0.nanoseconds, $1.rule) }
  return result
}

/// The findings of all rules, sorted, before suppressions.
/// - Parameter timings: Called with each rule and the nanoseconds that it took.
public func runChecks(of rules: [Rule], on index: ProjectIndex, timings: ((String, UInt64) -> Void)? = nil) -> [Finding] {
  var findings: [Finding] = []
  let clock = ContinuousClock()
  for rule in rules {
    guard let check = allChecks.first(where: { $0.name == rule.check }) else { continue }
    let start = timings == nil ? nil : clock.now
    check.run(rule, on: index) { findings.append($0) }
    if let timings, let start { timings(rule.id, (clock.now - start).nanoseconds) }
  }
  // What two readings found is one finding.
  var unique: [Finding] = []
  for finding in findings.sorted() where unique.last != finding { unique.append(finding) }
  return unique
}

/// Takes out the allowed findings, adds those about comments, counts equal ones, names them and writes their fixes.
/// Equal ones are counted before any is taken out, so that allowing one does not rename the next.
func finish(
  _ sorted: [Finding], _ sources: [Int: LineIndex], notedFiles: [Int] = [], _ rules: LintRules = LintRules([], known: [])
) -> LintResult {
  var files: [Int: SuppressedFile] = [:]
  for file in notedFiles {
    guard let source = sources[file] else { continue }
    files[file] = SuppressedFile(
      file: file, source: source, suppressions: readSuppressions(source),
      ran: Set(rules.rules.lazy.filter { rules.severity($0, $0.severity, file) != nil }.map(\.id)), known: rules.known)
  }
  for finding in sorted {
    let file = finding.place.file
    guard let (allowance, rule) = files[file]?.suppressions.allowing(finding.rule, at: finding.place.range.lowerBound) else { continue }
    files[file]?.used.insert(.init(allowance: allowance, rule: rule))
  }
  let findings = (sorted + commentFindings(of: rules, in: files.values)).sorted()

  var result = LintResult(findings: [], fingerprints: [], fixes: [], allowed: [], sources: sources)
  var counts: [Occurrence: Int] = [:]
  var writer = FixWriter()
  for var finding in findings {
    let file = finding.place.file
    let text = sources[file].map { $0.bytes[finding.place.range.clamped(to: 0..<$0.bytes.count)] } ?? []
    let occurrence = Occurrence(
      file: file, rule: finding.rule, declaration: finding.declaration, text: foldingSpace(text))
    finding.ordinal = counts[occurrence, default: 0]
    counts[occurrence] = finding.ordinal + 1
    if files[file]?.suppressions.allow(finding.rule, at: finding.place.range.lowerBound) == true {
      result.allowed.append(finding)
      continue
    }
    result.findings.append(finding)
    result.fingerprints.append(fingerprint(of: finding, text: text))
    result.fixes.append(finding.proposals.compactMap { writer.fix(for: $0, in: sources) })
  }
  return result
}

private func commentFindings(of rules: LintRules, in files: some Sequence<SuppressedFile>) -> [Finding] {
  var findings: [Finding] = []
  for rule in rules.rules {
    guard let check = allCommentChecks.first(where: { $0.name == rule.check }) else { continue }
    for file in files {
      guard let severity = rules.severity(rule, rule.severity, file.file) else { continue }
      var rule = rule
      rule.severity = severity
      check.run(rule, on: file) { findings.append($0) }
    }
  }
  return findings
}

private struct Occurrence: Hashable {
  var file: Int
  var rule: String
  var declaration: String
  var text: [UInt8]
}

private func filesNamed(in findings: [Finding]) -> [Int] {
  var files = Set<Int>()
  for finding in findings {
    files.insert(finding.place.file)
    for related in finding.related { files.insert(related.place.file) }
    for change in finding.proposals.lazy.flatMap(\.changes) { files.insert(change.place.file) }
  }
  return files.sorted()
}

private func readSuppressions(_ source: LineIndex) -> Suppressions {
  let notes = FileNotes(source.bytes)
  return Suppressions(source, comments: notes.comments, extentAfter: notes.extent(after:))
}

extension Duration {
  fileprivate var nanoseconds: UInt64 {
    UInt64(components.seconds) * 1_000_000_000 + UInt64(components.attoseconds / 1_000_000_000)
  }
}
