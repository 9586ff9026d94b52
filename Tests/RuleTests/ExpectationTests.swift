// The fixtures' own language: a runner that misreads its markers would pass everything.

import RuleBook
import RuleEngine
import Testing

@Suite struct ExpectationTests {
  @Test func markersBesideAboveAndBelow() {
    let (expectations, isClean) = readExpectations(
      """
      a() // expect: one, two
      // expect: three
      // todo-allow: four
      b()
      //^^ three: words: more
      c() // todo-expect: five // expect: six
        d()
      //^^^ seven
      """)
    #expect(!isClean)
    #expect(
      expectations == [
        Expectation(kind: .expect, rule: "one", line: 1),
        Expectation(kind: .expect, rule: "two", line: 1),
        Expectation(kind: .expect, rule: "three", line: 4, columns: 3..<5, message: "words: more"),
        Expectation(kind: .todoAllow, rule: "four", line: 4),
        Expectation(kind: .todoExpect, rule: "five", line: 6),
        Expectation(kind: .expect, rule: "six", line: 6),
        Expectation(kind: .expect, rule: "seven", line: 7, columns: 3..<6),
      ])
  }

  @Test func clean() {
    #expect(readExpectations("a()\n// clean\n").isClean)
    #expect(!readExpectations("a() // clean up\n").isClean)
  }

  @Test func everyFindingIsExpectedAndEveryExpectationFound() {
    let one = SeenFinding(rule: "r", line: 1, columns: 1..<4, message: "nobody leaves")
    let expect = Expectation(kind: .expect, rule: "r", line: 1)
    #expect(compare([expect], [one]) == ([], []))
    #expect(compare([], [one]) == ([], ["1:1-4: r: nobody leaves"]))
    #expect(compare([expect], []) == (["1: r"], []))
    #expect(compare([expect], [one, one]).unexpected.count == 1)
    #expect(compare([expect, expect], [one]).missed.count == 1)
  }

  @Test func columnsAndWordsMustAgree() {
    let one = SeenFinding(rule: "r", line: 1, columns: 1..<4, message: "nobody leaves")
    let right = Expectation(kind: .expect, rule: "r", line: 1, columns: 1..<4, message: "nobody")
    #expect(compare([right], [one]) == ([], []))
    var wrong = right
    wrong.columns = 1..<3
    #expect(compare([wrong], [one]).missed == ["1:1-3: r: nobody"])
    wrong = right
    wrong.message = "everybody"
    #expect(compare([wrong], [one]).unexpected.count == 1)
  }

  @Test func whatIsKnownToBeWrongFailsWhenItBecomesRight() {
    let one = SeenFinding(rule: "r", line: 1, columns: 1..<4, message: "m")
    let missedToday = Expectation(kind: .todoExpect, rule: "r", line: 1)
    let wrongToday = Expectation(kind: .todoAllow, rule: "r", line: 1)
    #expect(compare([missedToday], []) == ([], []))
    #expect(compare([missedToday], [one]).missed.count == 1)
    #expect(compare([wrongToday], [one]) == ([], []))
    #expect(compare([wrongToday], []).missed.count == 1)
  }

  @Test func badExamplesExpectTheirRuleAndGoodOnesNothing() throws {
    for embedded in RuleBook.pages {
      let page = try RulePage(id: embedded.name, text: embedded.text, path: pagePath(ofRule: embedded.name))
      for example in page.examples {
        let rules = example.files.flatMap { readExpectations($0.text).expectations.map(\.rule) }
        let place = "\(pagePath(ofRule: embedded.name)):\(example.line)"
        #expect(example.isBad == rules.contains(embedded.name), "\(place)")
      }
    }
  }
}
