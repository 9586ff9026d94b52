// Suppressions as real files have them: comments from the tokenizer, extents from the outline.

import Testing

@testable import RuleEngine

@Suite struct AllowedFindingsTests {
  /// The texts after which `bad()` is still reported.
  private func reported(_ text: String) -> Int {
    let bytes = Array(text.utf8)
    let wanted = Array("bad()".utf8)
    let findings = bytes.indices.filter { bytes[$0...].starts(with: wanted) }.map {
      Finding(rule: "r", severity: .warning, message: "m", place: Place(file: 0, range: $0..<$0 + 5))
    }
    let result = finish(findings, [0: LineIndex(bytes)], notedFiles: [0])
    #expect(result.findings.count + result.allowed.count == findings.count)
    return result.findings.count
  }

  @Test func theSameLine() {
    #expect(reported("func f() {\n  bad() // modallint:allow r — known\n  bad()\n}") == 1)
  }

  @Test func theNextDeclaration() {
    #expect(reported("// modallint:allow r\nfunc f() {\n  bad()\n  bad()\n}\nfunc g() { bad() }") == 1)
    #expect(
      reported("// modallint:allow r\n// and more\n@objc\nfunc f() {\n  bad()\n}\nfunc g() { bad() }") == 1)
    #expect(
      reported("struct A {\n  // modallint:allow r\n  var a: Int { bad() }\n  var b: Int { bad() }\n}") == 1)
  }

  @Test func theNextStatement() {
    #expect(
      reported("func f() {\n  // modallint:allow r\n  view\n    .x {\n      bad()\n    }\n  bad()\n}") == 1)
    #expect(reported("func f() {\n  // modallint:allow r\n  if a {\n    bad()\n  }\n  bad()\n}") == 1)
  }

  @Test func theNextLinkOfAChain() {
    #expect(
      reported(
        "func f() {\n  view\n    // modallint:allow r\n    // and more\n    .x(bad()) {\n      bad()\n    }\n}"
      ) == 1)
  }

  @Test func aStringIsNoComment() {
    #expect(reported("func f() {\n  x(\"// modallint:allow r\", bad())\n}") == 1)
  }

  @Test func anotherRule() {
    #expect(reported("func f() {\n  bad() // modallint:allow s\n}") == 1)
  }
}
