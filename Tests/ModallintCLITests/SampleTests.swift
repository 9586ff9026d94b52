// The sample app through the whole program: what programs are promised of the JSON, and that neither
// threads nor formats change what is found.

import Foundation
import JSON
import Testing

@testable import ModallintCLI

let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().path
let sample = tests + "/Samples/Weather"
/// As one project. All fixtures together would be a hundred apps whose classes have the same names, which takes a debug build
/// half a minute each time.
private let manyFixtures = ["trapped-modal", "missing-dismiss-button", "missing-data-loss-guard"].map { tests + "/Fixtures/" + $0 }

@Suite struct SampleTests {
  @Test func theReportHasTheKeysThatProgramsReadAndNoOthers() throws {
    let outcome = modallint("lint", "--format", "json", sample)
    #expect(outcome.status == 1 && outcome.errors.isEmpty)
    let report = try JSONValue.read(outcome.output)
    #expect(keys(report) == ["version", "findings", "summary"])
    #expect(report["version"] == 1)
    let findings = try #require(report["findings"]?.elements)
    #expect(
      findings.compactMap { $0["rule"]?.string } == [
        "missing-dismiss-button", "trapped-modal", "missing-data-loss-guard", "unremoved-window-gesture",
      ])
    for finding in findings {
      #expect(
        keys(finding) == [
          "rule", "severity", "message", "path", "line", "column", "endLine", "endColumn", "offset",
          "endOffset", "related", "evidence", "fixes", "fingerprint",
        ])
      for fix in try #require(finding["fixes"]?.elements) {
        #expect(keys(fix) == ["title", "safe", "preferred", "edits"])
        for edit in try #require(fix["edits"]?.elements) { #expect(keys(edit) == ["path", "offset", "endOffset", "text"]) }
      }
      for related in try #require(finding["related"]?.elements) {
        #expect(keys(related) == ["path", "line", "column", "message"])
      }
      #expect(finding["evidence"]?.elements?.allSatisfy { $0.string != nil } == true)
    }
    #expect(Set(findings.compactMap { $0["fingerprint"]?.string }).count == findings.count)
    let summary = try #require(report["summary"])
    #expect(keys(summary) == ["files", "bytes", "presentations", "findings"])
    #expect(keys(summary["presentations"]) == ["total", "system", "resolved", "unseen"])
    #expect(summary["findings"] == ["error": 1, "warning": 3, "info": 0])
  }

  @Test func offsetsLinesAndColumnsAreThoseOfTheFile() throws {
    let report = try JSONValue.read(modallint("--format=json", sample + "/").output)
    for finding in try #require(report["findings"]?.elements) {
      let path = try #require(finding["path"]?.string)
      #expect(path.hasPrefix(sample + "/"))
      let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
      for (offset, line, column) in [("offset", "line", "column"), ("endOffset", "endLine", "endColumn")] {
        let before = bytes.prefix(try #require(finding[offset]?.integer))
        let lines = String(decoding: before, as: UTF8.self).components(separatedBy: "\n")
        #expect(finding[line] == .integer(lines.count))
        #expect(finding[column] == .integer((lines.last ?? "").utf16.count + 1))
      }
    }
  }

  @Test func theSumsAreThoseOfTheFacts() throws {
    for project in [[sample], manyFixtures] {
      let report = try JSONValue.read(modallint(project + ["--format", "json"]).output)
      let counts = try #require(report["summary"]?["presentations"])
      let parts = try ["system", "resolved", "unseen"].map { try #require(counts[$0]?.integer) }
      #expect(counts["total"] == .integer(parts.reduce(0, +)))
      let outcome = modallint(["facts", "--format", "json"] + project)
      #expect(outcome.status == 0)
      let facts = try #require(try JSONValue.read(outcome.output).elements)
      #expect(counts["total"] == .integer(facts.count))
      let text = modallint(["facts"] + project).output
      #expect(text.hasPrefix("project: "))
      // Alerts follow, whether they are presented or not.
      #expect(text.split(separator: "\n").count { !$0.hasPrefix(" ") && !$0.contains(": makes an ") } == facts.count + 1)
    }
  }

  /// Files are handed to threads by sixteens, so the sample alone would not set two to work.
  @Test(arguments: ["text", "xcode", "json"]) func threadsChangeNothing(format: String) {
    let rest = ["--format", format, sample] + manyFixtures
    let one = modallint(["--threads", "1"] + rest)
    #expect(one.status == 1)
    #expect(modallint(["--threads", "4"] + rest) == one)
    #expect(modallint(["--threads", "4"] + rest) == one)
  }

  @Test func factsAreTheSameOnAnyNumberOfThreads() {
    for format in ["text", "json"] {
      let rest = ["--format", format] + manyFixtures
      let one = modallint(["facts", "--threads", "1"] + rest)
      #expect(modallint(["facts", "--threads", "4"] + rest) == one)
    }
  }

  @Test func aRuleRunsAlone() throws {
    let outcome = modallint("--rule", "trapped-modal", "--format", "xcode", sample)
    #expect(outcome.output.split(separator: "\n").count == 1)
    #expect(outcome.output.contains(": error: ") && outcome.output.hasSuffix("[trapped-modal]\n"))
  }

  /// It may leave findings out, but shows none that is not printed.
  @Test func theReadmeShowsWhatIsPrinted() throws {
    let readme = try String(contentsOfFile: tests + "/../README.md", encoding: .utf8)
    let start = try #require(readme.firstRange(of: "```\n$ modallint Tests/Samples/Weather\n"))
    let end = try #require(readme[start.upperBound...].firstRange(of: "\n```"))
    let shown = readme[start.upperBound..<end.lowerBound].components(separatedBy: "\n\n").filter { $0 != "…" }
    let output = modallint(sample).output.replacing(tests + "/", with: "Tests/")
    let printed = output.dropLast().components(separatedBy: "\n\n")
    #expect(shown.count > 2 && shown.last == printed.last)
    #expect(shown.filter { !printed.contains($0) } == [])
  }

  @Test func factsOfTheSample() throws {
    let text = modallint("facts", sample).output.replacing(sample + "/", with: "")
    try expectGolden("facts.txt", text)
  }
}

private func keys(_ value: JSONValue?) -> [String] {
  value?.members?.map(\.key) ?? []
}
