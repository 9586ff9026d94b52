// What `// modallint:allow` covers, and what only looks like it.

import Testing

@testable import RuleEngine

@Suite struct SuppressionTests {
  struct Form: Sendable {
    var comment: String
    var rules: [String]
    var reason: String?
  }

  @Test(arguments: [
    Form(comment: "// modallint:allow a-rule", rules: ["a-rule"]),
    Form(comment: "//modallint:allow a, b — they know", rules: ["a", "b"], reason: "they know"),
    Form(comment: "// modallint:allow a -- no risk  ", rules: ["a"], reason: "no risk"),
    Form(comment: "// modallint:allow a--b", rules: ["a"], reason: "b"),
    Form(comment: "// modallint:allow a: because", rules: ["a"], reason: "because"),
    Form(comment: "/* modallint:allow a: because */", rules: ["a"], reason: "because"),
    Form(comment: "/// modallint:allow a —", rules: ["a"]),
  ])
  func forms(form: Form) throws {
    let allowance = try #require(read("x() \(form.comment)").allowances.first)
    #expect(allowance.rules.map(\.id) == form.rules)
    #expect(allowance.reason == form.reason)
  }

  @Test(arguments: [
    "// modallint:allow", "// modallint:allowed a", "// see modallint:allow a", "// modallint:allow — why",
    "// modallint: allow a",
  ])
  func whatAllowsNothing(comment: String) {
    #expect(read("x() \(comment)").allowances.isEmpty)
  }

  @Test func besideCodeTheLineIsCovered() {
    let text = "one()\ntwo() // modallint:allow a\nthree()"
    let suppressions = read(text)
    #expect(!suppressions.allow("a", at: 0))
    #expect(suppressions.allow("a", at: 6))
    #expect(!suppressions.allow("b", at: 6))
    #expect(!suppressions.allow("a", at: text.utf8.count - 2))
  }

  @Test func onItsOwnTheNextExtentIsCovered() {
    let text = "one()\n  // modallint:allow a\nfunc f() {\n  two()\n}\nthree()"
    let suppressions = read(text)
    let two = text.utf8.count - "two()\n}\nthree()".utf8.count
    #expect(!suppressions.allow("a", at: 0))
    #expect(suppressions.allow("a", at: two))
    #expect(!suppressions.allow("a", at: text.utf8.count - 2))
  }

  @Test func onItsOwnAtTheEndNothingIsCovered() {
    #expect(read("one()\n// modallint:allow a").allowances.map(\.extent.isEmpty) == [true])
  }

  @Test func theWholeFile() {
    let suppressions = read("one()\n// modallint:allow-file a, b — generated\ntwo()")
    #expect(suppressions.allow("a", at: 0) && suppressions.allow("b", at: 48) && !suppressions.allow("c", at: 0))
    #expect(suppressions.allowances[0].reason == "generated")
  }

  @Test func fromBeginToEnd() throws {
    let text = "a()\n// modallint:begin-allow r — why\nb()\n// modallint:end-allow r\nc()\n// modallint:begin-allow r\nd()"
    let suppressions = read(text)
    func allows(_ call: String) throws -> Bool {
      suppressions.allow("r", at: try #require(Array(text.utf8).firstRange(of: Array("\(call)()".utf8))).lowerBound)
    }
    let allowed = try ["a", "b", "c", "d"].map(allows)
    #expect(allowed == [false, true, false, true])
    #expect(suppressions.idle.isEmpty)
  }

  @Test func blocksMayNest() {
    let text = "// modallint:begin-allow r\n// modallint:begin-allow s\n// modallint:end-allow r\nx()\n// modallint:end-allow\ny()"
    let suppressions = read(text)
    let (x, y) = (text.utf8.count - 31, text.utf8.count - 3)
    #expect(!suppressions.allow("r", at: x) && suppressions.allow("s", at: x) && !suppressions.allow("s", at: y))
  }

  @Test func whatSaysNothingIsIdle() {
    #expect(read("// modallint:end-allow r\nx() // modallint:allow\n// modallint:allow — why\n").idle.count == 3)
  }

  @Test func ofSeveralTheNearestAllows() {
    let text = "// modallint:allow-file r\nx() // modallint:allow r"
    let nearest = read(text).allowing("r", at: 26)
    #expect(nearest?.allowance == 1 && nearest?.rule == 0)
  }

  /// A comment goes from its mark to the end of the line; an extent from a comment to the next `}`.
  private func read(_ text: String) -> Suppressions {
    let bytes = Array(text.utf8)
    let slash = UInt8(ascii: "/")
    var comments: [Range<Int>] = []
    for line in 1...LineIndex(bytes).lineCount {
      let range = LineIndex(bytes).contentRange(ofLine: line)
      if let start = bytes[range].firstIndex(of: slash) { comments.append(start..<range.upperBound) }
    }
    return Suppressions(LineIndex(bytes), comments: comments) { offset in
      bytes[offset...].firstIndex(of: UInt8(ascii: "}")).map { offset..<$0 + 1 }
    }
  }
}
