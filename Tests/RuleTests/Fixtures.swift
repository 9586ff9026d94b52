// Runs rules over fixtures: ordinary Swift files below `Tests/Fixtures/<rule>/`, a folder being one project
// of several files, the sample apps of `Tests/Samples/`, and the examples of every rule page. What the files
// say in comments must be found, all of it and nothing else.

import InterfaceBuilder
import ModalFacts
import ProjectFiles
import ProjectSettings
import RuleBook
import RuleEngine
import Testing

/// A small project that says itself what is to be found in it.
struct Fixture: Sendable, CustomTestStringConvertible {
  struct File: Sendable {
    /// Below the fixture.
    var name: String
    var text: [UInt8]
  }

  /// For messages: a path below `Tests/Fixtures`, or a page and a line.
  var name: String
  /// The rule it is about.
  var rule: String
  /// In path order.
  var files: [File]
  /// Whether some marker is asked for; page examples are good or bad by their fence.
  var needsMarker = true

  var testDescription: String { name }
}

@Suite struct FixtureTests {
  @Test(arguments: try fixturesOnDisk()) func fixture(_ fixture: Fixture) throws {
    try expectAsMarked(fixture)
  }

  @Test(arguments: try pageExamples()) func example(_ fixture: Fixture) throws {
    try expectAsMarked(fixture)
  }

  /// Each rule about code has six bad shapes and six good ones, each a project of its own, one of them of several files.
  @Test func everyRuleHasItsShapes() throws {
    let fixtures = try fixturesOnDisk()
    let aboutComments = Set(allCommentChecks.map { $0.name })
    for rule in try readRules() where !aboutComments.contains(rule.check) {
      let own = fixtures.filter { $0.rule == rule.id }
      let bad = own.filter { fixture in
        fixture.files.contains { file in readExpectations(markedText(file)).expectations.contains { $0.kind == .expect && $0.rule == rule.id } }
      }
      #expect(bad.count >= 6 && own.count - bad.count >= 6, "`\(rule.id)` has \(bad.count) bad and \(own.count - bad.count) good fixtures, and should have six of each")
      #expect(own.contains { $0.files.count > 1 }, "`\(rule.id)` has no fixture of several files")
    }
  }

  @Test(arguments: try samples()) func sample(_ fixture: Fixture) throws {
    try expectAsMarked(fixture)
  }
}

private func expectAsMarked(_ fixture: Fixture) throws {
  let findings = try findings(in: fixture)
  var missed: [String] = []
  var unexpected: [String] = []
  var hasMarker = false
  for (index, file) in fixture.files.enumerated() {
    let (expectations, isClean) = readExpectations(markedText(file))
    hasMarker = hasMarker || isClean || !expectations.isEmpty
    let (missedHere, unexpectedHere) = compare(expectations, findings[index])
    missed += missedHere.map { "\(file.name):\($0)" }
    unexpected += unexpectedHere.map { "\(file.name):\($0)" }
  }
  if !missed.isEmpty || !unexpected.isEmpty {
    Issue.record(
      """
      \(fixture.name)
      Missed:
      \(list(missed))
      Unexpected:
      \(list(unexpected))
      """)
  }
  #expect(hasMarker || !fixture.needsMarker, "\(fixture.name) has no marker: say `// clean`")
}

/// A file's text, its markers as comments of Swift.
private func markedText(_ file: Fixture.File) -> String {
  let text = String(decoding: file.text, as: UTF8.self)
  guard SourceFile(path: file.name).kind == .interface else { return text }
  return text.split(separator: "<!-- ", omittingEmptySubsequences: false).joined(separator: "// ")
    .split(separator: " -->", omittingEmptySubsequences: false).joined()
}

private func list(_ lines: [String]) -> String {
  lines.isEmpty ? "  nothing" : lines.map { "  \($0)" }.joined(separator: "\n")
}

/// The findings of each file: of the rules that are on, and of the fixture's own.
private func findings(in fixture: Fixture) throws -> [[SeenFinding]] {
  let rules = try readRules().filter { $0.isOnByDefault || $0.id == fixture.rule }
  let result = try lintResult(of: fixture, rules: rules)
  return fixture.files.indices.map { file in
    let source = LineIndex(fixture.files[file].text)
    return result.findings.filter { $0.place.file == file }.map { SeenFinding($0, in: source) }
  }
}

