// The order of findings, their fingerprints, and names that were nearly right.

import Testing

@testable import RuleEngine

@Suite struct FindingTests {
  private func finding(_ file: Int, _ start: Int, _ rule: String = "r") -> Finding {
    Finding(
      rule: rule, severity: .warning, message: "m", place: Place(file: file, range: start..<start + 3),
      declaration: "A.body")
  }

  @Test func byFileThenStartThenRule() {
    let sorted = [finding(0, 5), finding(0, 9, "a"), finding(0, 9, "b"), finding(1, 0)]
    #expect(sorted.reversed().sorted() == sorted)
    #expect(Severity.info < .warning && Severity.warning < .error)
  }

  @Test func aFingerprintSurvivesWhiteSpaceOnly() {
    let one = fingerprint(of: finding(0, 0), text: "f( a,\n\t b)".utf8)
    #expect(one == fingerprint(of: finding(3, 70), text: " f( a,  b)".utf8))
    #expect(one != fingerprint(of: finding(0, 0), text: "f( a, c)".utf8))
    #expect(one != fingerprint(of: finding(0, 0, "s"), text: "f( a, b)".utf8))
    // Written down: other tools keep it between versions.
    #expect(one == "46d008140021a8d1")
  }

  @Test func equalFindingsAreCountedInTheirFile() {
    let source = LineIndex(Array("abcabcabc".utf8))
    let result = finish(
      [finding(0, 0), finding(0, 3), finding(1, 0)], [0: source, 1: source])
    #expect(result.findings.map(\.ordinal) == [0, 1, 0])
    #expect(Set(result.fingerprints).count == 2)
  }

  @Test func aFileThatIsGoneHasFindingsAllTheSame() {
    let result = finish([finding(0, 0)], [:])
    #expect(result.findings.count == 1 && result.fingerprints.count == 1)
  }

  @Test(arguments: [
    ("lnit", "lint"), ("explian", "explain"), ("RULES", "rules"), ("zzzzzz", nil), ("x", nil),
  ])
  func nearest(word: String, name: String?) {
    #expect(nearestName(to: word, among: ["lint", "rules", "explain"]) == name)
  }
}
