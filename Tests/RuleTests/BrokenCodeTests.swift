// Broken code is ordinary input: whatever stands in the files, a lint comes to its end, and what it reports and proposes
// stands in them.

import ModalFacts
import RuleEngine
import Testing

@Suite struct BrokenCodeTests {
  @Test(arguments: 0..<4) func findingsStandInTheirFiles(seed: Int) throws {
    var random = Random(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1)
    let rules = try readRules()
    for fixture in try fixtures(below: testsFolder + "/Fixtures/") {
      var fixture = fixture
      for index in fixture.files.indices { fixture.files[index].text = broken(fixture.files[index].text, &random) }
      let result = try lintResult(of: fixture, rules: rules)
      for (finding, fixes) in zip(result.findings, result.fixes) {
        let places = [finding.place] + finding.related.map(\.place) + fixes.flatMap(\.edits).map(\.place)
        for place in places {
          #expect(place.range.upperBound <= fixture.files[place.file].text.count, "seed \(seed): \(fixture.name), \(finding.rule)")
        }
      }
    }
  }
}