/// The fixture linted as a project of its own.
/// - Parameter settings: What it is built for; nil: what its files say of that.
func lintResult(of fixture: Fixture, rules: [Rule], settings: BuildSettings? = nil) throws -> LintResult {
  var reader = FactReader()
  var interfaces: [Int: InterfaceFile] = [:]
  // As the walk leaves them out.
  for (index, file) in fixture.files.enumerated() where !isTestPath(file.name) && SourceFile(path: file.name).kind == .interface {
    interfaces[index] = file.text.withUnsafeBufferPointer { readInterface($0) }
    interfaces[index]?.name = SourceFile(path: file.name).baseName
  }
  var modules = SourceModules { path in fixture.files.first { $0.name == path }?.text }
  // A scanner may look past the end, where files that were read have zero bytes.
  let facts = fixture.files.map { file in
    let facts = isTestPath(file.name) || SourceFile(path: file.name).kind == .interface ? FileFacts() : (file.text + Array(repeating: 0, count: 64)).withUnsafeBufferPointer {
      reader.read(UnsafeBufferPointer(rebasing: $0[..<file.text.count]))
    }
    facts.module = modules.number(of: file.name)
    return facts
  }
  let index = ProjectIndex(facts, interfaces: interfaces, vocabulary: try readVocabulary().adding(rangesOf: rules), settings: settings ?? exampleSettings(fixture.files.map { String(decoding: $0.text, as: UTF8.self) }))
  return lint(index, LintRules(rules, known: try readRules().map(\.id))) { fixture.files[$0].text }
}

let testsFolder = #filePath.split(separator: "/").dropLast(2).reduce("") { "\($0)/\($1)" }

/// Each app below `Tests/Samples/`; it is about no rule but those that are on.
private func samples() throws -> [Fixture] {
  let root = testsFolder + "/Samples/"
  var samples: [Fixture] = []
  for file in SourceFiles(below: [root]).files {
    let parts = file.path.dropFirst(root.count).split(separator: "/", maxSplits: 1).map(String.init)
    guard parts.count > 1 else { throw FixtureError(message: "`\(file.path)` stands in no app's folder") }
    if samples.last?.name != parts[0] { samples.append(Fixture(name: parts[0], rule: "", files: [])) }
    samples[samples.count - 1].files.append(Fixture.File(name: parts[1], text: try readFile(file.path)))
  }
  return samples
}

/// What is known of a project of one file.
func index(of text: String) throws -> ProjectIndex {
  var reader = FactReader()
  let facts = (Array(text.utf8) + Array(repeating: 0, count: 64)).withUnsafeBufferPointer {
    reader.read(UnsafeBufferPointer(rebasing: $0[..<text.utf8.count]))
  }
  return ProjectIndex([facts], vocabulary: try readVocabulary())
}

func fixturesOnDisk() throws -> [Fixture] { try fixtures(below: testsFolder + "/Fixtures/") }

/// Each folder and each single file below `<root><rule>/`.
func fixtures(below root: String) throws -> [Fixture] {
  var fixtures: [Fixture] = []
  for file in SourceFiles(below: [root]).files {
    let parts = file.path.dropFirst(root.count).split(separator: "/", maxSplits: 2).map(String.init)
    guard parts.count > 1 else { throw FixtureError(message: "`\(file.path)` stands in no folder of a rule") }
    let name = parts[0] + "/" + parts[1]
    let source = Fixture.File(name: parts.count > 2 ? parts[2] : parts[1], text: try readFile(file.path))
    if fixtures.last?.name == name {
      fixtures[fixtures.count - 1].files.append(source)
    } else {
      fixtures.append(Fixture(name: name, rule: parts[0], files: [source]))
    }
  }
  return fixtures
}

/// Each example of each page. A good one holds no `expect`; a bad one at least one.
private func pageExamples() throws -> [Fixture] {
  var fixtures: [Fixture] = []
  for embedded in RuleBook.pages {
    let path = pagePath(ofRule: embedded.name)
    let page = try RulePage(id: embedded.name, text: embedded.text, path: path)
    for example in page.examples {
      let files = example.files.map { Fixture.File(name: $0.name, text: Array($0.text.utf8)) }
      fixtures.append(
        Fixture(
          name: "\(path):\(example.line)", rule: embedded.name, files: files, needsMarker: example.isBad))
    }
  }
  return fixtures
}

struct FixtureError: Error {
  var message: String
}
