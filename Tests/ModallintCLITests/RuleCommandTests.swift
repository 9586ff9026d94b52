// `rules` and `explain` over pages of the tests' own.

import JSON
import RuleEngine
import Testing

@testable import ModallintCLI

private let page = """
  # lost-door

  a modal whose door was lost

  ```json rule
  {"severity": "error", "default": "on", "check": "door", "parameters": {}}
  ```

  ## Why

  Nobody can leave through a door that is not there.

  ## How to fix

  Put one in:

  ```swift
  Door()
  ```

  ## What it cannot see

  Windows.

  ## Examples

  ```swift bad
  func a() {
    room() // expect: lost-door
    // expect: lost-door
    room() // a remark
  //^^^^^^ lost-door: door
  }
  ```

  ```swift good Room.swift
  room(door)
  ```
  ```swift good Door.swift
  let door = 1
  ```

  """

private let off = page.replacing("lost-door", with: "b-rule").replacing("\"on\"", with: "\"off\"")
  .replacing("\"error\"", with: "\"info\"")

func source(_ name: String, _ text: String) -> PageSource { PageSource(name: name, text: text, path: "rules/\(name).md") }

private let house = Surroundings(pages: [source("lost-door", page), source("b-rule", off)], checks: ["door"])

@Suite struct RuleCommandTests {
  @Test func rules() {
    #expect(
      modallint("rules", surroundings: house).output == """
        b-rule     info     off  a modal whose door was lost
        lost-door  error         a modal whose door was lost

        """)
  }

  @Test func rulesAsJSON() throws {
    let list = try JSONValue.read(modallint("rules", "--format", "json", surroundings: house).output)
    #expect(
      list == [
        ["id": "b-rule", "severity": "info", "default": "off", "summary": "a modal whose door was lost"],
        ["id": "lost-door", "severity": "error", "default": "on", "summary": "a modal whose door was lost"],
      ])
  }

  @Test func explain() throws {
    let outcome = modallint("explain", "lost-door", surroundings: house)
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    try expectGolden("explain.txt", outcome.output)
  }

  @Test func aRuleThatIsNotThere() {
    let outcome = modallint("explain", "lost-dor", surroundings: house)
    #expect(
      outcome
        == Outcome(
          output: "", errors: "error: no rule is named `lost-dor`; did you mean `lost-door`?\n", status: 2))
    #expect(
      modallint("--rule", "lostdoor", surroundings: house).errors.hasSuffix("did you mean `lost-door`?\n"))
  }

  @Test func aPageBrokenFurtherDownIsNamedWhenItIsRead() {
    var mended = source("lost-door", page.replacing("## How to fix", with: "## How to mend"))
    mended.isEmbedded = true
    let broken = Surroundings(pages: [mended], checks: ["door"])
    #expect(modallint("rules", surroundings: broken).status == 0)
    #expect(
      modallint("explain", "lost-door", surroundings: broken).errors
        == "rules/lost-door.md:13:1: error: the section `## How to fix` was expected\n")
    // A team's own is read whole at once.
    mended.isEmbedded = false
    let own = Surroundings(pages: [mended], checks: ["door"])
    for command in ["rules", "lint"] {
      let outcome = modallint(command, surroundings: own)
      #expect(outcome.status == 2 && outcome.errors == "rules/lost-door.md:13:1: error: the section `## How to fix` was expected\n")
    }
  }

  @Test func aParameterThatTheCheckDoesNotReadIsAMistake() {
    func errors(_ check: String, _ parameters: String) -> String {
      let text = page.replacing("\"door\"", with: "\"\(check)\"").replacing("\"parameters\": {}", with: "\"parameters\": \(parameters)")
      return modallint("rules", surroundings: Surroundings(pages: [source("lost-door", text)])).errors
    }
    #expect(
      errors("trapped-modal", "{\"x\": 1}")
        == "rules/lost-door.md:6:81: error: unknown parameter `x` of the check `trapped-modal`, which takes none\n")
    #expect(
      errors("number-outside-range", "{\"range\": {}}").hasSuffix("unknown parameter `range` of the check `number-outside-range`; did you mean `ranges`?\n"))
  }
}
