// What is known stays known when it moves, and nothing else does.

import Testing

@testable import RuleEngine

@Suite struct BaselineTests {
  private let paths = ["App/A.swift", "App/B\tC%.swift"]

  /// A finding a word; `at` is where in the text.
  private func result(_ texts: [String]) -> LintResult {
    var findings: [Finding] = []
    var sources: [Int: LineIndex] = [:]
    for (file, text) in texts.enumerated() {
      let bytes = Array(text.utf8)
      sources[file] = LineIndex(bytes)
      var offset = 0
      for word in text.split(separator: " ", omittingEmptySubsequences: false) {
        if !word.isEmpty {
          findings.append(
            Finding(
              rule: "r", severity: .warning, message: "m", place: Place(file: file, range: offset..<offset + word.utf8.count),
              declaration: "A.body"))
        }
        offset += word.utf8.count + 1
      }
    }
    return finish(findings.sorted(), sources)
  }

  private func parted(_ before: [String], _ after: [String]) -> (new: Int, known: Int, stale: Int) {
    let baseline = Baseline(of: result(before)) { paths[$0] }
    let (new, known, stale) = baseline.parted(result(after)) { paths[$0] }
    return (new.findings.count, known, stale.count)
  }

  @Test func movedIsKnown() {
    #expect(parted(["one two"], ["  two   one"]) == (0, 2, 0))
    #expect(parted(["one", "two"], ["two", "one"]) == (0, 2, 0))
  }

  @Test func aSwapIsNew() {
    #expect(parted(["one two"], ["one three"]) == (1, 1, 1))
  }

  @Test func asManyAsThereWere() {
    #expect(parted(["one one"], ["one one one"]) == (1, 2, 0))
    #expect(parted(["one", "one"], ["one"]) == (0, 1, 1))
  }

  @Test func pruning() {
    let baseline = Baseline(of: result(["one one two"])) { paths[$0] }
    let (_, _, stale) = baseline.parted(result(["one"])) { paths[$0] }
    #expect(stale.count == 2)
    #expect(baseline.pruned(of: stale) == Baseline(of: result(["one"])) { paths[$0] })
  }

  @Test func textAndBack() throws {
    let baseline = Baseline(of: result(["one", "two one"])) { paths[$0] }
    #expect(try Baseline(baseline.text, path: "b") == baseline)
    #expect(baseline.text.split(separator: "\n").count == 4)
    #expect(baseline.text == Baseline(baseline.entries.reversed()).text)
  }

  @Test(arguments: [("", "b:1:1"), ("# modallint baseline 2\n", "b:1:1"), ("# modallint baseline 1\na\tb\n", "b:2:1")])
  func whatIsNoBaseline(_ text: String, _ place: String) {
    do {
      _ = try Baseline(text, path: "b")
      Issue.record("no error")
    } catch {
      #expect(error.description.hasPrefix(place))
    }
  }
}
