// A page in its form, and pages that break it, each with the place that is said.

import JSON
import RuleEngine
import Testing

private let page = """
  # a-rule

  It finds what is wrong.

  ```json rule
  {
    "severity": "warning", "default": "off", "check": "a-check",
    "parameters": {"names": ["x"]},
  }
  ```

  ## Why

  Because.

  ```swift
  ## not a heading
  ```

  ## How to fix

  Mend it.

  ## What it cannot see

  Much.

  ## Examples

  ```swift bad
  wrong() // expect: a-rule
  ```

  Two files are one project:

  ```swift good A.swift
  a()
  ```
  ```swift good B.swift
  b()
  ```

  And this is another.

  ```swift good A.swift
  c()
  ```

  """

@Suite struct RulePageTests {
  @Test func aWholePage() throws {
    let read = try RulePage(id: "a-rule", text: page, path: "rules/a-rule.md")
    #expect(read.rule.id == "a-rule")
    #expect(read.rule.summary == "It finds what is wrong.")
    #expect(read.rule.severity == .warning)
    #expect(!read.rule.isOnByDefault)
    #expect(read.rule.check == "a-check")
    #expect(read.rule.parameters == ["names": ["x"]])
    #expect(read.why == "Because.\n\n```swift\n## not a heading\n```")
    #expect(read.howToFix == "Mend it.")
    #expect(read.cannotSee == "Much.")
    #expect(read.examples.map(\.isBad) == [true, false, false])
    #expect(
      read.examples.map { $0.files.map(\.name) } == [["Example.swift"], ["A.swift", "B.swift"], ["A.swift"]])
    #expect(read.examples[0].files[0].text == "wrong() // expect: a-rule\n")
    #expect(read.examples[0].line == 30)
  }

  @Test func windowsLineEndsChangeNothing() throws {
    let text = page.replacing("\n", with: "\r\n")
    #expect(try RulePage(id: "a-rule", text: text, path: "").why.hasPrefix("Because."))
  }

  struct Broken: Sendable {
    var old: String
    var new: String
    var place: String
    var message: String
  }

  @Test(arguments: [
    Broken(
      old: "# a-rule", new: "# b-rule", place: "1:1",
      message: "the page must begin with the heading `# a-rule`"),
    Broken(
      old: "It finds what is wrong.\n", new: "", place: "4:1",
      message: "a summary line was expected after the heading"),
    Broken(
      old: "wrong.\n", new: "wrong.\nAnd more.\n", place: "4:1",
      message: "a fenced block `json rule` was expected after the summary, which is one line"),
    Broken(
      old: "\"severity\"", new: "\"sevrity\"", place: "7:3",
      message: "unknown key `sevrity`; did you mean `severity`?"),
    Broken(
      old: "\"warning\"", new: "\"loud\"", place: "7:15",
      message: "`severity` must be one of `error`, `warning`, `info`"),
    Broken(old: "\"off\"", new: "false", place: "7:37", message: "`default` must be one of `on`, `off`"),
    Broken(old: "\"a-check\"", new: "1", place: "7:53", message: "`check` must be a string, not a number"),
    Broken(
      old: "{\"names\": [\"x\"]}", new: "[]", place: "8:17",
      message: "`parameters` must be an object, not an array"),
    Broken(old: "\"default\": \"off\",", new: "", place: "6:1", message: "the key `default` is missing"),
    Broken(
      old: "\"default\": \"off\"", new: "\"check\": \"b\"", place: "7:40",
      message: "the key `check` stands twice"),
    Broken(old: "[\"x\"]", new: "[\"x\"", place: "8:31", message: "`,` or `]` was expected"),
    Broken(old: "## Why", new: "## Reasons", place: "12:1", message: "the section `## Why` was expected"),
    Broken(old: "Mend it.\n", new: "", place: "20:1", message: "the section `## How to fix` says nothing"),
    Broken(
      old: "## What it cannot see\n\nMuch.\n", new: "", place: "25:1",
      message: "the section `## What it cannot see` was expected"),
    Broken(
      old: "swift bad", new: "swift wrong", place: "30:1",
      message: "an example is a fenced block `swift bad` or `swift good`, with a file name or none"),
    Broken(old: "swift bad", new: "swift good", place: "48:1", message: "a `swift bad` example is missing"),
    Broken(old: "c()\n```", new: "c()\n", place: "45:1", message: "the fenced block is never closed"),
    Broken(
      old: "And this is another.", new: "## More", place: "43:1",
      message: "no section may follow the examples"),
  ])
  func brokenPages(broken: Broken) throws {
    let text = page.replacing(broken.old, with: broken.new)
    #expect(text != page)
    do {
      _ = try RulePage(id: "a-rule", text: text, path: "p.md")
      Issue.record("no error for `\(broken.new)`")
    } catch {
      #expect(error.description == "p.md:\(broken.place): \(broken.message)")
    }
  }

  @Test func aPageNamesACheckThatExists() {
    let pages: [PageSource] = [PageSource(name: "a-rule", text: page, path: "rules/a-rule.md")]
    let error = PageError(
      path: "rules/a-rule.md", line: 7, column: 53,
      message: "no check is named `a-check`; did you mean `a-cheek`?")
    #expect(throws: error) { try readRules(pages, checks: ["other", "a-cheek"]) }
  }

  @Test func everyPrefixOfAPageEnds() {
    let bytes = Array(page.utf8)
    for end in 0..<bytes.count {
      _ = try? RulePage(id: "a-rule", text: String(decoding: bytes[..<end], as: UTF8.self), path: "")
    }
  }
}
