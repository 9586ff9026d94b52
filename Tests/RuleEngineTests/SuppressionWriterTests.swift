// Where comments are written that allow findings, and that they are read as meant.

import Testing

@testable import RuleEngine

@Suite struct SuppressionWriterTests {
  /// The text with a comment for a finding at each `▸`, which is not part of it.
  private func allowed(_ marked: String, rules: [String] = ["a-rule"], reason: String = "why") -> String {
    var bytes: [UInt8] = []
    var findings: [Finding] = []
    for (number, part) in marked.split(separator: "▸", omittingEmptySubsequences: false).enumerated() {
      if number > 0 {
        for rule in rules { findings.append(Finding(rule: rule, severity: .warning, message: "", place: Place(file: 0, range: bytes.count..<bytes.count + 1))) }
      }
      bytes += part.utf8
    }
    let writer = SuppressionWriter(bytes, findings: findings, reason: reason)
    #expect(writer.count == findings.count)
    return String(decoding: writer.text, as: UTF8.self)
  }

  @Test func aboveAStatementWithItsIndentation() {
    #expect(
      allowed("func a() {\n    ▸present(b)\n}\n") == "func a() {\n    // modallint:allow a-rule — why\n    present(b)\n}\n")
    #expect(allowed("func a() {\r\n\t▸present(b)\r\n}\r\n") == "func a() {\r\n\t// modallint:allow a-rule — why\r\n\tpresent(b)\r\n}\r\n")
  }

  @Test func aboveALinkOfAModifierChain() {
    let before = "var body: some View {\n  Text(\"x\")\n    .padding()\n    .▸sheet(isPresented: $a) {\n      Note()\n    }\n}\n"
    let after = "var body: some View {\n  Text(\"x\")\n    .padding()\n    // modallint:allow a-rule — why\n    .sheet(isPresented: $a) {\n      Note()\n    }\n}\n"
    #expect(allowed(before) == after)
  }

  /// A comment above would cover the whole class.
  @Test func besideWhatIsLong() {
    let body = String(repeating: "  func a() {}\n", count: 12)
    #expect(allowed("class ▸A {\n\(body)}\n") == "class A {  // modallint:allow a-rule — why\n\(body)}\n")
  }

  /// No statement begins on the line.
  @Test func besideAnArgument() {
    #expect(
      allowed("func a() {\n  show(\n    1,\n    ▸b(),\n    2)\n}\n") == "func a() {\n  show(\n    1,\n    b(),  // modallint:allow a-rule — why\n    2)\n}\n")
  }

  @Test func beforeACommentThatStandsThere() {
    #expect(
      allowed("func a() {\n  show(\n    ▸b(), // really\n    2)\n}\n")
        == "func a() {\n  show(\n    b(), /* modallint:allow a-rule — why */ // really\n    2)\n}\n")
  }

  /// Nothing can stand in the string, so it stands above what holds it.
  @Test func insideAMultilineString() {
    let before = "func a() {\n  let b = \"\"\"\n    \\(▸c())\n    \"\"\"\n}\n"
    #expect(allowed(before) == "func a() {\n  // modallint:allow a-rule — why\n  let b = \"\"\"\n    \\(c())\n    \"\"\"\n}\n")
  }

  @Test func severalRulesShareAComment() {
    #expect(allowed("▸present(b)\n", rules: ["a-rule", "b-rule"]) == "// modallint:allow a-rule, b-rule — why\npresent(b)\n")
  }

  @Test func aCommentThatGivesTheSameReasonTakesTheRule() {
    #expect(
      allowed("// modallint:allow b-rule — why\n▸present(b)\n") == "// modallint:allow b-rule, a-rule — why\npresent(b)\n")
    #expect(allowed("▸present(b) // modallint:allow b-rule\n") == "present(b) // modallint:allow b-rule, a-rule — why\n")
  }

  @Test func anotherReasonStaysItsOwn() {
    #expect(
      allowed("// modallint:allow b-rule — old\n▸present(b)\n")
        == "// modallint:allow b-rule — old\n// modallint:allow a-rule — why\npresent(b)\n")
  }

  @Test func manyInOneFile() {
    #expect(
      allowed("func a() {\n  ▸b()\n  c(▸d(), ▸e())\n  f(\n    ▸g())\n}\n")
        == """
        func a() {
          // modallint:allow a-rule — why
          b()
          // modallint:allow a-rule — why
          c(d(), e())
          f(
            g())  // modallint:allow a-rule — why
        }

        """)
  }

  @Test func inAStoryboard() {
    #expect(
      allowed("<?xml version=\"1.0\"?>\n<a>\n  ▸<segue kind=\"x\"/>\n</a>\n", reason: "a -- b")
        == "<?xml version=\"1.0\"?>\n<a>\n  <!-- modallint:allow a-rule — a — b -->\n  <segue kind=\"x\"/>\n</a>\n")
  }

  @Test func afterWhatMustBeFirst() {
    #expect(allowed("▸a()") == "// modallint:allow a-rule — why\na()")
  }
}
