// Ranges in a page's parameters: those that are read, and those in a form that could never match.

import ModalFacts
import RuleEngine
import Testing

private func rule(_ ranges: String) throws(PageError) -> Rule {
  try Rule(
    id: "a-rule",
    text: """
      # a-rule

      It finds what is wrong.

      ```json rule
      {"severity": "info", "default": "off", "check": "number-outside-range", "parameters": {"ranges": \(ranges)}}
      ```

      """, path: "rules/a-rule.md")
}

@Suite struct RuleRangesTests {
  @Test func rangesComeWithTheVocabulary() throws {
    let vocabulary = Vocabulary().adding(rangesOf: [try rule(#"{"Pan(share:)": [0, 0.9], "play(volume:)": [-1, 1]}"#)])
    #expect(
      vocabulary.ranges == [
        DocumentedRange(callee: "Pan", argument: "share", range: NumberRange(least: 0, greatest: 900)),
        DocumentedRange(callee: "play", argument: "volume", range: NumberRange(least: -1000, greatest: 1000)),
      ])
  }

  @Test func oneRangeOfTwoRulesIsThereOnce() throws {
    let one = try rule(#"{"Pan(share:)": [0, 0.9]}"#)
    #expect(Vocabulary().adding(rangesOf: [one, one]).ranges.count == 1)
  }

  @Test(arguments: [
    ("[]", "`ranges` must be an object, not an array"),
    (#"{"Pan": [0, 1]}"#, "`Pan` is no name with one label, as in `Pan(share:)`"),
    (#"{"Pan(a:b:)": [0, 1]}"#, "`Pan(a:b:)` is no name with one label, as in `Pan(share:)`"),
    (#"{"Pan(share:)": [1, 0]}"#, "`Pan(share:)` must be given the least and the greatest number, as in `[0, 0.9]`"),
    (#"{"Pan(share:)": 1}"#, "`Pan(share:)` must be given the least and the greatest number, as in `[0, 0.9]`"),
  ])
  func aRangeInAnotherForm(_ ranges: String, _ message: String) {
    let error = #expect(throws: PageError.self) { try rule(ranges) }
    #expect(error?.message == message)
    #expect(error?.line == 6)
  }
}
